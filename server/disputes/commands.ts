/** Commands of the two parties of a dispute: open, answer, take back; propose a division and accept it; and the evidence of their statements. */
import { sql } from 'kysely';
import { DISPUTE_ANSWER_DAYS } from '#contract/acts/dispute.ts';
import { isInEscrow } from '#contract/acts/statuses.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { fromNaira } from '#contract/core/money.ts';
import type { disputes } from '#contract/disputes/disputes.ts';
import { words } from '#contract/words.ts';
import { discardUnsent } from '#server/core/files/file-sweep.ts';
import type { ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx, Services } from '#server/core/http/context.ts';
import { conflict, illegalStep, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { assertMay, perform } from '#server/core/work/acts.ts';
import { type DisputeRow, progressOfOrder } from '#server/escrow/queries.ts';
import { fileView } from '#server/escrow/views.ts';
import { disputeMove, type JobRow, jobs } from '#server/jobs/acts.ts';
import { actorOf } from '#server/jobs/policy.ts';
import { answerDaysRunTo, dueAfterFreeze } from '#server/jobs/rules.ts';
import { dropExtension } from '#server/orders/deadlines/commands.ts';
import { divideDisputed } from './decisions/commands.ts';
import { openDisputeOf } from './policy.ts';
import { disputeView } from './views.ts';

type Answered = Reply<typeof disputes.open>;

async function answered(ctx: Ctx, job: JobRow, row: DisputeRow): Promise<Answered> {
  const { policy } = await progressOfOrder(ctx.tx, job, ctx.now);
  const about = { price: job.price ?? 0n, policy };
  const viewing = { userId: ctx.actor.userId, files: ctx.services.files, now: ctx.now };
  return { success: true, dispute: await disputeView(ctx.tx, row, about, viewing) };
}

type StatementInput = { body: Body<typeof disputes.open> };

/**
 * Freezes the escrow of an active or submitted order until the dispute ends. 409 `disputes_used` after two by the same
 * side. Drops an open request for more time. The time until silence accepts submitted work resumes only when the
 * dispute is withdrawn.
 */
export async function openDispute(ctx: Ctx, { body }: StatementInput, job: JobRow): Promise<Answered> {
  const by = actorOf(ctx, job);
  const progress = await progressOfOrder(ctx.tx, job, ctx.now);
  const answerBy = new Date(ctx.now.getTime() + DISPUTE_ANSWER_DAYS * DAY_MS);
  await dropExtension(ctx.tx, job, progress.extension, ctx.now);
  await perform(ctx.tx, jobs, job, 'dispute', {
    by,
    at: ctx.now,
    guardData: { progress, reviewedBy: [] },
    set: { answer_due_at: null },
    facts: { until: answerBy.toISOString() },
  });
  const row = await ctx.tx
    .insertInto('disputes')
    .values({
      id: newId(),
      job_id: job.id,
      opened_by: by.kind,
      from_status: job.status,
      answer_due_at: dueAfterFreeze(job, ctx.now),
      statement: body.statement,
      opened_at: ctx.now,
      answer_by: answerBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await giveEvidence(ctx, job, row.id, body.files ?? []);
  return answered(ctx, job, row);
}

/** The other side's statement, once, within three days. 409 `dispute_answered`, `answer_over`; 403 for the opener. */
export async function answerDispute(ctx: Ctx, { body }: StatementInput, job: JobRow): Promise<Answered> {
  const by = actorOf(ctx, job);
  const open = await openDisputeOf(ctx.tx, job);
  const part = disputeMove(open, { answer: body.statement });
  await perform(ctx.tx, jobs, job, 'answer-dispute', { by, at: ctx.now, part });
  await giveEvidence(ctx, job, open.id, body.files ?? []);
  return answered(ctx, job, part.row);
}

/**
 * The opener takes the dispute back: the order returns to its earlier status, with the time that was left until silence
 * accepts submitted work. 403 for the other side.
 */
export async function withdrawDispute(ctx: Ctx, _input: unknown, job: JobRow): Promise<Answered> {
  const open = await openDisputeOf(ctx.tx, job);
  const left = open.answer_due_at && open.answer_due_at.getTime() - open.opened_at.getTime();
  const part = disputeMove(open);
  const moved = await perform(ctx.tx, jobs, job, 'withdraw-dispute', {
    by: actorOf(ctx, job),
    at: ctx.now,
    to: open.from_status === 'submitted' ? 'submitted' : 'active',
    set: { answer_due_at: left === null ? null : new Date(answerDaysRunTo(job, ctx.now) + left) },
    part,
  });
  return answered(ctx, moved, part.row);
}

type GrossInput = { body: Body<typeof disputes.propose> };

/** Proposes a division to the other side; it replaces any older one. 422 for more than the price. */
export async function propose(ctx: Ctx, { body }: GrossInput, job: JobRow): Promise<Answered> {
  const by = actorOf(ctx, job);
  const open = await openDisputeOf(ctx.tx, job);
  const gross = grossOf(body.talent, job);
  const part = disputeMove(open, { proposed_by: by.kind, proposed_gross: gross, proposed_at: ctx.now });
  await perform(ctx.tx, jobs, job, 'propose-settlement', {
    by,
    at: ctx.now,
    facts: { gross: String(gross) },
    part,
  });
  return answered(ctx, job, part.row);
}

/** The amount to the talent before the fee, in kobo; 422 when it is more than the price. */
export function grossOf(naira: string, job: Pick<JobRow, 'price'>): bigint {
  const gross = fromNaira(naira);
  if (gross > (job.price ?? 0n)) throw invalid('talent', words.disputes.errors.amount);
  return gross;
}

/** Accepts the other side's proposal as it was shown, and divides the escrow. 409 `no_proposal`, `proposal_changed`. */
export async function acceptProposal(ctx: Ctx, { body }: GrossInput, job: JobRow): Promise<Answered> {
  const by = actorOf(ctx, job);
  const progress = await progressOfOrder(ctx.tx, job, ctx.now);
  await assertMay(ctx.tx, jobs, job, 'accept-settlement', {
    by,
    at: ctx.now,
    guardData: { progress, reviewedBy: [] },
  });
  const open = orNotFound(progress.dispute);
  const gross = fromNaira(body.talent);
  if (open.proposed_gross !== gross) throw conflict(words.disputes.errors.offerChanged, 'proposal_changed');
  const { job: ended, row } = await divideDisputed(ctx.tx, job, progress, {
    verb: 'accept-settlement',
    by,
    at: ctx.now,
    gross,
    cause: `request:${ctx.requestId}`,
    reason: null,
  });
  return answered(ctx, ended, row);
}

/** Stores a file for a later statement; until that is sent, only the uploader gets the link. 409 once the order is over. */
export async function addEvidence(
  ctx: Ctx,
  { file }: { file: ReceivedFile | null },
  job: JobRow,
): Promise<Reply<typeof disputes.addEvidence>> {
  if (!file) throw new Error('evidence without a file');
  const { kind: side } = actorOf(ctx, job);
  if (!isInEscrow(job.status)) throw illegalStep(job.status);
  const stored = await ctx.services.files.store(ctx.tx, file, {
    folder: 'jobs/evidence',
    ownerId: ctx.actor.userId,
    jobId: job.id,
    now: ctx.now,
  });
  await ctx.tx
    .insertInto('dispute_files')
    .values({ file_id: stored.id, owner_id: ctx.actor.userId, job_id: job.id, side, created_at: ctx.now })
    .execute();
  return {
    success: true,
    file: fileView(stored, { userId: ctx.actor.userId, files: ctx.services.files, now: ctx.now }),
  };
}

/** Adds the caller's unsent files to a statement. 422 when one is somebody else's, of another order, used, or was removed after a day. */
async function giveEvidence(ctx: Ctx, job: JobRow, disputeId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { rows } = await sql`
    update dispute_files d
    set dispute_id = ${disputeId}, side = ${actorOf(ctx, job).kind}, position = given.place::int
    from unnest(${wanted}::uuid[]) with ordinality as given (file_id, place)
    where d.file_id = given.file_id and d.owner_id = ${ctx.actor.userId} and d.job_id = ${job.id}
      and d.dispute_id is null
    returning d.file_id
  `.execute(ctx.tx);
  if (rows.length !== wanted.length) throw invalid('files', words.disputes.errors.fileGone);
}

/** Removes files that were stored for a statement and not sent within a day. Returns how many. */
export function removeUnsentEvidence(services: Services): Promise<number> {
  return discardUnsent(services, { table: 'dispute_files', parent: 'dispute_id' });
}
