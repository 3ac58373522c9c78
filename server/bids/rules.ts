/** What the two sides of a bid may do with it. Pure. */
import type * as z from 'zod/mini';
import type { bid } from '#contract/bids.ts';
import { type BidState, type BidsJob, statusOf } from '#server/jobs/rules.ts';

export type BidVerb = z.output<typeof bid>['can'][number];

/** True while the hunter may still choose it and the talent may still take it back. */
export function isUndecided(bid: BidState, job: BidsJob): boolean {
  return statusOf(bid, job) === 'applied' && ['bidding', 'offered', 'agreed'].includes(job.status);
}

/** The verbs that this side has for the bid now; one is accepted only while its job takes bids. */
export function verbsOf(bid: BidState, job: BidsJob, side: 'hunter' | 'talent'): BidVerb[] {
  if (!isUndecided(bid, job)) return [];
  if (side === 'talent') return ['withdraw'];
  return job.status === 'bidding' ? ['accept', 'reject'] : ['reject'];
}
