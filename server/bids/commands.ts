/** The verbs of bids: apply, take back, reject; and taking down a job, which decides its bids. */
import { type Selectable, sql } from 'kysely';
import type { bids } from '#contract/bids.ts';
import type { Body, Params, Reply } from '#contract/endpoint.ts';
import type { jobs } from '#contract/jobs.ts';
import { BUDGET_MIN_NAIRA, fromNaira, type Kobo, showNaira } from '#contract/money.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { type NewEvent, record, recordAll } from '#server/core/events.ts';
import { newId } from '#server/core/ids.ts';
import { conflict, invalid, orNotFound, Refusal } from '#server/core/refusal.ts';
import type { Bids } from '#server/core/tables.gen.ts';
import { deleteJob } from '#server/jobs/commands.ts';
import { type JobRow, lockJob } from '#server/jobs/lifecycle.ts';
import { holdVisibleJob } from '#server/jobs/policy.ts';
import type { BidState } from '#server/jobs/rules.ts';
import { bidViews, readBids } from './queries.ts';
import { isUndecided } from './rules.ts';

const w = words.bid;

/**
 * Applies. 404 a job the talent may not see, 403 the own one, 409 when it takes no bids (any more) or the talent has
 * applied already, also by a race; 422 when the accepted price is not the budget or the own price is too small.
 */
export async function apply(
  ctx: Ctx,
  { body }: { body: Body<typeof bids.apply> },
): Promise<Reply<typeof bids.apply>> {
  const job = await holdVisibleJob(ctx, body.job_id);
  if (job.hunter_id === ctx.actor.userId) throw new Refusal(403, w.own);
  const price = priceOf(body, job);
  if (job.status !== 'bidding') throw conflict(words.refusal.illegalStep(job.status), job.status);
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
      talent: ctx.actor.name,
      price: String(price),
    },
    at: ctx.now,
  });
  const [view] = await bidViews(ctx, await readBids(ctx, sql`where b.id = ${id}`));
  return { success: true, job_user: orNotFound(view) };
}

type NewBid = Pick<
  Selectable<Bids>,
  'job_id' | 'talent_id' | 'pitch' | 'price' | 'accepts_budget' | 'created_at'
>;

/** Writes a bid without a word to anybody; answers its id. 409 when the talent has one for this job. */
export async function writeBid(tx: Tx, bid: NewBid): Promise<string> {
  const made = await tx
    .insertInto('bids')
    .values({ ...bid, id: newId(), updated_at: bid.created_at })
    .onConflict((other) => other.columns(['talent_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw conflict(w.already, 'already_applied');
  return made.id;
}

/** The budget that was accepted, or the talent's own price; the contract lets exactly one of them through. */
function priceOf(body: Body<typeof bids.apply>, job: JobRow): Kobo {
  if (body.accept_price != null) {
    const accepted = fromNaira(body.accept_price);
    if (accepted !== job.budget) throw invalid('accept_price', w.acceptPrice);
    return accepted;
  }
  const own = fromNaira(body.price_to_accept ?? '0');
  if (own < fromNaira(BUDGET_MIN_NAIRA))
    throw invalid('price_to_accept', w.priceMin(showNaira(BUDGET_MIN_NAIRA)));
  return own;
}

export type LockedBid = { job: JobRow; bid: BidState & { talent_id: string } };

/** A bid of the caller's side with its job, both locked, the job first; 404 for everybody else. */
async function lockBid(ctx: Ctx, bidId: string, side: 'hunter' | 'talent'): Promise<LockedBid> {
  const { userId } = ctx.actor;
  const { rows } = await sql<{ job_id: string }>`
    select b.job_id
    from bids b
    join jobs j on j.id = b.job_id
    where b.id = ${bidId} and ${side === 'hunter' ? sql`j.hunter_id` : sql`b.talent_id`} = ${userId}
  `.execute(ctx.tx);
  const { job_id } = orNotFound(rows[0]);
  const job = orNotFound(await lockJob(ctx.tx, job_id, {}));
  return { job, bid: await lockBidRow(ctx.tx, bidId) };
}

async function lockBidRow(tx: Tx, bidId: string): Promise<LockedBid['bid']> {
  return tx
    .selectFrom('bids')
    .select(['id', 'talent_id', 'rejected_at', 'withdrawn_at'])
    .where('id', '=', bidId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function lockBidAsHunter(ctx: Ctx, params: Params<typeof bids.reject>): Promise<LockedBid> {
  return lockBid(ctx, params.id, 'hunter');
}

export function lockBidAsTalent(ctx: Ctx, params: Params<typeof bids.withdrawBid>): Promise<LockedBid> {
  return lockBid(ctx, params.id, 'talent');
}

function demandUndecided({ bid, job }: LockedBid): void {
  if (!isUndecided(bid, job)) throw conflict(w.decided, 'decided');
}

/** Rejects with a reason that the talent reads. 409 when the bid was decided already. */
export async function reject(
  ctx: Ctx,
  { body }: { body: Body<typeof bids.reject> },
  locked: LockedBid,
): Promise<Reply<typeof bids.reject>> {
  demandUndecided(locked);
  const { job, bid } = locked;
  await setRejected(ctx.tx, [bid.id], body.rejection_reason, ctx.now);
  await record(ctx.tx, rejection(job, bid, body.rejection_reason, ctx.now));
  return { success: true };
}

/** Takes an own bid back. 409 when it was decided already. */
export async function withdrawBid(
  ctx: Ctx,
  _input: unknown,
  locked: LockedBid,
): Promise<Reply<typeof bids.withdrawBid>> {
  demandUndecided(locked);
  const { job, bid } = locked;
  await setWithdrawn(ctx.tx, bid.id, null, ctx.now);
  await record(ctx.tx, {
    name: 'bid.withdraw',
    about: { kind: 'job', id: job.id },
    actor: { kind: 'talent', id: ctx.actor.userId },
    facts: { title: job.title, bid_id: bid.id, talent_id: ctx.actor.userId, talent: ctx.actor.name },
    at: ctx.now,
  });
  return { success: true };
}

/** Marks a bid as taken back by its talent; the reason is that of a declined or left agreement. */
export async function setWithdrawn(tx: Tx, bidId: string, reason: string | null, at: Date): Promise<void> {
  await tx
    .updateTable('bids')
    .set({ withdrawn_at: at, withdrawal_reason: reason, updated_at: at })
    .where('id', '=', bidId)
    .execute();
}

/** Marks bids as rejected; who calls this writes the events. */
export async function setRejected(
  tx: Tx,
  bidIds: readonly string[],
  reason: string,
  at: Date,
): Promise<void> {
  await sql`
    update bids
    set rejected_at = ${at}, rejection_reason = ${reason}, updated_at = ${at}
    where id = any(${[...bidIds]}::uuid[])
  `.execute(tx);
}

/** Takes an own job down and rejects what waits there. 409 `job_locked` once it has an agreement. */
export async function removeJob(ctx: Ctx, _input: unknown, job: JobRow): Promise<Reply<typeof jobs.remove>> {
  await deleteJob(ctx, job);
  await rejectWaiting(ctx.tx, job, w.jobRemoved, ctx.now);
  return { success: true };
}

/** When an agreement is paid for, the other bids of its job are over (decisions.md, The life of a job). */
export async function rejectOtherBids(tx: Tx, jobId: string, bidId: string, at: Date): Promise<void> {
  const job = await tx.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  await rejectWaiting(tx, job, w.anotherHired, at, bidId);
}

/** Rejects every bid of a job that waits, but `exceptId`, and tells each of their talents. */
export async function rejectWaiting(
  tx: Tx,
  job: JobRow,
  reason: string,
  at: Date,
  exceptId: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ id: string; talent_id: string }>`
    select id, talent_id
    from bids
    where job_id = ${job.id} and rejected_at is null and withdrawn_at is null and id is distinct from ${exceptId}
    order by id
    for update
  `.execute(tx);
  if (rows.length === 0) return;
  await setRejected(
    tx,
    rows.map((row) => row.id),
    reason,
    at,
  );
  await recordAll(
    tx,
    rows.map((row) => rejection(job, row, reason, at)),
  );
}

function rejection(job: JobRow, bid: { id: string; talent_id: string }, reason: string, at: Date): NewEvent {
  return {
    name: 'bid.reject',
    about: { kind: 'job', id: job.id },
    actor: { kind: 'hunter', id: job.hunter_id },
    facts: { title: job.title, bid_id: bid.id, talent_id: bid.talent_id, reason },
    at,
  };
}
