/** The verbs of the two parties of a dispute: open, answer, take back; propose a division and accept it. */
import type { Side } from '#contract/common.ts';
import { DISPUTES_MAX, type disputes } from '#contract/disputes.ts';
import type { Body, Reply } from '#contract/endpoint.ts';
import { DISPUTE_ANSWER_DAYS } from '#contract/lifecycles/job.ts';
import { fromNaira } from '#contract/money.ts';
import { words } from '#contract/words.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { Ctx } from '#server/core/context.ts';
import { newId } from '#server/core/ids.ts';
import { conflict, invalid, Refusal } from '#server/core/refusal.ts';
import type { DisputeRow } from '#server/escrow/queries.ts';
import { type JobMover, type JobRow, moveJob } from '#server/jobs/lifecycle.ts';
import { dropExtension } from '#server/orders/deadlines/commands.ts';
import { moverOf, standingOf } from '#server/orders/policy.ts';
import { mayAnswer } from '#server/orders/rules.ts';
import { divideDisputed } from './decisions/commands.ts';
import { giveEvidence } from './evidence/commands.ts';
import { openDisputeOf } from './policy.ts';
import { disputeView } from './views.ts';

const w = words.dispute;

type Answered = Reply<typeof disputes.open>;

async function answered(ctx: Ctx, job: JobRow, row: DisputeRow): Promise<Answered> {
  const { policy } = await standingOf(ctx.tx, job, ctx.now);
  const about = { price: job.price ?? 0n, policy };
  const viewing = { files: ctx.services.files, now: ctx.now };
  return { success: true, dispute: await disputeView(ctx.tx, row, about, viewing) };
}

type StatementInput = { body: Body<typeof disputes.open> };

/**
 * Freezes the escrow of an active or submitted order until the dispute ends. 409 `disputes_used` after two of the same side.
 * An open request for more time is dropped; the silence that would accept submitted work is counted on only when the
 * dispute is withdrawn.
 */
export async function openDispute(ctx: Ctx, { body }: StatementInput, job: JobRow): Promise<Answered> {
  const by = moverOf(ctx, job);
  const standing = await standingOf(ctx.tx, job, ctx.now);
  const answerBy = new Date(ctx.now.getTime() + DISPUTE_ANSWER_DAYS * DAY_MS);
  await dropExtension(ctx.tx, job.id, ctx.now);
  await moveJob(ctx.tx, job, {
    verb: 'dispute',
    by,
    at: ctx.now,
    set: { answer_due_at: null },
    facts: { until: answerBy.toISOString() },
  });
  if (standing.disputes[by.kind] >= DISPUTES_MAX) throw conflict(w.used, 'disputes_used');
  const row = await ctx.tx
    .insertInto('disputes')
    .values({
      id: newId(),
      job_id: job.id,
      opened_by: by.kind,
      from_status: job.status,
      answer_due_at: job.answer_due_at,
      statement: body.statement,
      opened_at: ctx.now,
      answer_by: answerBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await giveEvidence(ctx, job, { disputeId: row.id, side: by.kind }, body.files ?? []);
  return answered(ctx, job, row);
}

/** The other side's statement, once, within three days. 409 `dispute_answered`, `answer_over`; 403 for the opener. */
export async function answerDispute(ctx: Ctx, { body }: StatementInput, job: JobRow): Promise<Answered> {
  const by = moverOf(ctx, job);
  const open = await openDisputeOf(ctx.tx, job);
  if (open.opened_by === by.kind) throw new Refusal(403, w.ownDispute);
  if (open.answered_at) throw conflict(w.answered, 'dispute_answered');
  if (!mayAnswer(open, by.kind, ctx.now)) throw conflict(w.answerOver, 'answer_over');
  await moveJob(ctx.tx, job, { verb: 'answer-dispute', by, at: ctx.now });
  await giveEvidence(ctx, job, { disputeId: open.id, side: by.kind }, body.files ?? []);
  const row = await ctx.tx
    .updateTable('disputes')
    .set({ answer: body.statement, answered_at: ctx.now })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return answered(ctx, job, row);
}

/**
 * The opener takes the dispute back: the order goes on where it stood, and what was left of the days after which silence
 * accepts submitted work runs on. 403 for the other side.
 */
export async function withdrawDispute(ctx: Ctx, _input: unknown, job: JobRow): Promise<Answered> {
  const by = moverOf(ctx, job);
  const open = await openDisputeOf(ctx.tx, job);
  if (open.opened_by !== by.kind) throw new Refusal(403, w.notOpener);
  const left = open.answer_due_at && open.answer_due_at.getTime() - open.opened_at.getTime();
  const moved = await moveJob(ctx.tx, job, {
    verb: 'withdraw-dispute',
    by,
    at: ctx.now,
    to: open.from_status === 'submitted' ? 'submitted' : 'active',
    set: { answer_due_at: left === null ? null : new Date(ctx.now.getTime() + left) },
  });
  const row = await ctx.tx
    .updateTable('disputes')
    .set({ outcome: 'withdrawn', ended_at: ctx.now })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return answered(ctx, moved, row);
}

type GrossInput = { body: Body<typeof disputes.propose> };

/** Proposes a division to the other side; it takes the place of any older one. 422 for more than the price. */
export async function propose(ctx: Ctx, { body }: GrossInput, job: JobRow): Promise<Answered> {
  const by = moverOf(ctx, job);
  const open = await openDisputeOf(ctx.tx, job);
  const gross = grossOf(body.talent, job);
  await moveJob(ctx.tx, job, {
    verb: 'propose-settlement',
    by,
    at: ctx.now,
    facts: { gross: String(gross) },
  });
  const row = await ctx.tx
    .updateTable('disputes')
    .set({ proposed_by: by.kind, proposed_gross: gross, proposed_at: ctx.now })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return answered(ctx, job, row);
}

/** Kobo to the talent before the fee, at most the price. */
export function grossOf(naira: string, job: Pick<JobRow, 'price'>): bigint {
  const gross = fromNaira(naira);
  if (gross > (job.price ?? 0n)) throw invalid('talent', w.amount);
  return gross;
}

/** Accepts the other side's proposal as it was shown, and divides the escrow. 409 `no_proposal`, `proposal_changed`. */
export async function acceptProposal(ctx: Ctx, { body }: GrossInput, job: JobRow): Promise<Answered> {
  const by: JobMover & { kind: Side } = moverOf(ctx, job);
  const open = await openDisputeOf(ctx.tx, job);
  if (open.proposed_by === null || open.proposed_gross === null) throw conflict(w.noOffer, 'no_proposal');
  if (open.proposed_by === by.kind) throw new Refusal(403, w.ownOffer);
  if (open.proposed_gross !== fromNaira(body.talent)) throw conflict(w.offerChanged, 'proposal_changed');
  const { job: ended, row } = await divideDisputed(ctx.tx, job, open, {
    verb: 'accept-settlement',
    by,
    at: ctx.now,
    gross: open.proposed_gross,
    cause: `request:${ctx.requestId}`,
    reason: null,
  });
  return answered(ctx, ended, row);
}
