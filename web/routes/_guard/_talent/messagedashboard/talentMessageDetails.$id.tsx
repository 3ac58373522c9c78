/** One conversation of the talent, with the person in the path. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ConversationScreen } from '#web/features/messages/conversation-screen.tsx';
import { loadThread } from '#web/features/messages/thread.ts';
import { pageTitle } from '#web/lib/title.ts';
import { readThreadSearch } from '../../../-searches.ts';

export const Route = createFileRoute('/_guard/_talent/messagedashboard/talentMessageDetails/$id')({
  head: () => pageTitle(words.common.places.messages),
  validateSearch: readThreadSearch,
  loader: ({ context, params, location }) =>
    loadThread(context.queryClient, 'talent', params.id, readThreadSearch(location.search).at ?? null),
  component: ConversationRoute,
});

function ConversationRoute() {
  const { id } = Route.useParams();
  const { at = null } = Route.useSearch();
  return <ConversationScreen side="talent" personId={id} at={at} />;
}
