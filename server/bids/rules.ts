/** What a bid is at the moment and what its two sides may do with it. Pure. */
import type * as z from 'zod/mini';
import type { bid, bidStatus } from '#contract/bids.ts';

export type BidStatus = z.output<typeof bidStatus>;
export type BidVerb = z.output<typeof bid>['can'][number];

export type BidState = { id: string; rejected_at: Date | null; withdrawn_at: Date | null };
export type JobState = { status: string; bid_id: string | null };

/** Derived, never stored: from what was done to the bid and from where its job stands. */
export function statusOf(bid: BidState, job: JobState): BidStatus {
  if (bid.rejected_at) return 'rejected';
  if (bid.withdrawn_at) return 'withdrawn';
  if (job.bid_id !== bid.id) return 'applied';
  if (job.status === 'offered' || job.status === 'agreed') return job.status;
  return 'hired';
}

/** True while the hunter may still choose it and the talent may still take it back. */
export function isUndecided(bid: BidState, job: JobState): boolean {
  return statusOf(bid, job) === 'applied' && ['bidding', 'offered', 'agreed'].includes(job.status);
}

/** The verbs that this side has for the bid now; one is accepted only while its job takes bids. */
export function verbsOf(bid: BidState, job: JobState, side: 'hunter' | 'talent'): BidVerb[] {
  if (!isUndecided(bid, job)) return [];
  if (side === 'talent') return ['withdraw'];
  return job.status === 'bidding' ? ['accept', 'reject'] : ['reject'];
}
