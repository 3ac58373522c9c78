/** /talentnotification. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/talentnotification')({
  head: () => pageTitle(words.common.places.notifications),
  component: () => <NotificationsScreen side="talent" />,
});
