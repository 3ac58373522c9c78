/** /forgotPassword. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ForgotPasswordScreen } from '#web/features/accounts/forgot-password-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_plain/forgotPassword')({
  head: () => pageTitle(words.common.places.forgotPassword),
  component: ForgotPasswordScreen,
});
