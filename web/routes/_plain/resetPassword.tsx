/** /resetPassword?code=…: the page that the mailed link opens. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ResetPasswordScreen } from '#web/features/accounts/reset-password-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_plain/resetPassword')({
  head: () => pageTitle(words.common.places.newPassword),
  validateSearch: (search: Record<string, unknown>): { code?: string } =>
    search.code === undefined ? {} : { code: String(search.code) },
  component: ResetPassword,
});

function ResetPassword() {
  const { code = '' } = Route.useSearch();
  return <ResetPasswordScreen code={code} />;
}
