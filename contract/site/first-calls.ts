/** The first API calls of each screen, by address: the page sends them before the app has loaded. */
import * as paths from './paths.ts';

/** Addresses and the calls of their screens, relative to `/api/`; `$id` in a call is the one in the address. */
const FIRST_CALLS: readonly (readonly [addresses: readonly string[], ...calls: string[]])[] = [
  [[paths.ownJobs], 'turn?as=hunter', 'job?status=all'],
  [[paths.jobList], 'job?status=all'],
  [[paths.shortlist], 'shortlist'],
  [[paths.jobsWithBids], 'job/getopenjobs?as=hunter'],
  [[paths.bidsOfJob, paths.openJob], 'job/$id'],
  [[paths.pendingOrders], 'job/getpendingjobs?as=hunter'],
  [[paths.submittedOrders], 'job/getsubmittedjobs?as=hunter'],
  [[paths.endedOrders], 'job/getacceptedjobs?as=hunter'],
  [[paths.boards.hunter], 'trackorder/get?as=hunter'],
  [[paths.notifications.hunter], 'notification?as=hunter'],
  [[paths.boards.talent], 'trackorder/get?as=talent'],
  [[paths.notifications.talent], 'notification?as=talent'],
  [[paths.conversations.hunter, paths.conversations.talent], 'chat/getconversations'],
  [
    [
      ...[paths.orderSent, paths.order.hunter, paths.endedOrder.hunter],
      ...[paths.order.talent, paths.endedOrder.talent],
    ],
    'job/getsubmittedjob/$id',
  ],
  [[paths.conversation.hunter], 'chat/getconversation/$id?limit=30', 'turn?as=hunter'],
  [paths.anyConversation, 'chat/getconversation/$id?limit=30', 'turn?as=talent'],
  [paths.anyGig, 'gig/$id'],
  [[paths.work], 'work'],
  [[paths.openJobs], 'job/getopenjobs'],
  [[paths.talentOrders, `${paths.talentOrders}?tab=pending`], 'job/getpendingjobs?as=talent'],
  [[paths.earnings], 'payment/earnings', 'payment/earnings/overview'],
];

/** Returns the addresses under `/api` that the screen at this path and query (`/jobrequest?tab=applied`) requests first. */
export function firstCallsOf(address: string): string[] {
  for (const [addresses, ...calls] of FIRST_CALLS) {
    const id = idAt(addresses, address);
    if (id !== undefined) return calls.map((call) => `/api/${call.replace('$id', id)}`);
  }
  return [];
}

/** Returns the id in the address if it matches one of these, '' if the match has no id; undefined for any other address. */
export function idAt(addresses: readonly string[], address: string): string | undefined {
  for (const one of addresses) {
    const pattern = one.replace('?', '\\?').replace('$id', '([\\w-]+)');
    const found = new RegExp(`^${pattern}/?$`).exec(address);
    if (found) return found[1] ?? '';
  }
  return undefined;
}
