/** Prefetches the forms that people may begin without a network: their code and their options, while nobody waits for them. */
import { turns } from '#contract/orders/turn-lists.ts';
import * as paths from '#contract/site/paths.ts';
import { isLite } from '#web/lib/lite.ts';
import { versionOf } from '#web/lib/offline/start.ts';
import { isOnline } from '#web/lib/online.ts';
import { loadPages } from '#web/lib/pages.ts';
import { pause } from '#web/lib/pause.ts';
import { callOptions } from '#web/lib/query.ts';
import { getSession, isForgotten } from '#web/lib/session.ts';
import type { makeRouter } from '#web/router.ts';

type Router = ReturnType<typeof makeRouter>;

// Stores the day, version and person for which the forms of a side are on this device.
const STORAGE_KEY = 'adire.forms.';
/** Delay in milliseconds: after a login the first screen has the network for itself. */
const AFTER_MS = 2000;
/** Number of orders, due next, that are fetched. */
const ORDERS = 5;

let fetching = '';

/**
 * Stores the forms of the current side on this device: the worker caches the files, the browser the answers. Runs once a day, so
 * that the answers stay new; with Lite, nothing is fetched ahead.
 */
export async function keepForms(router: Router): Promise<void> {
  const { token, person, side } = getSession();
  if (!token || !person || isLite() || !isOnline()) return;
  const version = versionOf(document.documentElement.innerHTML);
  const mark = [person.user.id, version, new Date().toDateString()].join();
  if (fetching === side + mark || localStorage.getItem(STORAGE_KEY + side) === mark) return;
  fetching = side + mark;
  await pause(AFTER_MS);
  if (getSession().side !== side) return;
  // Includes the toast that says it was sent.
  await Promise.all([FORMS[side](router), import('#web/ui/toaster.tsx')]);
  if (!isForgotten()) localStorage.setItem(STORAGE_KEY + side, mark);
}

const FORMS = { hunter: fetchHunterForms, talent: fetchTalentForms };

async function fetchHunterForms(router: Router): Promise<void> {
  await Promise.all([
    router.preloadRoute({ to: paths.createJob }),
    import('#web/features/jobs/parts/price-lines.tsx'),
  ]);
  const { mine } = await router.options.context.queryClient.ensureQueryData(
    callOptions(turns.list, { query: { as: 'hunter' } }),
  );
  const waiting = mine.find(({ turn, in_room }) => turn.doing === 'answer' && in_room);
  // Answering work nearly always begins with a look at it.
  if (waiting) await router.preloadRoute({ to: paths.proofRoom, params: { id: waiting.job_id } });
}

async function fetchTalentForms(router: Router): Promise<void> {
  await Promise.all([
    router.preloadRoute({ to: paths.createGig }),
    router.preloadRoute({ to: paths.openJobs }),
    router.loadRouteChunk(router.routesByPath[paths.openJob]),
    import('#web/features/gigs/parts/overview-step.tsx'),
    import('#web/features/bids/parts/apply-form.tsx'),
  ]);
  const { queryClient } = router.options.context;
  const { mine } = await queryClient.ensureQueryData(callOptions(turns.list, { query: { as: 'talent' } }));
  if (!mine.some(({ list }) => list === 'active')) return;
  const due = mine.filter(({ turn }) => turn.doing === 'work').slice(0, ORDERS);
  const { orders } = await import('#contract/orders/orders.ts');
  const { person } = getSession();
  if (person)
    loadPages(queryClient, orders.listActive, { params: { id: person.user.id }, query: { as: 'talent' } });
  await Promise.all([
    router.preloadRoute({ to: paths.talentOrders, search: { tab: 'active' } }),
    router.loadRouteChunk(router.routesByPath[paths.order.talent]),
    import('#web/features/orders/submit-project-dialog.tsx'),
    import('#web/features/orders/milestones-dialogs.tsx'),
    ...due.map(({ job_id: id }) =>
      queryClient.prefetchQuery(callOptions(orders.getSubmitted, { params: { id } })),
    ),
  ]);
}
