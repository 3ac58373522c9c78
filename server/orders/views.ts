/** Orders as the contract sends them, for a whole list in a constant number of queries; and requests for more time. */
import { sql } from 'kysely';
import type { PayoutStatus } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import { toNaira } from '#contract/core/money.ts';
import type { Extension } from '#contract/orders/deadlines.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { endOfLagosDay } from '#server/core/clock.ts';
import type { Actor, ReadCtx } from '#server/core/http/context.ts';
import { accessRule } from '#server/escrow/policy.ts';
import {
  divisionOf,
  type ExtensionRow,
  type OrderProgress,
  progressOfOrders,
} from '#server/escrow/queries.ts';
import { milestoneView, type WorkViewing } from '#server/escrow/views.ts';
import { type JobRow, jobVerbsOf } from '#server/jobs/acts.ts';
import { gigsOfOrders, type OrderedGig } from '#server/jobs/gig-orders/queries.ts';
import { type OwnAccount, ownAccountsOf } from '#server/ledger/queries.ts';
import { newestPayouts } from '#server/ledger/trails/queries.ts';
import { progressOf } from '#server/payouts/queries.ts';
import { type JobReviews, reviewsOfJobs } from '#server/reviews/queries.ts';
import { turnOf } from './rules.ts';

/** What the list needs beside the rows themselves, read once for all of them. */
export type Surroundings = {
  side: Side;
  names: Map<string, string>;
  progress: Map<string, OrderProgress>;
  reviews: Map<string, JobReviews>;
  /** The reader's own account in each order, and their newest payout from it. */
  accounts: Map<string, OwnAccount>;
  payouts: Map<string, PayoutStatus>;
  gigs: Map<string, OrderedGig>;
};

export async function orderViews(ctx: ReadCtx, jobs: readonly JobRow[], side: Side): Promise<OrderRow[]> {
  const around = await surroundingsOf(ctx, jobs, side);
  return jobs.map((job) => orderView(ctx, job, around));
}

/** Who reads, and when. */
export type Reader = Pick<ReadCtx, 'db' | 'now'> & { actor: Pick<Actor, 'userId'> };

export async function surroundingsOf(
  ctx: Reader,
  jobs: readonly JobRow[],
  side: Side,
): Promise<Surroundings> {
  const ids = jobs.map((job) => job.id);
  return {
    side,
    names: await readNames(ctx, jobs),
    progress: await progressOfOrders(ctx.db, jobs, ctx.now),
    reviews: await reviewsOfJobs(ctx, ids),
    accounts: await ownAccountsOf(
      ctx.db,
      ctx.actor.userId,
      side === 'hunter' ? 'hunter-payback' : 'talent-payable',
      ids,
    ),
    payouts: await newestPayouts(ctx.db, ctx.actor.userId, side, ids),
    gigs: await gigsOfOrders(ctx.db, ids),
  };
}

/** One order for its reader. */
export function orderView(ctx: ReadCtx, job: JobRow, around: Surroundings): OrderRow {
  const progress = around.progress.get(job.id);
  if (!progress) throw new Error(`no progress of job ${job.id}`);
  const withdrawable = around.accounts.get(job.id)?.balance ?? 0n;
  const payout = around.payouts.get(job.id);
  const { reviews, hiddenUntil } = around.reviews.get(job.id) ?? { reviews: [], hiddenUntil: null };
  const net_pay = toNaira(netPayOf(job, progress));
  const viewing = workViewing(ctx, job, progress, around.side);
  const milestones = progress.milestones.map((one) => milestoneView(one, viewing));
  const guarded = { progress, reviewedBy: reviews.map((review) => review.reviewer.id) };
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
    user: { id: job.hunter_id, name: around.names.get(job.hunter_id) ?? '' },
    creative: { id: job.talent_id as string, name: around.names.get(job.talent_id ?? '') ?? '' },
    terms: job.terms,
    started_at: job.started_at?.toISOString() ?? null,
    delivered_at: job.submitted_at?.toISOString() ?? null,
    late: isLate(job, ctx.now),
    turn: turnOf(job, guarded, { side: around.side, withdrawable: withdrawable > 0n }, ctx.now),
    extension: progress.extension && extensionView(progress.extension),
    review: reviews.find((review) => review.reviewee.id === job.talent_id) ?? null,
    review_hidden_until: hiddenUntil,
    job: { id: job.id, title: job.title, net_pay, start_date: job.start_date, end_date: job.end_date },
    payout: payout ? progressOf(payout) : null,
    withdrawable: toNaira(withdrawable),
    gig: around.gigs.get(job.id) ?? null,
    can: jobVerbsOf(job, ctx.actor.userId, ctx.now, guarded),
  };
}

/** How this side reads the work of the order. */
export function workViewing(ctx: ReadCtx, job: JobRow, progress: OrderProgress, side: Side): WorkViewing {
  return { files: ctx.services.files, now: ctx.now, access: accessRule(side, job, progress) };
}

/** What the talent receives: as booked when it ended, as it stands while it runs. */
function netPayOf(job: JobRow, progress: OrderProgress): bigint {
  if (job.status === 'cancelled' && !job.funded_at) return 0n;
  const price = job.price ?? job.budget;
  return divisionOf({ ...job, price }, progress).parts.talent;
}

/** Late Delivery: it is paid for, now is after the end of `end_date` in Africa/Lagos, and the work is not delivered. */
function isLate(job: JobRow, now: Date): boolean {
  return job.status === 'active' && job.end_date !== null && now > endOfLagosDay(job.end_date);
}

async function readNames(ctx: Reader, jobs: readonly JobRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(jobs.flatMap((job) => [job.hunter_id, job.talent_id ?? job.hunter_id]))];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id = any(${ids}::uuid[])
  `.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row.name]));
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
