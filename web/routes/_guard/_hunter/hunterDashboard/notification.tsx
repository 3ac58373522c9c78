/** /hunterDashboard/notification. */
import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/notification')({
  head: () => pageTitle('Notifications'),
  component: () => <NotificationsScreen side="hunter" />,
});
