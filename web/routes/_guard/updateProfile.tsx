/** /updateProfile: the profile in two steps; the step is in the URL. */
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { arrival, type LoginSearch, readLoginSearch } from '#web/features/accounts/arrival.ts';
import { SetUpScreen } from '#web/features/profile/set-up-screen.tsx';
import { knownPerson } from '#web/features/shell/frame/enter-side.ts';
import { PlainShell } from '#web/features/shell/guest/plain-shell.tsx';
import { getSession, homeOf, usePerson } from '#web/lib/session.ts';
import { pageTitle } from '#web/lib/title.ts';

type Search = LoginSearch & { step?: 2 };

export const Route = createFileRoute('/_guard/updateProfile')({
  head: () => pageTitle(words.shell.titles.yourProfile),
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...readLoginSearch(search),
    ...(search.step === 2 && { step: 2 }),
  }),
  beforeLoad: async () => void (await knownPerson()),
  component: UpdateProfile,
});

function UpdateProfile() {
  const { step = 1, as, next } = Route.useSearch();
  const router = useRouter();
  const navigate = useNavigate({ from: '/updateProfile' });
  const person = usePerson();
  const leave = (saved: boolean) => {
    const { person: now } = getSession();
    const home = homeOf(now ?? person);
    // The server renders the front page, so it takes a page load instead of a navigation.
    if (!saved && !person.user_profile) location.assign('/');
    else void router.navigate({ href: saved ? arrival(home, next ? { next } : {}) : home });
  };
  return (
    <PlainShell wide>
      <SetUpScreen
        step={step}
        side={as}
        onStep={(asked) =>
          void navigate({ search: (now) => ({ ...now, step: asked === 2 ? 2 : undefined }) })
        }
        onLeave={leave}
      />
    </PlainShell>
  );
}
