/** /confirmEmail?code=…: the page that the links about a change of e-mail open; `from=old` marks the link to the current address. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ConfirmEmailScreen } from '#web/features/accounts/confirm-email-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_plain/confirmEmail')({
  head: () => pageTitle(words.security.confirm.title),
  validateSearch: ({ code, from }: Record<string, unknown>): { code?: string; from?: 'old' } => ({
    ...(code !== undefined && { code: String(code) }),
    ...(from === 'old' && { from }),
  }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { code = '', from } = Route.useSearch();
  return <ConfirmEmailScreen code={code} mayStop={from === 'old'} />;
}
