/** Asking for changes by remarks, and what becomes of each. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { Mark } from '#contract/orders/mark.ts';
import { type MarkForm, type marks, reasonOf } from '#contract/orders/marks.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, illegalStep, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { lockAsTalent, lockOwnJob } from '#server/jobs/policy.ts';
import { declineWork } from '../commands.ts';
import { fittingMarks } from './queries.ts';

/** Keeps the remarks and asks for changes in their words. 422 under `marks` when one fits no file of the newest round. */
export async function sendMarks(
  ctx: Ctx,
  { body }: { body: Body<typeof marks.send> },
  job: JobRow,
): Promise<Reply<typeof marks.send>> {
  const answer = await declineWork(ctx, { body: { reason: reasonOf(body.marks) } }, job);
  const kept = await insertMarks(ctx, job.id, body.marks);
  if (kept !== body.marks.length) throw invalid('marks', words.room.marks.otherFile);
  return answer;
}

/** On files of the newest round alone, at places that such a file has. Returns how many were kept. */
async function insertMarks(ctx: Ctx, jobId: string, all: readonly MarkForm[]): Promise<number> {
  const rows = all.map((one, at) => ({ ...one, id: newId(), number: at + 1 }));
  const { numAffectedRows } = await sql`
    insert into delivery_marks (id, job_id, round, number, file_id, kind, text, x, y, seconds, page, created_at)
    select id, ${jobId}, round, number, file_id, kind, text, x, y, seconds, page, ${ctx.now}
    from ${fittingMarks(jobId, rows)}
  `.execute(ctx.tx);
  return Number(numAffectedRows);
}

type OwnMark = { job: JobRow; id: string };
type MarkParams = Params<typeof marks.answer>;

async function findMark(ctx: Ctx, { id }: MarkParams, side: 'hunter_id' | 'talent_id'): Promise<string> {
  const { rows } = await sql<{ job_id: string }>`
    select k.job_id
    from delivery_marks k
    join jobs j on j.id = k.job_id
    where k.id = ${id} and ${sql.ref(`j.${side}`)} = ${ctx.actor.userId}
  `.execute(ctx.tx);
  return orNotFound(rows[0]).job_id;
}

/** A remark on the caller's own work, with its job locked; 404 otherwise. */
export async function lockMarkAsTalent(ctx: Ctx, params: MarkParams): Promise<OwnMark> {
  const jobId = await findMark(ctx, params, 'talent_id');
  return { id: params.id, job: await lockAsTalent(ctx, { id: jobId }) };
}

/** A remark on work for the caller's own job, with that locked; 404 otherwise. */
export async function lockMarkAsHunter(ctx: Ctx, params: MarkParams): Promise<OwnMark> {
  const jobId = await findMark(ctx, params, 'hunter_id');
  return { id: params.id, job: await lockOwnJob(ctx, { id: jobId }) };
}

/** 409 unless the work is being changed, or when the hunter settled the remark. */
export async function answerMark(
  ctx: Ctx,
  { body }: { body: Body<typeof marks.answer> },
  { job, id }: OwnMark,
): Promise<Reply<typeof marks.answer>> {
  if (job.status !== 'active') throw illegalStep(job.status);
  const kept = await setMark(ctx, id, ['open', 'done'], {
    state: body.done ? 'done' : 'open',
    answer: body.answer || null,
  });
  if (!kept) throw conflict(words.room.marks.settled, 'settled');
  return { success: true };
}

/** 409 unless the order runs. Only what is settled opens again. */
export async function settleMark(
  ctx: Ctx,
  { body }: { body: Body<typeof marks.settle> },
  { job, id }: OwnMark,
): Promise<Reply<typeof marks.settle>> {
  if (job.status !== 'active' && job.status !== 'submitted') throw illegalStep(job.status);
  if (body.settled) await setMark(ctx, id, ['open', 'done'], { state: 'settled' });
  else await setMark(ctx, id, ['settled'], { state: 'open' });
  return { success: true };
}

type MarkChange = { state: Mark['state']; answer?: string | null };

/** False when it is in none of those states. */
async function setMark(ctx: Ctx, id: string, from: Mark['state'][], values: MarkChange): Promise<boolean> {
  const update = ctx.tx.updateTable('delivery_marks').set(values).where('id', '=', id);
  const { numUpdatedRows } = await update.where('state', 'in', from).executeTakeFirst();
  return numUpdatedRows > 0n;
}
