/** The other address of a talent's conversation (rule 9.15). */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ConversationScreen } from '#web/features/messages/conversation-screen.tsx';
import { MessagesFrame } from '#web/features/messages/lists/messages-frame.tsx';
import { loadThread } from '#web/features/messages/thread.ts';
import { pageTitle } from '#web/lib/title.ts';
import { readThreadSearch } from '../../-searches.ts';

export const Route = createFileRoute('/_guard/_talent/talentMessageDetails/$id')({
  head: () => pageTitle(words.common.places.messages),
  validateSearch: readThreadSearch,
  loader: ({ context, params, location }) =>
    loadThread(context.queryClient, 'talent', params.id, readThreadSearch(location.search).at ?? null),
  component: ConversationRoute,
});

function ConversationRoute() {
  const { id } = Route.useParams();
  const { at = null } = Route.useSearch();
  return (
    <MessagesFrame side="talent" open={id}>
      <ConversationScreen side="talent" personId={id} at={at} />
    </MessagesFrame>
  );
}
