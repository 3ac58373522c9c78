/** /hunterDashboard/messageHunter: the hunter's conversations. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { NoneChosen } from '#web/features/messages/lists/messages-frame.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/messageHunter/')({
  head: () => pageTitle(words.common.places.messages),
  component: () => <NoneChosen side="hunter" />,
});
