/** Orders and extensions as the contract sends them, and the columns that they need. */
import { type RawBuilder, sql } from 'kysely';
import type { PayoutStatus } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import { toNaira } from '#contract/core/money.ts';
import type { Extension } from '#contract/orders/extension.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { endOfLagosDay } from '#server/core/clock.ts';
import type { Actor, ReadCtx } from '#server/core/http/context.ts';
import { accessRule } from '#server/escrow/policy.ts';
import {
  type ExtensionRow,
  type OrderProgress,
  type ProgressFacts,
  progressFacts,
  progressFrom,
} from '#server/escrow/queries.ts';
import { divisionOf } from '#server/escrow/rules.ts';
import { milestoneView, type WorkViewing } from '#server/escrow/views.ts';
import { type JobRow, jobVerbsOf } from '#server/jobs/acts.ts';
import { type OrderedGig, orderedGig } from '#server/jobs/gig-orders/queries.ts';
import type { OrderGuardData } from '#server/jobs/guards.ts';
import { leftIn } from '#server/ledger/queries.ts';
import { newestPayout } from '#server/ledger/trails/queries.ts';
import { progressOf } from '#server/payouts/queries.ts';
import { type JobReviews, jobReviews, type ReviewJson, reviewsOf } from '#server/reviews/queries.ts';
import { pictureOfOrder } from './pictures/queries.ts';
import { turnOf } from './rules.ts';

/** A jobs row with what one of its parties sees in addition. */
export type OrderJob = JobRow & {
  hunter_name: string;
  talent_name: string;
  progress_facts: ProgressFacts;
  reviews: ReviewJson[];
  /** The balance of the reader's own account for this order, in kobo, and the status of their newest payout from it. */
  left: bigint;
  payout: PayoutStatus | null;
  gig: OrderedGig | null;
  picture: string | null;
};

/** The columns of `OrderJob` for a jobs row aliased `j`, as this party sees it. */
export function orderColumns(userId: string): RawBuilder<unknown> {
  return sql`
    j.*,
    (select u.name from users u where u.id = j.hunter_id) as hunter_name,
    (select u.name from users u where u.id = j.talent_id) as talent_name,
    ${progressFacts} as progress_facts,
    ${reviewsOf(sql`j.id`)} as reviews,
    ${leftIn(sql`j.id`, userId)} as left,
    ${newestPayout(sql`j.id`, userId)} as payout,
    ${orderedGig} as gig,
    ${pictureOfOrder} as picture
  `;
}

/** Who reads, through which connection and when. */
export type Reader = Pick<ReadCtx, 'db' | 'now'> & { actor: Pick<Actor, 'userId'> };

/** The data that guards and turns depend on. */
export function guardDataOf(reader: Reader, job: OrderJob): OrderGuardData & JobReviews {
  const found = jobReviews(reader, job.reviews);
  return {
    ...found,
    progress: progressFrom(job, job.progress_facts, reader.now),
    reviewedBy: found.reviews.map((review) => review.reviewer.id),
  };
}

/** An order as this side sees it. */
export function orderView(
  ctx: ReadCtx,
  job: OrderJob,
  side: Side,
  guardData: ReturnType<typeof guardDataOf> = guardDataOf(ctx, job),
): OrderRow {
  const { progress, reviews, hiddenUntil } = guardData;
  const net_pay = toNaira(netPayOf(job, progress));
  const viewing = workViewing(ctx, job, progress, side);
  const milestones = progress.milestones.map((one) => milestoneView(one, viewing));
  return {
    id: job.id,
    job_id: job.id,
    bid_id: job.bid_id,
    title: job.title,
    job_description: job.brief,
    milestone: String(milestones.length),
    milestones,
    net_pay,
    price_budget: toNaira(job.price ?? job.budget),
    start_date: job.start_date,
    end_date: job.end_date,
    created_at: job.created_at.toISOString(),
    updated_at: job.updated_at.toISOString(),
    status: job.status as OrderRow['status'],
    order_accepted: job.agreed_at ? 1 : 0,
    user: { id: job.hunter_id, name: job.hunter_name },
    creative: { id: job.talent_id as string, name: job.talent_name },
    terms: job.terms,
    started_at: job.started_at?.toISOString() ?? null,
    delivered_at: job.submitted_at?.toISOString() ?? null,
    late: isLate(job, ctx.now),
    turn: turnOf(job, guardData, { side, withdrawable: job.left > 0n }, ctx.now),
    extension: progress.extension && extensionView(progress.extension),
    review: reviews.find((review) => review.reviewee.id === job.talent_id) ?? null,
    review_hidden_until: hiddenUntil,
    job: { id: job.id, title: job.title, net_pay, start_date: job.start_date, end_date: job.end_date },
    payout: job.payout && progressOf(job.payout),
    withdrawable: toNaira(job.left),
    gig: job.gig,
    picture: job.picture,
    can: jobVerbsOf(job, ctx.actor.userId, ctx.now, guardData),
  };
}

/** How this side may access the work of the order. */
export function workViewing(ctx: ReadCtx, job: JobRow, progress: OrderProgress, side: Side): WorkViewing {
  return {
    userId: ctx.actor.userId,
    files: ctx.services.files,
    now: ctx.now,
    access: accessRule(side, job, progress),
  };
}

/** What the talent receives, in kobo: as booked for an ended order, as of now for a running one. */
function netPayOf(job: JobRow, progress: OrderProgress): bigint {
  if (job.status === 'cancelled' && !job.funded_at) return 0n;
  const price = job.price ?? job.budget;
  return divisionOf({ ...job, price }, progress).talent;
}

/** "Late Delivery": the order is active, not submitted, and `end_date` is over in Africa/Lagos. */
function isLate(job: JobRow, now: Date): boolean {
  return job.status === 'active' && job.end_date !== null && now > endOfLagosDay(job.end_date);
}

export function extensionView(row: ExtensionRow): Extension {
  return {
    id: row.id,
    days: row.days,
    reason: row.reason,
    requested_at: row.requested_at.toISOString(),
    lapses_at: row.lapses_at.toISOString(),
    state: row.state as Extension['state'],
    answered_at: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
  };
}
