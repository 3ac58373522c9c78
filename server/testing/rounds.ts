/** Builders of further rounds: a gig that states a price for one, and an order of it whose rounds are used up. */
import { bids } from '#contract/bids/bids.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { SUGGESTED_RIGHTS } from '#contract/gigs/rights.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import { rounds } from '#contract/orders/rounds.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Person } from './actors.ts';
import type { TestApp } from './app.ts';
import { GIG_FIELDS, type GigForm, liveGig, orderOf } from './gigs.ts';
import { pngOf } from './past-work.ts';
import { fund } from './story.ts';

type Package = GigForm['scopepackage'][number];

/** A gig whose first package includes one round of changes and, unless `changes` differ, a further one for N15,000 in 3 days. */
export function gigWithRounds(talent: Person, changes: Partial<Package> = {}): Promise<Gig> {
  const [first, second] = GIG_FIELDS.scopepackage as [Package, Package];
  const further_round = { price: '15000', days: 3 };
  return liveGig(talent, {
    scopepackage: [{ ...first, rights: SUGGESTED_RIGHTS, further_round, ...changes }, second],
  });
}

export function readSubmission(who: Person, id: string): Promise<OrderDetail> {
  return who.ok(orders.getSubmitted, { params: { id } }).then(({ submission }) => submission);
}

type Parties = { hunter: Person; talent: Person };

/** Takes an order to `active`: agreed, paid and started. */
export async function startOrder(app: TestApp, { hunter, talent }: Parties, id: string): Promise<void> {
  await talent.ok(bids.acceptOrder, { params: { id }, body: { terms_accepted: true } });
  await fund(app, hunter, id);
  await talent.ok(orders.start, { params: { id } });
}

/** Orders the gig's first package, paid and started; returns the order's id. */
export async function startedGigOrder(app: TestApp, parties: Parties, gig: Gig): Promise<string> {
  const body = orderOf(gig, 1, lagosDay(app.services.clock.now()));
  const { job_id } = await parties.hunter.ok(gigOrders.order, { params: { id: gig.id }, body });
  await startOrder(app, parties, job_id);
  return job_id;
}

/** Submits the work with one picture; returns the id of its file. */
export async function handInPicture(talent: Person, id: string): Promise<string> {
  const upload = { field: 'file', name: 'label.png', type: 'image/png', content: await pngOf(3, 3) };
  const { file } = await talent.ok(deliverables.add, { params: { id }, upload });
  await talent.ok(orders.submit, { params: { id }, body: { comment: 'Done', files: [file.id] } });
  return file.id;
}

/** An order whose only round of changes is used up; its second round, with the file `file`, waits for an answer. */
export async function orderWithoutRoundsLeft(
  app: TestApp,
  parties: Parties,
): Promise<{ id: string; file: string }> {
  const id = await startedGigOrder(app, parties, await gigWithRounds(parties.talent));
  await handInPicture(parties.talent, id);
  await parties.hunter.ok(orders.decline, { params: { id }, body: { reason: 'Warmer' } });
  return { id, file: await handInPicture(parties.talent, id) };
}

export const leafMark = (file_id: string) => ({
  ...{ file_id, kind: 'must', text: 'Leaf <b>lower</b>' },
  ...{ x: 0.25, y: 0.5 },
});
export const nameMark = (file_id: string) => ({ file_id, kind: 'nice', text: 'Name on one line' });
export const warmerMark = { kind: 'must', text: 'Warmer' };

export function askRound(who: Person, id: string, list: readonly object[], key?: string) {
  return who.call(rounds.order, { params: { id }, body: { marks: list as never }, ...(key && { key }) });
}

/** Orders a further round; returns the id of its order. */
export async function orderedRound(
  hunter: Person,
  id: string,
  list: readonly object[] = [warmerMark],
): Promise<string> {
  const body = { marks: list as never };
  return (await hunter.ok(rounds.order, { params: { id }, body })).job_id;
}
