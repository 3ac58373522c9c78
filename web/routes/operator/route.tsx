/** /operator: the console, with a sign-in of its own; nothing of it is part of the market's pages. */
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { useConsole } from '#web/features/operator/console-session.ts';
import { ConsoleShell } from '#web/features/operator/console-shell.tsx';
import { Enrol, SignIn } from '#web/features/operator/sign-in.tsx';
import { Logo } from '#web/features/shell/frame/logo.tsx';
import { PlainShell } from '#web/features/shell/guest/plain-shell.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator')({
  head: () => pageTitle(words.shell.consoleTitles.shell),
  component: Operator,
});

function Operator() {
  const signedIn = useConsole() !== null;
  const { pathname } = useLocation();
  if (!signedIn) {
    return <PlainShell>{pathname === '/operator/enrol' ? <Enrol /> : <SignIn />}</PlainShell>;
  }
  return (
    <ConsoleShell mark={<Logo compact />}>
      <Outlet />
    </ConsoleShell>
  );
}
