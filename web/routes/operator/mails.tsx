/** /operator/mails: undelivered e-mails. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { EmailsScreen } from '#web/features/operator/emails-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/mails')({
  head: () => pageTitle(words.operator.emails.title),
  component: EmailsScreen,
});
