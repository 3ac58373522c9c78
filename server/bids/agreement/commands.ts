/** The agreement on a bid, from the hunter's offer until it is paid for: offered, agreed, declined, withdrawn, left. */
import { OFFER_LAPSES_AFTER_DAYS } from '#contract/acts/deadlines.ts';
import type { bids } from '#contract/bids/bids.ts';
import type { Side } from '#contract/core/common.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, forbidden, illegalStep, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { type ActedBy, isStatusAllowed, perform } from '#server/core/work/acts.ts';
import { CLOCK } from '#server/core/work/schedule.ts';
import { type JobRow, jobs } from '#server/jobs/acts.ts';
import { gigOfOrder } from '#server/jobs/gig-orders/queries.ts';
import { lockJob, lockOwnJob, lockVisibleJob } from '#server/jobs/policy.ts';
import { jobViews } from '#server/jobs/queries.ts';
import { agreedRights } from '#server/jobs/rights/rules.ts';
import { policyInForce } from '#server/ledger/queries.ts';
import { bids as bidRows, chosenBid, isUndecided } from '../acts.ts';
import { rejectWaiting } from '../commands.ts';

/** The columns of a job that hold its agreement; all are cleared when the job takes bids again. */
const NO_AGREEMENT = {
  talent_id: null,
  bid_id: null,
  price: null,
  start_date: null,
  end_date: null,
  terms: null,
  rights: null,
  policy_id: null,
  agreed_at: null,
  answer_due_at: null,
} as const;

type Offer = Body<typeof bids.offerAgreement>;

/**
 * Accepts a bid and sends its agreement. Price, talent and policy are derived here. 404 when the job is not the
 * caller's, 422 when dates, job type or talent do not fit, 409 when the job takes no bids (any more) or the bid was
 * rejected or taken back.
 */
export async function offerAgreement(
  ctx: Ctx,
  { body }: { body: Offer },
): Promise<Reply<typeof bids.offerAgreement>> {
  await sendAgreement(ctx, body);
  const [view] = await jobViews(ctx, [body.id]);
  return { success: true, job: orNotFound(view) };
}

/** Like `offerAgreement`, without building the reply; `facts` are added to the event. */
export async function sendAgreement(
  ctx: Ctx,
  body: Offer,
  facts: { gig?: string; package?: string } = {},
): Promise<void> {
  const job = await lockOwnJob(ctx, { id: body.id });
  if (body.job_type !== job.job_type) throw invalid('job_type', words.jobs.errors.otherType);
  assertDates(body, lagosDay(ctx.now));
  const bid = await ctx.tx
    .selectFrom('bids')
    .innerJoin('users', 'users.id', 'bids.talent_id')
    .select(['bids.id', 'price', 'rejected_at', 'withdrawn_at', 'users.name as talent'])
    .where('job_id', '=', job.id)
    .where('talent_id', '=', body.creative_id)
    .forUpdate('bids')
    .executeTakeFirst();
  if (!bid) throw invalid('creative_id', words.jobs.errors.otherBid);
  if (job.status === 'bidding' && !isUndecided(bid, job))
    throw conflict(words.jobs.errors.bidDecided, 'decided');
  const { id: policyId } = await policyInForce(ctx.tx, ctx.now);
  const rights = agreedRights(body.terms, bid.talent);
  await perform(ctx.tx, jobs, job, 'offer', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    set: {
      talent_id: body.creative_id,
      bid_id: bid.id,
      price: bid.price,
      start_date: body.start_date,
      end_date: body.end_date,
      terms: body.terms,
      rights: rights && JSON.stringify(rights),
      policy_id: policyId,
      answer_due_at: new Date(ctx.now.getTime() + OFFER_LAPSES_AFTER_DAYS * DAY_MS),
    },
    facts: { ...facts, bid_id: bid.id, price: String(bid.price) },
  });
}

const YEARS_MAX = 2;

/** 422 unless it starts today or later (Africa/Lagos), within two years from now, and ends within two years of its start. */
function assertDates(body: Offer, today: string): void {
  if (body.start_date < today) throw invalid('start_date', words.jobs.errors.startInPast);
  if (body.start_date > yearsAfter(today)) throw invalid('start_date', words.jobs.errors.tooFar);
  if (body.end_date > yearsAfter(body.start_date)) throw invalid('end_date', words.jobs.errors.tooFar);
}

/** The same day two years later; for 29 February that day may not exist, but it still compares correctly. */
function yearsAfter(day: string): string {
  const year = Number.parseInt(day.slice(0, 4), 10) + YEARS_MAX;
  return `${String(year).padStart(4, '0')}${day.slice(4)}`;
}

/** A locked job, with the caller's side of its agreement. */
export type Agreement = { job: JobRow; side: Side };

/** 404 for a job that the caller may not see, 409 without an agreement, 403 when the caller has no part in it. */
export async function lockAgreement(ctx: Ctx, params: Params<typeof bids.acceptOrder>): Promise<Agreement> {
  const job = await lockVisibleJob(ctx, params.id);
  if (ctx.actor.userId === job.hunter_id) return { job, side: 'hunter' };
  if (ctx.actor.userId === job.talent_id) return { job, side: 'talent' };
  if (!job.talent_id) throw illegalStep(job.status);
  throw forbidden();
}

/** The talent accepts the agreement with its terms. */
export async function acceptOrder(
  ctx: Ctx,
  _input: unknown,
  { job, side }: Agreement,
): Promise<Reply<typeof bids.acceptOrder>> {
  const gig = await gigOfOrder(ctx.tx, job.id);
  await perform(ctx.tx, jobs, job, 'accept-offer', {
    by: { kind: side, id: ctx.actor.userId },
    at: ctx.now,
    set: { agreed_at: ctx.now, answer_due_at: null },
    facts: { bid_id: job.bid_id, ...(gig && { gig: gig.title }) },
  });
  return { success: true };
}

/** The talent declines the agreement, which takes the bid back; the hunter reads the reason. */
export async function declineOrder(
  ctx: Ctx,
  { body }: { body: Body<typeof bids.declineOrder> },
  agreement: Agreement,
): Promise<Reply<typeof bids.declineOrder>> {
  await endAgreement(ctx.tx, agreement.job, 'decline-offer', endingOf(ctx, agreement, body.reason));
  return { success: true };
}

/**
 * Leaves an agreement that is not paid for. When the hunter leaves, the bid waits as before, unless the job is over;
 * when the talent leaves, it is taken back. With `cancel` the hunter ends the job and all its bids. A payment that
 * arrives later goes to the hunter's payback.
 */
export async function withdrawOrder(
  ctx: Ctx,
  { body }: { body: Body<typeof bids.withdrawOrder> },
  agreement: Agreement,
): Promise<Reply<typeof bids.withdrawOrder>> {
  const { job, side } = agreement;
  const withdraws = side === 'hunter' && job.status === 'offered';
  if (body.cancel) await callOff(ctx, agreement, body.reason);
  else
    await endAgreement(ctx.tx, job, withdraws ? 'withdraw' : 'leave', endingOf(ctx, agreement, body.reason));
  return { success: true };
}

/** Ends an offer that was not answered in time; does nothing when it was acted on meanwhile. */
export async function lapseOffer(tx: Write, id: string, now: Date): Promise<void> {
  const job = await lockJob(tx, id, {});
  if (!job || !isStatusAllowed(jobs, job, 'lapse-offer') || !job.answer_due_at || job.answer_due_at > now)
    return;
  await endAgreement(tx, job, 'lapse-offer', { by: CLOCK, at: now });
}

function endingOf(ctx: Ctx, { side }: Agreement, reason: string): Ending {
  return { by: { kind: side, id: ctx.actor.userId }, at: ctx.now, reason };
}

type Ending = { by: ActedBy; at: Date; reason?: string };

/**
 * Ends an agreement that is not paid for. The job takes bids again, and the event records whose agreement it was. A job
 * ordered from a gig is for its talent alone: it is cancelled and keeps its agreement (rule 2.4). When the talent ends
 * the agreement, the bid is taken back; any other end rejects the bid of a cancelled order.
 */
async function endAgreement(
  tx: Write,
  job: JobRow,
  verb: 'decline-offer' | 'withdraw' | 'leave' | 'lapse-offer',
  { by, at, reason }: Ending,
): Promise<void> {
  const gig = await gigOfOrder(tx, job.id);
  await perform(tx, jobs, job, verb, {
    by,
    at,
    facts: { bid_id: job.bid_id, ...(reason && { reason }), ...(gig && { gig: gig.title }) },
    ...(gig
      ? { to: 'cancelled', set: { ended_at: at, answer_due_at: null } }
      : { to: 'bidding', set: NO_AGREEMENT }),
  });
  if (by.kind === 'talent') await endBid(tx, job, at, 'leave', { withdrawal_reason: reason ?? '' });
  else if (gig)
    await endBid(tx, job, at, 'call-off', {
      rejection_reason: reason ?? english.jobs.rejections.notAnswered,
    });
  if (gig) await rejectWaiting(tx, job, english.jobs.rejections.jobCancelled, at, job.bid_id);
}

/** Ends the chosen bid together with its agreement. */
async function endBid(
  tx: Write,
  job: JobRow,
  at: Date,
  verb: 'leave' | 'call-off',
  set: { withdrawal_reason: string } | { rejection_reason: string },
): Promise<void> {
  await perform(tx, bidRows, chosenBid(job), verb, { by: CLOCK, at, set });
}

async function callOff(ctx: Ctx, { job, side }: Agreement, reason: string): Promise<void> {
  await perform(ctx.tx, jobs, job, 'call-off', {
    by: { kind: side, id: ctx.actor.userId },
    at: ctx.now,
    set: { ended_at: ctx.now },
    facts: { bid_id: job.bid_id, reason },
  });
  await endBid(ctx.tx, job, ctx.now, 'call-off', { rejection_reason: reason });
  await rejectWaiting(ctx.tx, job, english.jobs.rejections.jobCancelled, ctx.now);
}
