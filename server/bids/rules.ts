/** When a bid is still to be decided. Pure. */
import { type BidState, type BidsJob, statusOf } from '#server/jobs/rules.ts';

/** True while the hunter may still choose it and the talent may still take it back. */
export function isUndecided(bid: BidState, job: BidsJob): boolean {
  return statusOf(bid, job) === 'applied';
}
