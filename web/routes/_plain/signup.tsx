/** /signup: a person who is signed in already goes straight on. */
import { createFileRoute, redirect } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { arrival, readLoginSearch } from '#web/features/accounts/arrival.ts';
import { SignUpScreen } from '#web/features/accounts/sign-up-screen.tsx';
import { homeOf } from '#web/lib/session.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_plain/signup')({
  head: () => pageTitle(words.common.places.signUp),
  validateSearch: readLoginSearch,
  beforeLoad({ context, search }) {
    const { token, person } = context.getSession();
    if (token && person) throw redirect({ href: arrival(homeOf(person), search) });
  },
  component: SignUp,
});

function SignUp() {
  return <SignUpScreen {...Route.useSearch()} />;
}
