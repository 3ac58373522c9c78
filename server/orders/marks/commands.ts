/** Commands of remarks: ask for changes with them, ask questions, answer and settle each. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { Mark } from '#contract/orders/mark.ts';
import { MARKS_MAX, type MarkForm, type marks, type RoundMark, reasonOf } from '#contract/orders/marks.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, illegalStep, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { newId } from '#server/core/security/ids.ts';
import { perform } from '#server/core/work/acts.ts';
import { type JobRow, jobs } from '#server/jobs/acts.ts';
import { lockAsTalent, lockOwnJob } from '#server/jobs/policy.ts';
import { declineWork } from '../commands.ts';
import { fittingMarks, newQuestion, nextNumber } from './queries.ts';

/** Stores the remarks and asks for changes with their text. 422 under `marks` when one fits no file of the newest round. */
export async function sendMarks(
  ctx: Ctx,
  { body }: { body: Body<typeof marks.send> },
  job: JobRow,
): Promise<Reply<typeof marks.send>> {
  const first = await nextNumber(ctx.tx, job.id);
  const answer = await declineWork(ctx, { body: { reason: reasonOf(body.marks, first) } }, job);
  await insertMarks(ctx, job.id, body.marks, { jobId: job.id, first });
  return answer;
}

/** Stores the questions and notifies the talent. 409 unless the work waits for an answer, 422 as `sendMarks`. */
export async function askQuestions(
  ctx: Ctx,
  { body }: { body: Body<typeof marks.ask> },
  job: JobRow,
): Promise<Reply<typeof marks.ask>> {
  const first = await nextNumber(ctx.tx, job.id);
  await perform(ctx.tx, jobs, job, 'ask-questions', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    facts: { text: reasonOf(body.marks, first) },
  });
  await insertMarks(ctx, job.id, body.marks, { jobId: job.id, first });
  return { success: true };
}

/**
 * Stores remarks on files of the newest round of `jobId` under the order `of`: the same order, or a further round of it.
 * A remark on the whole work names no file and is not stored: it is only in the brief. 422 under `marks` when there are too
 * many, or when a file is not of the newest round or cannot have the place named.
 */
export async function insertMarks(
  ctx: Ctx,
  jobId: string,
  all: readonly (MarkForm | RoundMark)[],
  { jobId: of, first }: { jobId: string; first: number },
): Promise<void> {
  if (first - 1 + all.length > MARKS_MAX) throw invalid('marks', words.room.marks.tooMany(MARKS_MAX));
  const rows = all.map((one, at) => ({ ...one, id: newId(), number: first + at })).filter(isOnFile);
  const { numAffectedRows } = await sql`
    insert into delivery_marks (id, job_id, round, number, file_id, kind, text, x, y, seconds, page, created_at)
    select id, ${of}, round, number, file_id, kind, text, x, y, seconds, page, ${ctx.now}
    from ${fittingMarks(jobId, rows)}
  `.execute(ctx.tx);
  if (Number(numAffectedRows) !== rows.length) throw invalid('marks', words.room.marks.otherFile);
}

function isOnFile<Mark extends { file_id?: string | undefined }>(
  mark: Mark,
): mark is Mark & { file_id: string } {
  return mark.file_id !== undefined;
}

type OwnMark = { job: JobRow; id: string };
type MarkParams = Params<typeof marks.answer>;

/** A remark on the caller's own work, with its job locked; 404 otherwise. */
export async function lockMarkAsTalent(ctx: Ctx, params: MarkParams): Promise<OwnMark> {
  return { id: params.id, job: await lockAsTalent(ctx, await jobOf(ctx, params)) };
}

/** A remark on work for the caller's own job, with the job locked; 404 otherwise. */
export async function lockMarkAsHunter(ctx: Ctx, params: MarkParams): Promise<OwnMark> {
  return { id: params.id, job: await lockOwnJob(ctx, await jobOf(ctx, params)) };
}

async function jobOf({ tx }: Ctx, { id }: MarkParams): Promise<{ id: string }> {
  const found = await tx
    .selectFrom('delivery_marks')
    .select('job_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return { id: orNotFound(found).job_id };
}

/** Stores the talent's answer. 409 unless the order is active or it is a question about submitted work, or when it is settled. */
export async function answerMark(
  ctx: Ctx,
  { body }: { body: Body<typeof marks.answer> },
  { job, id }: OwnMark,
): Promise<Reply<typeof marks.answer>> {
  if (job.status !== 'active') await answerQuestion(ctx, job, id, body.answer);
  const kept = await setMark(ctx, { job, id }, ['open', 'done'], {
    state: body.done ? 'done' : 'open',
    answer: body.answer || null,
  });
  if (!kept) throw conflict(words.room.marks.settled, 'settled');
  return { success: true };
}

/** Notifies the hunter of the first answer; 422 without one, 409 when `id` is not a question about submitted work. */
async function answerQuestion(ctx: Ctx, job: JobRow, id: string, answer: string | undefined): Promise<void> {
  const question = job.status === 'submitted' ? await newQuestion(ctx.tx, job.id, id) : undefined;
  if (!question) throw illegalStep(job.status);
  if (!answer) throw invalid('answer', words.room.marks.answerMissing);
  if (question.answer !== null) return;
  await perform(ctx.tx, jobs, job, 'answer-question', {
    by: { kind: 'talent', id: ctx.actor.userId },
    at: ctx.now,
    facts: { text: answer },
  });
}

/** Settles a remark or reopens a settled one. 409 unless the order is active or submitted. */
export async function settleMark(
  ctx: Ctx,
  { body }: { body: Body<typeof marks.settle> },
  own: OwnMark,
): Promise<Reply<typeof marks.settle>> {
  const { job } = own;
  if (job.status !== 'active' && job.status !== 'submitted') throw illegalStep(job.status);
  if (body.settled) await setMark(ctx, own, ['open', 'done'], { state: 'settled' });
  else await setMark(ctx, own, ['settled'], { state: 'open' });
  return { success: true };
}

type MarkChange = { state: Mark['state']; answer?: string | null };

/** Changes the remark if its state is one of `from` and refreshes both parties' screens; false when it is not. */
async function setMark(
  ctx: Ctx,
  { job, id }: OwnMark,
  from: Mark['state'][],
  values: MarkChange,
): Promise<boolean> {
  await sendLiveEvent(ctx.tx, [job.hunter_id, job.talent_id], { name: 'job', id: job.id });
  const update = ctx.tx.updateTable('delivery_marks').set(values).where('id', '=', id);
  const { numUpdatedRows } = await update.where('state', 'in', from).executeTakeFirst();
  return numUpdatedRows > 0n;
}
