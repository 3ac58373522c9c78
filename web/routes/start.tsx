/** /start: where the installed app begins and its shortcuts lead: the person's own home, or a place of the side in view. */
import { createFileRoute, redirect } from '@tanstack/react-router';
import { knownPerson } from '#web/features/shell/frame/enter-side.ts';
import { readStart, START_PLACES } from '#web/features/shell/start-places.ts';
import { standInOffline } from '#web/lib/offline/start.ts';
import { homeOf } from '#web/lib/session.ts';

export const Route = createFileRoute('/start')({
  validateSearch: readStart,
  beforeLoad: async ({ context, search }) => {
    const { token, person: known } = context.getSession();
    if (!token && !known && !(await standInOffline(context.queryClient))) throw redirect({ to: '/login' });
    const person = await knownPerson();
    const { side } = context.getSession();
    const home = side === 'hunter' && person.user_profile ? '/hunterDashboard' : homeOf(person);
    const place = person.user_profile && search.to ? START_PLACES[search.to][side] : home;
    throw redirect({ href: place, replace: true });
  },
});
