/** /operator/mails: mails that were given up. */
import { createFileRoute } from '@tanstack/react-router';
import { MailsScreen } from '#web/features/operator/mails-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/mails')({
  head: () => pageTitle('Mails'),
  component: Room,
});

function Room() {
  return <MailsScreen />;
}
