/** /login: log in, or sign up with `tab=new`; a person who is already signed in goes straight on. */
import { createFileRoute, redirect } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { arrival, type LoginSearch, readLoginSearch } from '#web/features/accounts/arrival.ts';
import { LoginScreen } from '#web/features/accounts/login-screen.tsx';
import { SignUpScreen } from '#web/features/accounts/sign-up-screen.tsx';
import { homeOf } from '#web/lib/session.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_plain/login')({
  head: () => pageTitle(words.common.actions.logIn),
  validateSearch: (search: Record<string, unknown>): LoginSearch & { tab?: 'new' } => ({
    ...readLoginSearch(search),
    ...(search.tab === 'new' && { tab: 'new' }),
  }),
  beforeLoad({ context, search }) {
    const { token, person } = context.getSession();
    if (token && person) throw redirect({ href: arrival(homeOf(person), search) });
  },
  component: Login,
});

function Login() {
  const { tab, ...asked } = Route.useSearch();
  return tab === 'new' ? <SignUpScreen {...asked} /> : <LoginScreen {...asked} />;
}
