/** The verbs of deadlines: ask for more time, grant or refuse it, let a request lapse, waive a miss (decisions.md, Money 2). */
import { sql } from 'kysely';
import { type deadlines, EXTENSIONS_MAX } from '#contract/deadlines.ts';
import type { Body, Reply } from '#contract/endpoint.ts';
import { EXTENSION_LAPSES_AFTER_DAYS, type JobVerb } from '#contract/lifecycles/job.ts';
import { words } from '#contract/words.ts';
import { addDays, DAY_MS } from '#server/core/clock.ts';
import type { Ctx } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { newId } from '#server/core/ids.ts';
import { conflict } from '#server/core/refusal.ts';
import type { ExtensionRow } from '#server/escrow/queries.ts';
import { isMissed } from '#server/escrow/rules.ts';
import { type JobMover, type JobRow, lockJob, moveJob } from '#server/jobs/lifecycle.ts';
import { extendMilestones, markWaived, type OwnMilestone } from '#server/jobs/milestones/commands.ts';
import { standingOf } from '../policy.ts';
import { extensionView } from './views.ts';

const w = words.deadline;

/**
 * Asks for more time; the deadlines stand still until there is an answer, for 48 hours at most. 409 `extension_open` while one
 * waits, 409 `extensions_used` after three on this order.
 */
export async function requestExtension(
  ctx: Ctx,
  { body }: { body: Body<typeof deadlines.requestExtension> },
  job: JobRow,
): Promise<Reply<typeof deadlines.requestExtension>> {
  const lapsesAt = new Date(ctx.now.getTime() + EXTENSION_LAPSES_AFTER_DAYS * DAY_MS);
  await moveJob(ctx.tx, job, {
    verb: 'request-extension',
    by: { kind: 'talent', id: ctx.actor.userId },
    at: ctx.now,
    facts: { days: body.days, reason: body.reason, until: lapsesAt.toISOString() },
  });
  await demandMayAsk(ctx.tx, job.id);
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

async function demandMayAsk(tx: Tx, jobId: string): Promise<void> {
  const { rows } = await sql<{ asked: number; open: boolean }>`
    select count(*)::int as asked, coalesce(bool_or(state = 'open'), false) as open
    from extensions
    where job_id = ${jobId}
  `.execute(tx);
  const [{ asked, open } = { asked: 0, open: false }] = rows;
  if (open) throw conflict(w.open, 'extension_open');
  if (asked >= EXTENSIONS_MAX) throw conflict(w.used, 'extensions_used');
}

type AnswerInput = { body: Body<typeof deadlines.grantExtension> };

/** Moves the milestones that are still due and the end date on by the days asked for. 409 `no_extension` without a request. */
export async function grantExtension(
  ctx: Ctx,
  { body }: AnswerInput,
  job: JobRow,
): Promise<Reply<typeof deadlines.grantExtension>> {
  const open = await openExtension(ctx.tx, job, ctx.now);
  const { milestones } = await standingOf(ctx.tx, job, ctx.now);
  const due = milestones.filter((milestone) => milestone.state === 'due' && !milestone.waived);
  await extendMilestones(
    ctx.tx,
    due.map((milestone) => milestone.id),
    open.days,
  );
  const row = await answer(ctx, job, open, {
    verb: 'grant-extension',
    state: 'granted',
    text: body.answer,
    set: { end_date: job.end_date && addDays(job.end_date, open.days) },
  });
  return { success: true, extension: extensionView(row) };
}

/** The dates stay; what was waited counts. 409 `no_extension` without a request. */
export async function refuseExtension(
  ctx: Ctx,
  { body }: AnswerInput,
  job: JobRow,
): Promise<Reply<typeof deadlines.refuseExtension>> {
  const open = await openExtension(ctx.tx, job, ctx.now);
  const row = await answer(ctx, job, open, { verb: 'refuse-extension', state: 'refused', text: body.answer });
  return { success: true, extension: extensionView(row) };
}

/** The talent takes the request back: the dates stay, what was waited counts. 409 `no_extension` without a request. */
export async function withdrawExtension(
  ctx: Ctx,
  _input: unknown,
  job: JobRow,
): Promise<Reply<typeof deadlines.withdrawExtension>> {
  const open = await openExtension(ctx.tx, job, ctx.now);
  await moveJob(ctx.tx, job, {
    verb: 'withdraw-extension',
    by: { kind: 'talent', id: ctx.actor.userId },
    at: ctx.now,
    facts: { days: open.days },
  });
  return { success: true, extension: extensionView(await close(ctx.tx, open.id, 'withdrawn', ctx.now)) };
}

async function openExtension(tx: Tx, job: JobRow, now: Date): Promise<ExtensionRow> {
  const row = await tx
    .selectFrom('extensions')
    .selectAll()
    .where('job_id', '=', job.id)
    .where('state', '=', 'open')
    .where('lapses_at', '>', now)
    .executeTakeFirst();
  if (!row)
    throw conflict(
      job.status === 'active' ? w.noneOpen : words.refusal.illegalStep(job.status),
      'no_extension',
    );
  return row;
}

type Answer = {
  verb: Extract<JobVerb, 'grant-extension' | 'refuse-extension'>;
  state: 'granted' | 'refused';
  text: string;
  set?: { end_date: string | null };
};

async function answer(ctx: Ctx, job: JobRow, open: ExtensionRow, how: Answer): Promise<ExtensionRow> {
  await moveJob(ctx.tx, job, {
    verb: how.verb,
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    set: how.set ?? {},
    facts: { days: open.days, ...(how.text && { reason: how.text }) },
  });
  return close(ctx.tx, open.id, how.state, ctx.now, how.text);
}

function close(
  tx: Tx,
  id: string,
  state: 'granted' | 'refused' | 'withdrawn' | 'lapsed',
  at: Date,
  text = '',
): Promise<ExtensionRow> {
  return tx
    .updateTable('extensions')
    .set({ state, answered_at: at, answer: text })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirstOrThrow();
}

const CLOCK: JobMover = { kind: 'clock', id: null };

/** What the clock does with a request that nobody answered; nothing when it was answered meanwhile. */
export async function lapseExtension(
  tx: Tx,
  extension: { id: string; job_id: string },
  now: Date,
): Promise<void> {
  const job = await lockJob(tx, extension.job_id, {});
  if (!job) return;
  const open = await tx
    .selectFrom('extensions')
    .selectAll()
    .where('id', '=', extension.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!open || open.lapses_at > now) return;
  await moveJob(tx, job, {
    verb: 'lapse-extension',
    by: CLOCK,
    // The deadlines stood still until then, however late the clock came by.
    at: open.lapses_at,
    facts: { days: open.days },
  });
  await close(tx, open.id, 'lapsed', open.lapses_at);
}

/** A request that was overtaken: the work is submitted, or the order disputed or cancelled. */
export async function dropExtension(tx: Tx, jobId: string, at: Date): Promise<void> {
  await tx
    .updateTable('extensions')
    .set({ state: 'dropped', answered_at: at })
    .where('job_id', '=', jobId)
    .where('state', '=', 'open')
    .execute();
}

/** Waives a miss: no penalty for it any more. 409 `not_missed` for a milestone that is not missed. */
export async function waive(
  ctx: Ctx,
  _input: unknown,
  { job, milestoneId }: OwnMilestone,
): Promise<Reply<typeof deadlines.waive>> {
  const { milestones } = await standingOf(ctx.tx, job, ctx.now);
  const milestone = milestones.find(({ id }) => id === milestoneId);
  if (milestone?.waived) return { success: true };
  await moveJob(ctx.tx, job, {
    verb: 'waive',
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    facts: { milestone: milestone?.title ?? '', position: milestone?.position ?? 0 },
  });
  if (!milestone || !isMissed(milestone.state)) throw conflict(w.notMissed, 'not_missed');
  await markWaived(ctx.tx, milestoneId, ctx.now);
  return { success: true };
}
