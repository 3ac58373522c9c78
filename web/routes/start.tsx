/**
 * /start: where the installed app begins and its shortcuts lead. A talent's home is here; others are redirected to theirs, and
 * shortcuts to a place of the current side.
 */
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as paths from '#contract/site/paths.ts';
import { LiveUpdates } from '#web/features/messages/frame/live-updates.tsx';
import { FollowPush } from '#web/features/notifications/frame/follow-push.tsx';
import { knownPerson } from '#web/features/shell/frame/enter-side.ts';
import { TalentShell } from '#web/features/shell/frame/side-shells.tsx';
import { showLastSeenOffline } from '#web/lib/offline/start.ts';
import { homeOf, type Side } from '#web/lib/session.ts';

/** Where the shortcuts of the installed app lead, per side. Their names are in `web/public/adire.webmanifest`. */
const PLACES = {
  messages: paths.conversations,
  orders: { talent: paths.talentOrders, hunter: paths.activeOrders },
  jobs: { talent: paths.openJobs, hunter: paths.jobList },
} as const satisfies Record<string, Record<Side, string>>;

type Place = keyof typeof PLACES;

export const Route = createFileRoute('/start')({
  validateSearch: ({ to }: Record<string, unknown>): { to?: Place | undefined } =>
    typeof to === 'string' && Object.hasOwn(PLACES, to) ? { to: to as Place } : {},
  beforeLoad: async ({ context, search }) => {
    const { token, person: known } = context.getSession();
    if (!token && !known && !(await showLastSeenOffline(context.queryClient)))
      throw redirect({ to: '/login' });
    const person = await knownPerson();
    const { side } = context.getSession();
    if (search.to && person.user_profile) throw redirect({ href: PLACES[search.to][side], replace: true });
    // Without a network and a session, the person's own pages are shown, which ask for the login later.
    if (!person.user_profile || !token) throw redirect({ href: homeOf(person), replace: true });
    if (side === 'hunter') throw redirect({ href: paths.turns.hunter, replace: true });
  },
  component: Start,
});

function Start() {
  return (
    <>
      <LiveUpdates />
      <FollowPush />
      <TalentShell />
    </>
  );
}
