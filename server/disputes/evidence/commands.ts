/** Evidence: files that are stored ahead and then belong to one statement of a dispute. */
import { sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { disputes } from '#contract/disputes/disputes.ts';
import { words } from '#contract/words.ts';
import type { ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { illegalStep, invalid } from '#server/core/http/refusal.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { actorOf } from '#server/orders/policy.ts';
import { evidenceView } from '../views.ts';

/** Statuses in which a dispute can be opened or is open. */
const DISPUTABLE = ['active', 'submitted', 'disputed'];

/** Stores a file for a statement to come; until then only its sender is given the link. 409 once the order is over. */
export async function addEvidence(
  ctx: Ctx,
  { file }: { file: ReceivedFile | null },
  job: JobRow,
): Promise<Reply<typeof disputes.addEvidence>> {
  if (!file) throw new Error('evidence without a file');
  const { kind: side } = actorOf(ctx, job);
  if (!DISPUTABLE.includes(job.status)) throw illegalStep(job.status);
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
  return { success: true, file: evidenceView(stored, { files: ctx.services.files, now: ctx.now }) };
}

/** Gives own waiting files to a statement. 422 when one is somebody else's, of another order, used, or removed after a day. */
export async function giveEvidence(
  ctx: Ctx,
  job: JobRow,
  about: { disputeId: string; side: Side },
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { rows } = await sql`
    update dispute_files d
    set dispute_id = ${about.disputeId}, side = ${about.side}, position = given.place::int
    from unnest(${wanted}::uuid[]) with ordinality as given (file_id, place)
    where d.file_id = given.file_id and d.owner_id = ${ctx.actor.userId} and d.job_id = ${job.id}
      and d.dispute_id is null
    returning d.file_id
  `.execute(ctx.tx);
  if (rows.length !== wanted.length) throw invalid('files', words.disputes.errors.fileGone);
}
