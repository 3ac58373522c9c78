/** Follows the links of notifications as their readers do, with the API calls that the screen of each page makes. */
import { expect } from 'vitest';
import { actNames, actOf } from '#contract/acts/all.ts';
import { bids } from '#contract/bids/bids.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { isPublicPage } from '#contract/site/paths.ts';
import { statements } from '#contract/statements/statements.ts';
import { tasks, tracker } from '#contract/tracker/tracker.ts';
import type { Person } from './actors.ts';
import type { TestApp } from './app.ts';
import { isPage } from './pages.ts';

type Ask = (reader: Person, id: string, query: URLSearchParams) => Promise<unknown>;

const order: Ask = (reader, id) => reader.ok(orders.getSubmitted, { params: { id } });
const board: Ask = async (reader, id) => [
  await reader.ok(tracker.get, { params: { id } }),
  await reader.ok(tasks.list, { params: { id } }),
];

/** The API calls of the screen of each page; `:id` is the last part of its path. */
const SCREENS: Record<string, Ask> = {
  '/hunterDashboard/TalentBid/:id': (reader, id) => reader.ok(bids.listForJob, { params: { id } }),
  '/hunterDashboard/paymentbid/:id': (reader, id) => reader.ok(payments.bid, { params: { id } }),
  '/hunterDashboard/SubmittedProjects/detail/:id': order,
  '/hunterDashboard/CompletedProjects/detail/:id': order,
  '/hunterDashboard/CompletedProjects': (reader) => reader.ok(payouts.list, { query: { as: 'hunter' } }),
  '/hunterDashboard/payback': (reader) => reader.ok(statements.paybacks),
  '/hunterDashboard/payment/verify': (reader, _id, query) =>
    reader.ok(payments.verify, { params: { ref: query.get('reference') ?? '' } }),
  '/hunterDashboard/trackersettingshunter/:id': board,
  '/jobrequest/job/:id': (reader, id) => reader.ok(jobs.get, { params: { id } }),
  '/jobrequest/detail/:id': (reader, id) => reader.ok(bids.getOffer, { params: { id } }),
  '/order/submittedProject/:id': order,
  '/proofRoom/:id': order,
  '/order/completedProject/:id': order,
  '/trackerTalent/:id': board,
  '/earning': (reader) => reader.ok(payouts.list, { query: { as: 'talent' } }),
  '/bankAccounts': (reader) => reader.ok(bankAccounts.list),
};

/** What the reader finds at the link, as text. */
async function open(app: TestApp, reader: Person, link: string): Promise<string> {
  const { pathname, searchParams } = new URL(link, app.config.publicUrl);
  if (isPublicPage(pathname)) return (await app.http.inject({ url: link })).body;
  expect(isPage(link), link).toBe(true);
  const ask = SCREENS[pathname.replace(/[0-9a-f-]{36}$/, ':id')];
  if (!ask) throw new Error(`no screen is known for ${link}`);
  return JSON.stringify(await ask(reader, pathname.split('/').at(-1) ?? '', searchParams));
}

/**
 * Follows every link of these readers' new notifications; each must show what it is about. Returns the notifications as
 * `event side`, in the order of the events.
 */
export async function followLinks(app: TestApp, readers: readonly Person[]): Promise<string[]> {
  await app.settle();
  const notified = await app.database.db
    .selectFrom('notifications as n')
    .innerJoin('events as e', 'e.id', 'n.event_id')
    .select(['n.user_id', 'n.side', 'n.name', 'n.link', 'n.facts', 'e.about_kind', 'e.about_id'])
    // Two workers may write the notifications of two events in either order.
    .orderBy('e.id')
    .orderBy('n.id')
    .execute();
  await app.database.db.deleteFrom('notifications').execute();
  const kinds: string[] = [];
  for (const { user_id, side, name, link, ...event } of notified) {
    const reader = readers.find(({ id }) => id === user_id);
    if (!reader) continue;
    const shown = await open(app, reader, link);
    const missing = thingsOf(event).filter((thing) => !shown.includes(thing));
    expect(missing, `not found where ${name} leads the ${side}: ${link}`).toEqual([]);
    kinds.push(`${name} ${side}`);
  }
  return kinds;
}

type LinkedEvent = { about_kind: string; about_id: string; facts: unknown };

/** The texts that must be found: ids of the order, payout or board and of its bid or task; for a member, what is new. */
function thingsOf({ about_kind, about_id, facts }: LinkedEvent): string[] {
  const { bid_id, task_id, bank_name, service_fee } = facts as Record<string, string | undefined>;
  const things = [about_kind === 'user' ? undefined : about_id, bid_id, task_id, bank_name];
  return [...things, service_fee && `${service_fee}%`].filter((one) => one !== undefined);
}

/** All notifications of these nouns, as `event side`. */
export function kindsOf(nouns: readonly string[]): string[] {
  return actNames
    .filter((name) => nouns.includes(name.split('.')[0] ?? ''))
    .flatMap((name) => Object.keys(actOf(name).notify ?? {}).map((side) => `${name} ${side}`));
}
