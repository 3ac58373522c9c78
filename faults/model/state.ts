/** What the model knows: which order stands where, what was paid at the provider, what may follow. */
import type { Person } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Agreed } from '#server/testing/market.ts';

export type Status = 'bidding' | 'agreed' | 'active' | 'submitted' | 'disputed' | 'accepted' | 'cancelled';

/** One opened page of the provider; `paid` in kobo, null: not yet. */
export type Checkout = { reference: string; paid: bigint | null };

export type Order = {
  agreed: Agreed;
  /** Kobo. */
  price: bigint;
  status: Status;
  started: boolean;
  /** The talent left the agreement, and took the bid along. */
  bidGone: boolean;
  submittedAt: Date | null;
  /** Who opened the dispute, and where the order stood then. */
  dispute: { by: 'hunter' | 'talent'; from: Status } | null;
  checkouts: Checkout[];
};

export type Model = {
  orders: Order[];
  /** True once a fault was planted: an answer may say "not now" from then on. */
  faulty: boolean;
  /** Days by which the clock was turned: sessions last for 30. */
  days: number;
};

export type Real = {
  app: TestApp;
  hunter: Person;
  talent: Person;
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

const SILENCE_MS = 14 * 86_400_000;

/** Steps that nobody calls: money arrives, silence accepts. */
export function mayHaveMoved(order: Order, to: string, now: Date): boolean {
  if (order.status === 'agreed' && to === 'active')
    return order.checkouts.some((one) => one.paid === order.price);
  if (order.status === 'submitted' && to === 'accepted')
    return order.submittedAt !== null && now.getTime() - order.submittedAt.getTime() >= SILENCE_MS;
  return false;
}
