/** /security: the person's password, e-mail, phone number, devices and recent activity. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { SecurityScreen } from '#web/features/accounts/security-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_member/security')({
  head: () => pageTitle(words.common.places.security),
  component: SecurityScreen,
});
