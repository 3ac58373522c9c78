/** Commands of deadlines: request, grant, refuse or withdraw an extension; waive a miss; ask for changes to a milestone. */
import { sql } from 'kysely';
import { EXTENSION_LAPSES_AFTER_DAYS } from '#contract/acts/extension.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { deadlines } from '#contract/orders/deadlines.ts';
import { endIfGranted, isStillDue } from '#contract/orders/extension.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, orNotFound, type Refusal } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { assertMay, perform } from '#server/core/work/acts.ts';
import { CLOCK } from '#server/core/work/schedule.ts';
import {
  type ExtensionRow,
  type MilestoneProgress,
  type OrderProgress,
  progressOfOrder,
} from '#server/escrow/queries.ts';
import { countedOf, deadlineAfterDecline, isMissed, type MilestoneAnswer } from '#server/escrow/rules.ts';
import { extensionMove, type JobRow, jobs } from '#server/jobs/acts.ts';
import { extendMilestones, markWaived, type OwnMilestone } from '#server/jobs/milestones/commands.ts';
import { actorOf } from '#server/jobs/policy.ts';
import { extensionView } from '../views.ts';

/**
 * Requests an extension; deadlines are paused until it is answered, for 48 hours at most. 409 `extension_open` while a
 * request is open, 409 `extensions_used` after three on this order.
 */
export async function requestExtension(
  ctx: Ctx,
  { body }: { body: Body<typeof deadlines.requestExtension> },
  job: JobRow,
): Promise<Reply<typeof deadlines.requestExtension>> {
  const lapsesAt = new Date(ctx.now.getTime() + EXTENSION_LAPSES_AFTER_DAYS * DAY_MS);
  await perform(ctx.tx, jobs, job, 'request-extension', {
    by: { kind: 'talent', id: ctx.actor.userId },
    at: ctx.now,
    facts: { days: body.days, reason: body.reason, until: lapsesAt.toISOString() },
  });
  const row = await ctx.tx
    .insertInto('extensions')
    .values({
      id: newId(),
      job_id: job.id,
      days: body.days,
      reason: body.reason,
      requested_at: ctx.now,
      lapses_at: lapsesAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { success: true, extension: extensionView(row) };
}

type AnswerInput = { body: Body<typeof deadlines.grantExtension> };

/** Moves the milestones that are still due and the end date by the requested days (rule 2.8). 409 `no_extension` without a request. */
export async function grantExtension(
  ctx: Ctx,
  { body }: AnswerInput,
  job: JobRow,
): Promise<Reply<typeof deadlines.grantExtension>> {
  const progress = await progressOfOrder(ctx.tx, job, ctx.now);
  const granted = await closeExtension(ctx, job, progress, 'grant-extension', body.answer);
  const due = progress.milestones.filter(isStillDue).map((milestone) => milestone.id);
  await extendMilestones(ctx.tx, due, granted.days);
  return { success: true, extension: extensionView(granted) };
}

/** Keeps the dates; deadlines move only by the days the request was open (rule 3.4). 409 `no_extension` without a request. */
export async function refuseExtension(
  ctx: Ctx,
  { body }: AnswerInput,
  job: JobRow,
): Promise<Reply<typeof deadlines.refuseExtension>> {
  const progress = await progressOfOrder(ctx.tx, job, ctx.now);
  const refused = await closeExtension(ctx, job, progress, 'refuse-extension', body.answer);
  return { success: true, extension: extensionView(refused) };
}

/** The talent withdraws the request; the effect on deadlines is that of a refusal. 409 `no_extension` without a request. */
export async function withdrawExtension(
  ctx: Ctx,
  _input: unknown,
  job: JobRow,
): Promise<Reply<typeof deadlines.withdrawExtension>> {
  const progress = await progressOfOrder(ctx.tx, job, ctx.now);
  const withdrawn = await closeExtension(ctx, job, progress, 'withdraw-extension', '');
  return { success: true, extension: extensionView(withdrawn) };
}

/** Grants, refuses or withdraws the open request; returns its new state. */
async function closeExtension(
  ctx: Ctx,
  job: JobRow,
  progress: OrderProgress,
  verb: 'grant-extension' | 'refuse-extension' | 'withdraw-extension',
  answer: string,
): Promise<ExtensionRow> {
  const act = { by: actorOf(ctx, job), at: ctx.now, guardData: { progress, reviewedBy: [] } };
  await assertMay(ctx.tx, jobs, job, verb, act);
  const open = orNotFound(progress.extension);
  const part = extensionMove(open, { answer });
  await perform(ctx.tx, jobs, job, verb, {
    ...act,
    set: verb === 'grant-extension' ? { end_date: endDateWith(job, progress, open.days) } : {},
    facts: { days: open.days, ...(answer && { reason: answer }) },
    part,
  });
  return part.row;
}

function endDateWith({ end_date }: JobRow, { milestones }: OrderProgress, days: number): string | null {
  const due = milestones.filter(isStillDue).flatMap(({ dueAt }) => (dueAt ? [lagosDay(dueAt)] : []));
  return end_date && endIfGranted(end_date, due, days);
}

/** The open extension request of an order, or null. */
export async function openExtensionOf(tx: Write, jobId: string): Promise<ExtensionRow | null> {
  const row = await tx
    .selectFrom('extensions')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
}

/** Drops an open request that has become pointless: the work was submitted, or the order disputed or cancelled. */
export async function dropExtension(
  tx: Write,
  job: JobRow,
  extension: ExtensionRow | null,
  at: Date,
): Promise<void> {
  if (extension?.state !== 'open') return;
  await perform(tx, jobs, job, 'drop-extension', {
    by: CLOCK,
    at,
    facts: { days: extension.days },
    part: extensionMove(extension),
  });
}

/** Waives the penalty of a missed milestone. 409 `not_missed` for a milestone that is not missed. */
export async function waive(
  ctx: Ctx,
  _input: unknown,
  { job, milestoneId }: OwnMilestone,
): Promise<Reply<typeof deadlines.waive>> {
  const progress = await progressOfOrder(ctx.tx, job, ctx.now);
  const milestone = progress.milestones.find(({ id }) => id === milestoneId);
  if (milestone?.waived) return { success: true };
  await perform(ctx.tx, jobs, job, 'waive', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    guardData: { progress, reviewedBy: [] },
    facts: { milestone: milestone?.title ?? '', position: milestone?.position ?? 0 },
  });
  if (!milestone || !isMissed(milestone.state)) throw conflict(words.orders.errors.notMissed, 'not_missed');
  await markWaived(ctx.tx, milestoneId, ctx.now);
  return { success: true };
}

const NOTHING_TO_ANSWER: Record<Exclude<MilestoneAnswer, 'open'>, () => Refusal> = {
  'not-submitted': () => conflict(words.orders.errors.milestoneNotSubmitted, 'not_submitted'),
  passed: () => conflict(words.orders.errors.milestonePassed, 'milestone_passed'),
  'declined-twice': () => conflict(words.orders.errors.milestoneDeclined, 'declines_used'),
};

/**
 * Asks for changes to a submitted milestone: it counts as not submitted, and its deadline moves (rule 2.13). 409
 * `not_submitted`, `milestone_passed` after 3 days, `declines_used` after two requests.
 */
export async function declineMilestone(
  ctx: Ctx,
  { body }: { body: Body<typeof deadlines.declineMilestone> },
  { job, milestoneId }: OwnMilestone,
): Promise<Reply<typeof deadlines.declineMilestone>> {
  const milestone = milestoneIn(await progressOfOrder(ctx.tx, job, ctx.now), milestoneId);
  const [first] = countedOf(milestone.submissions);
  if (job.status === 'active' && milestone.answer !== 'open') throw NOTHING_TO_ANSWER[milestone.answer]();
  await perform(ctx.tx, jobs, job, 'decline-milestone', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    facts: { milestone: milestone.title, position: milestone.position, reason: body.reason },
  });
  if (!first || !milestone.dueAt) throw new Error(`milestone ${milestoneId} has nothing to answer`);
  await markDeclined(ctx.tx, milestoneId, body.reason, ctx.now);
  const due = deadlineAfterDecline(milestone.dueAt, first.created_at, ctx.now);
  const { dueAt } = milestoneIn(await progressOfOrder(ctx.tx, job, ctx.now), milestoneId);
  const days = Math.round((due.getTime() - (dueAt ?? due).getTime()) / DAY_MS);
  if (days > 0) await extendMilestones(ctx.tx, [milestoneId], days);
  return { success: true };
}

function milestoneIn({ milestones }: OrderProgress, id: string): MilestoneProgress {
  return orNotFound(milestones.find((one) => one.id === id));
}

/** Marks the newest submission of a milestone as declined. */
async function markDeclined(tx: Write, id: string, reason: string, at: Date): Promise<void> {
  await sql`
    update milestone_submissions
    set declined_at = ${at}, decline_reason = ${reason}
    where id = (
      select id from milestone_submissions where milestone_id = ${id} order by created_at desc, id desc limit 1
    )
  `.execute(tx);
}
