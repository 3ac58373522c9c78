/** Commands of bids: apply, take back, reject; taking down a job, which decides its bids; and erasing a person's. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { bids as endpoints } from '#contract/bids/bids.ts';
import type { Side } from '#contract/core/common.ts';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { BUDGET_MIN_NAIRA, fromNaira, type Kobo } from '#contract/core/money.ts';
import type { jobs } from '#contract/jobs/jobs.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Bids } from '#server/core/db/tables.gen.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, illegalStep, invalid, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { perform, performAll } from '#server/core/work/acts.ts';
import { record } from '#server/core/work/events.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { deleteJob } from '#server/jobs/commands.ts';
import { holdJobForBid, isUnanswered, lockJob, lockOwnJob } from '#server/jobs/policy.ts';
import { type BidRow, bids, isUndecided } from './acts.ts';
import { bidView, readBids } from './queries.ts';

/**
 * Applies for a job. 404 when the talent may not see it, 403 when it is their own or one of the two has blocked the other,
 * 409 when it takes no bids (any more) or the talent has applied already, even in a race; 422 when the accepted price is
 * not the budget or their own price is too small.
 */
export async function apply(
  ctx: Ctx,
  { body }: { body: Body<typeof endpoints.apply> },
): Promise<Reply<typeof endpoints.apply>> {
  const job = await holdJobForBid(ctx, body.job_id);
  if (job.hunter_id === ctx.actor.userId) throw new Refusal(403, words.jobs.errors.ownJob);
  const price = priceOf(body, job);
  if (job.status !== 'bidding') throw illegalStep(job.status);
  const id = await writeBid(ctx.tx, {
    job_id: job.id,
    talent_id: ctx.actor.userId,
    pitch: body.pitch,
    price,
    accepts_budget: body.accept_price != null,
    created_at: ctx.now,
  });
  await record(ctx.tx, {
    name: 'bid.apply',
    about: { kind: 'job', id: job.id },
    actor: { kind: 'talent', id: ctx.actor.userId },
    facts: {
      title: job.title,
      bid_id: id,
      talent_id: ctx.actor.userId,
      price: String(price),
    },
    at: ctx.now,
  });
  const [row] = await readBids(ctx, sql`where b.id = ${id}`);
  return { success: true, job_user: bidView(ctx, orNotFound(row)) };
}

type NewBid = Pick<
  Selectable<Bids>,
  'job_id' | 'talent_id' | 'pitch' | 'price' | 'accepts_budget' | 'created_at'
>;

/** Writes a bid without notifying anybody; returns its id. 409 when the talent has one for this job. */
export async function writeBid(tx: Write, bid: NewBid): Promise<string> {
  const made = await tx
    .insertInto('bids')
    .values({ ...bid, id: newId(), updated_at: bid.created_at })
    .onConflict((other) => other.columns(['talent_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw conflict(words.jobs.errors.applied, 'already_applied');
  return made.id;
}

/** The accepted budget or the talent's own price, in kobo; the contract allows exactly one of them. */
function priceOf(body: Body<typeof endpoints.apply>, job: JobRow): Kobo {
  if (body.accept_price != null) {
    const accepted = fromNaira(body.accept_price);
    if (accepted !== job.budget) throw invalid('accept_price', words.jobs.errors.notTheBudget);
    return accepted;
  }
  const own = fromNaira(body.price_to_accept ?? '0');
  if (own < fromNaira(BUDGET_MIN_NAIRA))
    throw invalid('price_to_accept', words.jobs.errors.priceMin(BUDGET_MIN_NAIRA));
  return own;
}

/** Locks a bid after its job; 404 unless the caller is on this `side` of it. */
async function lockBid(ctx: Ctx, bidId: string, side: Side): Promise<BidRow> {
  const { userId } = ctx.actor;
  const { rows } = await sql<{ job_id: string }>`
    select b.job_id
    from bids b
    join jobs j on j.id = b.job_id
    where b.id = ${bidId} and ${side === 'hunter' ? sql`j.hunter_id` : sql`b.talent_id`} = ${userId}
  `.execute(ctx.tx);
  const { job_id } = orNotFound(rows[0]);
  const job = orNotFound(await lockJob(ctx.tx, job_id, {}));
  return orNotFound((await lockBids(ctx.tx, job, sql`id = ${bidId}`))[0]);
}

/** Locks the bids of a locked job for which `which` is true; returns them oldest first. */
async function lockBids(tx: Write, job: JobRow, which: RawBuilder<unknown>): Promise<BidRow[]> {
  const { rows } = await sql<Omit<BidRow, 'job'>>`
    select id, job_id, talent_id, rejected_at, withdrawn_at
    from bids b
    where job_id = ${job.id} and ${which}
    order by id
    for update
  `.execute(tx);
  return rows.map((row) => ({ ...row, job }));
}

export function lockBidAsHunter(ctx: Ctx, params: Params<typeof endpoints.reject>): Promise<BidRow> {
  return lockBid(ctx, params.id, 'hunter');
}

export function lockBidAsTalent(ctx: Ctx, params: Params<typeof endpoints.withdrawBid>): Promise<BidRow> {
  return lockBid(ctx, params.id, 'talent');
}

/** Rejects with a reason that the talent reads. 409 when the bid was decided already. */
export async function reject(
  ctx: Ctx,
  { body }: { body: Body<typeof endpoints.reject> },
  bid: BidRow,
): Promise<Reply<typeof endpoints.reject>> {
  await rejectBids(ctx.tx, [bid], ctx.actor.userId, body.rejection_reason, ctx.now);
  return { success: true };
}

/** Takes the caller's bid back. 409 when it was decided already. */
export async function withdrawBid(
  ctx: Ctx,
  _input: unknown,
  bid: BidRow,
): Promise<Reply<typeof endpoints.withdrawBid>> {
  const by = { kind: 'talent', id: ctx.actor.userId } as const;
  await perform(ctx.tx, bids, bid, 'withdraw', { by, at: ctx.now });
  return { success: true };
}

/** Takes the caller's job down and rejects its waiting bids. 409 `job_locked` once it has an agreement. */
export async function removeJob(ctx: Ctx, _input: unknown, job: JobRow): Promise<Reply<typeof jobs.remove>> {
  await deleteJob(ctx, job);
  await rejectWaiting(ctx.tx, job, english.jobs.rejections.jobRemoved, ctx.now);
  return { success: true };
}

/** Rejects the other bids of a job once its agreement is paid for (rule 2.5). `job` is the row as it was agreed. */
export function rejectOtherBids(tx: Write, job: JobRow, at: Date): Promise<void> {
  return rejectWaiting(tx, job, english.jobs.rejections.anotherHired, at, job.bid_id);
}

/** Rejects every waiting bid of a job except `exceptId`, and notifies their talents. */
export async function rejectWaiting(
  tx: Write,
  job: JobRow,
  reason: string,
  at: Date,
  exceptId: string | null = null,
): Promise<void> {
  const waiting = sql`${isUnanswered} and id is distinct from ${exceptId}`;
  const rows = await lockBids(tx, job, waiting);
  if (rows.length > 0) await rejectBids(tx, rows, job.hunter_id, reason, at);
}

async function rejectBids(
  tx: Write,
  rows: readonly BidRow[],
  hunterId: string,
  reason: string,
  at: Date,
): Promise<void> {
  await performAll(tx, bids, rows, 'reject', {
    by: { kind: 'hunter', id: hunterId },
    at,
    set: { rejection_reason: reason },
    facts: { reason },
  });
}

/** Takes down the caller's jobs that take bids, which notifies their bidders; takes back the caller's own undecided bids. */
export async function eraseBids(ctx: Ctx): Promise<void> {
  const { userId } = ctx.actor;
  const jobs = await sql<{ id: string }>`
    select id from jobs where hunter_id = ${userId} and status = 'bidding' and deleted_at is null order by id
  `.execute(ctx.tx);
  for (const { id } of jobs.rows) await removeJob(ctx, null, await lockOwnJob(ctx, { id }));
  const waiting = await sql<{ id: string }>`
    select b.id
    from bids b
    join jobs j on j.id = b.job_id
    where b.talent_id = ${userId} and ${isUnanswered} and j.deleted_at is null
      and j.status in ('bidding', 'offered', 'agreed')
    order by b.job_id
  `.execute(ctx.tx);
  for (const { id } of waiting.rows) {
    const bid = await lockBidAsTalent(ctx, { id });
    if (isUndecided(bid, bid.job)) await withdrawBid(ctx, null, bid);
  }
  await sql`
    update bids b set pitch = ''
    where b.talent_id = ${userId}
      and not exists (select from jobs j where j.bid_id = b.id and j.funded_at is not null)
  `.execute(ctx.tx);
}
