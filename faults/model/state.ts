/** What the model knows: how each order came to where it stands, what was paid at the provider, what may follow. */
import type { Person } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Agreed } from '#server/testing/market.ts';
import type { Desks } from '../support/desks.ts';
import { DAY, type Ending, lapseAt, type Milestone, type Share, shareOf, type Wait } from './division.ts';

export type Side = 'hunter' | 'talent';
export type Status =
  | 'bidding'
  | 'offered'
  | 'agreed'
  | 'active'
  | 'submitted'
  | 'disputed'
  | 'accepted'
  | 'cancelled';

/** One opened page of the provider; `paid` in kobo, null: not yet. */
type Checkout = { reference: string; paid: bigint | null };

/** `left`: milliseconds of silence that were left when it interrupted an answer. */
export type Dispute = {
  id: string;
  by: Side;
  from: Status;
  openedAt: number;
  answered: boolean;
  left: number | null;
  proposal: { by: Side; naira: number } | null;
  /** What the first of two operators decided: who, and naira for the talent. */
  first: { by: number; naira: number } | null;
};

/** By the provider's number. `decided`: what its bank said; `openedAt`: when we heard of it. */
export type Chargeback = {
  id: string;
  reference: string;
  amount: bigint;
  state: 'open' | 'won' | 'lost' | 'expired';
  decided: 'won' | 'lost' | null;
  answered: boolean;
  openedAt: number | null;
  /** Of the payment that filled the escrow. */
  ofEscrow?: boolean;
};

export type Order = {
  agreed: Agreed;
  /** Kobo. */
  price: bigint;
  status: Status;
  fromGig: boolean;
  /** The talent took the bid back, or left the agreement with it. */
  bidGone: boolean;
  invited: 'never' | 'now' | 'taken back';
  /** First day of the agreement. */
  startDay: string;
  fundedAt: number | null;
  started: boolean;
  milestones: Milestone[];
  waits: Wait[];
  round: number;
  /** When silence ends an offer, or accepts what was handed in. */
  silenceAt: number | null;
  /** The newest request for more time, as long as it was not answered. */
  extension: { askedAt: number; days: number } | null;
  extensions: number;
  dispute: Dispute | null;
  disputes: Record<Side, number>;
  checkouts: Checkout[];
  chargebacks: Chargeback[];
  /** Since when a bank asks for what is in escrow. */
  frozenAt: number | null;
  /** What went back to cards out of its payback, or is on its way: kobo, by the reference of the payment. */
  refunds: { id: string; reference: string; amount: bigint }[];
  /** How it ended, and what each side has to have of it; nothing where a bank took all. */
  ending: { how: Ending; parts: Share | null } | null;
};

/** Money that came for nobody. `with`: where it is now. */
export type Stray = {
  reference: string;
  amount: bigint;
  with: 'suspense' | 'hunter' | 'payer';
  /** What the first of two operators wants. */
  first: { by: number; what: string } | null;
};

export type Model = {
  orders: Order[];
  strays: Stray[];
  /** True once a fault was planted: an answer may say "not now" from then on. */
  faulty: boolean;
  /** Days by which the clock was turned: sessions last for 30. */
  days: number;
};

export type Real = {
  app: TestApp;
  hunter: Person;
  talent: Person;
  /** Somebody who can be invited. */
  third: Person;
  /** Two operators at their consoles. */
  desks: Desks;
  /** The account of the talent's bank, and the hunter's. */
  banks: { hunter: string; talent: string };
  counts: Map<string, number>;
};

/** One more of these was run. */
export function count(real: Real, name: string): void {
  real.counts.set(name, (real.counts.get(name) ?? 0) + 1);
}

export function jobOf(order: Order): string {
  return order.agreed.job.id;
}

/** The order or page that a random number means. */
export function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(list.length, 1)];
}

export function nowOf({ app }: Real): number {
  return app.services.clock.now().getTime();
}

/** Paid for, and not over. */
export function isRunning({ status }: Order): boolean {
  return status === 'active' || status === 'submitted' || status === 'disputed';
}

/** The order waits on the hunter from now on. */
export function beginWait(order: Order, kind: Wait['kind'], now: number): void {
  endWait(order, now);
  order.waits.push({ kind, round: order.round, from: now, until: null });
}

/** What the order waited for is over. */
export function endWait(order: Order, now: number): void {
  const open = order.waits.at(-1);
  if (open && open.until === null) open.until = Math.min(now, lapseAt(open));
}

/** True while a request for more time can be answered. */
export function asks(order: Order, now: number): boolean {
  return order.extension !== null && now < order.extension.askedAt + 2 * DAY;
}

/** Nobody asks for more time any more. */
export function dropExtension(order: Order, now: number): void {
  if (order.extension) endWait(order, now);
  order.extension = null;
}

/** After 3 days without an answer an offer lapses. */
export const OFFER_SILENCE_MS = 3 * DAY;
/** After 14 days without an answer the work is accepted. */
export const SILENCE_MS = 14 * DAY;

/** Calls are counted in milliseconds, and the product's clock is read a little later than ours. */
const MOMENT_MS = 5_000;

/** Steps that nobody calls: money arrives, silence accepts. */
export function mayHaveMoved(order: Order, to: string, now: number): boolean {
  if (order.status === 'agreed' && to === 'active')
    return order.checkouts.some((one) => one.paid === order.price);
  const silent = order.silenceAt !== null && now + MOMENT_MS >= order.silenceAt;
  if (order.frozenAt !== null) return false;
  if (order.status === 'submitted') return silent && to === 'accepted';
  return order.status === 'offered' && silent && to === (order.fromGig ? 'cancelled' : 'bidding');
}

/** Ends an order in money, and says who has to have what of it. */
export function endIn(order: Order, to: Order['status'], how: NonNullable<Order['ending']>['how']): void {
  endWait(order, how.at);
  const parts = shareOf(order.price, { ...order, fundedAt: order.fundedAt ?? 0 }, how);
  Object.assign(order, { status: to, ending: { how, parts }, dispute: null, extension: null });
}
