/** The status of a bid, and how its price compares to the budget, as chips. */
import type * as z from 'zod/mini';
import type { Side } from '#contract/core/common.ts';
import type { bidStatus } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';

export type BidStatus = z.infer<typeof bidStatus>;

const WORDS: Record<BidStatus, string> = {
  applied: words.common.status.applied,
  offered: words.common.status.agreementSent,
  agreed: words.common.status.agreed,
  hired: words.jobs.bids.hired,
  rejected: words.jobs.bids.rejected,
  withdrawn: words.common.status.withdrawn,
};
const TONES: Record<BidStatus, Tone> = {
  applied: 'active',
  offered: 'warn',
  agreed: 'good',
  hired: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
};

/** A talent reads "received" where the hunter reads "sent". */
export function BidStatusBadge({ status, reader = 'hunter' }: { status: BidStatus; reader?: Side }) {
  const received = status === 'offered' && reader === 'talent';
  return <Badge tone={TONES[status]}>{received ? words.jobs.bids.agreementReceived : WORDS[status]}</Badge>;
}

/** `price` and `budget` in naira. */
export function PriceBadge({ price, budget }: { price: number; budget: number }) {
  if (price === budget) return <Badge>{words.jobs.bids.atBudget}</Badge>;
  const apart = showNaira(Math.abs(price - budget));
  return price > budget ? (
    <Badge tone="warn">{words.jobs.bids.overBudget(apart)}</Badge>
  ) : (
    <Badge tone="good">{words.jobs.bids.underBudget(apart)}</Badge>
  );
}
