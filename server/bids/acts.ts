/** Bids as subjects of acts; a bid is also decided by the status of its job. */

import type { Selectable, Updateable } from 'kysely';
import type * as z from 'zod/mini';
import type { bid } from '#contract/bids/bids.ts';
import type { Side } from '#contract/core/common.ts';
import { words } from '#contract/words.ts';
import type { Bids } from '#server/core/db/tables.gen.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { can, type Subject } from '#server/core/work/acts.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { type BidState, type BidsJob, statusOf } from '#server/jobs/rules.ts';

export type BidVerb = z.output<typeof bid>['can'][number];

export type BidRow = BidState &
  Pick<Selectable<Bids>, 'job_id' | 'talent_id'> & { job: Pick<JobRow, 'title' | 'status' | 'bid_id'> };

const decided = () => conflict(words.jobs.errors.bidDecided, 'decided');

export const bids: Subject<'bid', BidRow, Updateable<Bids>, null, 'title' | 'talent_id' | 'bid_id'> = {
  name: 'bid',
  table: 'bids',
  statusOf: (bid) => (bid.rejected_at ? 'rejected' : bid.withdrawn_at ? 'withdrawn' : 'waiting'),
  columnsOf: (status, at) =>
    status === 'rejected' ? { rejected_at: at, updated_at: at } : { withdrawn_at: at, updated_at: at },
  aboutOf: (bid) => ({ kind: 'job', id: bid.job_id }),
  factsOf: (bid) => ({ title: bid.job.title, talent_id: bid.talent_id, bid_id: bid.id }),
  refusal: decided,
  guards: {
    undecided: { looksAt: 'row', refuses: (bid) => (isUndecided(bid, bid.job) ? null : decided()) },
  },
};

/** The bid that the job's agreement chose; it is waiting as long as the job refers to it. */
export function chosenBid(job: JobRow): BidRow {
  const { bid_id, talent_id } = job;
  if (!bid_id || !talent_id) throw new Error(`job ${job.id} has no agreement`);
  return { id: bid_id, job_id: job.id, talent_id, rejected_at: null, withdrawn_at: null, job };
}

/** The acts that this side may do on the bid now; `accept`, which is done by an offer, only while its job takes bids. */
export function bidVerbsOf(row: BidRow, side: Side, at: Date): BidVerb[] {
  const verbs = can(bids, row, { kind: side, id: null }, at, null);
  return verbs.includes('reject') && row.job.status === 'bidding' ? ['accept', ...verbs] : verbs;
}

/** True while the hunter may still choose it and the talent may still take it back. */
export function isUndecided(bid: BidState, job: BidsJob): boolean {
  return statusOf(bid, job) === 'applied';
}
