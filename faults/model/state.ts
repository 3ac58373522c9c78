/** State of the model: the history of each order, what was paid at the provider, and what may follow. */
import type { Person } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Agreed } from '#server/testing/market.ts';
import type { Consoles } from '../support/consoles.ts';
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

/** A payment page opened at the provider; `paid` in kobo, null when not paid yet. */
type Checkout = { reference: string; paid: bigint | null };

/** `left`: milliseconds of the silence period that remained when the dispute interrupted a wait for an answer. */
export type Dispute = {
  id: string;
  by: Side;
  from: Status;
  openedAt: number;
  answered: boolean;
  left: number | null;
  proposal: { by: Side; naira: number } | null;
  /** Decision of the first of two operators: who, and naira for the talent. */
  first: { by: number; naira: number } | null;
};

/** `id` is the provider's number; `decided` the bank's decision; `openedAt` when we heard of it. */
export type Chargeback = {
  id: string;
  reference: string;
  amount: bigint;
  state: 'open' | 'won' | 'lost' | 'expired';
  decided: 'won' | 'lost' | null;
  answered: boolean;
  openedAt: number | null;
  /** True when it is about the payment that filled the escrow. */
  ofEscrow?: boolean;
};

export type Order = {
  agreed: Agreed;
  /** Kobo. */
  price: bigint;
  status: Status;
  fromGig: boolean;
  /** True when the talent withdrew the bid, or left the agreement and with it the bid. */
  bidGone: boolean;
  invited: 'never' | 'now' | 'taken back';
  /** First day of the agreement. */
  startDay: string;
  fundedAt: number | null;
  started: boolean;
  milestones: Milestone[];
  waits: Wait[];
  round: number;
  /** When silence ends an offer or accepts submitted work. */
  silenceAt: number | null;
  /** The newest unanswered request for more time. */
  extension: { askedAt: number; days: number } | null;
  extensions: number;
  dispute: Dispute | null;
  disputes: Record<Side, number>;
  checkouts: Checkout[];
  chargebacks: Chargeback[];
  /** Since when a bank has been asking for the money in escrow. */
  frozenAt: number | null;
  /** Refunds out of its payback, done or pending: kobo, by the payment's reference. */
  refunds: { id: string; reference: string; amount: bigint }[];
  /** How it ended, and the share of each side; null when a bank took everything. */
  ending: { how: Ending; parts: Share | null } | null;
};

/** A payment that fits no order. `with`: where the money is now. */
export type Stray = {
  reference: string;
  amount: bigint;
  with: 'suspense' | 'hunter' | 'payer';
  /** Decision of the first of two operators. */
  first: { by: number; what: string } | null;
};

export type Model = {
  orders: Order[];
  strays: Stray[];
  /** True once a fault was planted: from then on answers may be 502 or 503. */
  faulty: boolean;
  /** Days by which the clock was advanced: sessions last 30. */
  days: number;
};

export type Real = {
  app: TestApp;
  hunter: Person;
  talent: Person;
  /** A person who can be invited. */
  third: Person;
  /** Two operators at their consoles. */
  consoles: Consoles;
  /** Bank accounts of hunter and talent. */
  banks: { hunter: string; talent: string };
  counts: Map<string, number>;
};

/** Counts a command that was run. */
export function count(real: Real, name: string): void {
  real.counts.set(name, (real.counts.get(name) ?? 0) + 1);
}

export function jobOf(order: Order): string {
  return order.agreed.job.id;
}

/** Returns the element that a random number selects. */
export function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(list.length, 1)];
}

export function nowOf({ app }: Real): number {
  return app.services.clock.now().getTime();
}

/** True when the order is paid for and has not ended. */
export function isRunning({ status }: Order): boolean {
  return status === 'active' || status === 'submitted' || status === 'disputed';
}

/** Starts a wait on the hunter. */
export function beginWait(order: Order, kind: Wait['kind'], now: number): void {
  endWait(order, now);
  order.waits.push({ kind, round: order.round, from: now, until: null });
}

/** Ends the current wait. */
export function endWait(order: Order, now: number): void {
  const open = order.waits.at(-1);
  if (open && open.until === null) open.until = Math.min(now, lapseAt(open));
}

/** True while a request for more time can be answered. */
export function canAnswerExtension(order: Order, now: number): boolean {
  return order.extension !== null && now < order.extension.askedAt + 2 * DAY;
}

/** Removes the open request for more time. */
export function dropExtension(order: Order, now: number): void {
  if (order.extension) endWait(order, now);
  order.extension = null;
}

/** Milliseconds after which an unanswered offer lapses: 3 days. */
export const OFFER_SILENCE_MS = 3 * DAY;
/** Milliseconds after which unanswered work is accepted: 14 days. */
export const SILENCE_MS = 14 * DAY;

/** Tolerance in milliseconds, because the product reads its clock a little later than the model. */
const MOMENT_MS = 5_000;

/** True for steps that happen without a call: money arrives, silence accepts. */
export function mayHaveMoved(order: Order, to: string, now: number): boolean {
  if (order.status === 'agreed' && to === 'active')
    return order.checkouts.some((one) => one.paid === order.price);
  const silent = order.silenceAt !== null && now + MOMENT_MS >= order.silenceAt;
  if (order.frozenAt !== null) return false;
  if (order.status === 'submitted') return silent && to === 'accepted';
  return order.status === 'offered' && silent && to === (order.fromGig ? 'cancelled' : 'bidding');
}

/** Ends a paid order and computes the expected shares. */
export function endIn(order: Order, to: Order['status'], how: NonNullable<Order['ending']>['how']): void {
  endWait(order, how.at);
  const parts = shareOf(order.price, { ...order, fundedAt: order.fundedAt ?? 0 }, how);
  Object.assign(order, { status: to, ending: { how, parts }, dispute: null, extension: null });
}
