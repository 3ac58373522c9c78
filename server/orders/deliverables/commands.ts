/** The files and links of a submission: each file is sent by itself first, then named by the submission. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import { DELIVERED_BYTES_MAX, DELIVERED_FILES_MAX } from '#contract/core/files.ts';
import type { deliverables } from '#contract/orders/deliverables.ts';
import { words } from '#contract/words.ts';
import { discardUnsent } from '#server/core/files/file-sweep.ts';
import type { Folder, ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx, Services } from '#server/core/http/context.ts';
import { illegalStep, invalid } from '#server/core/http/refusal.ts';
import type { Delivered, StoredFileRow } from '#server/escrow/queries.ts';
import { fileView } from '#server/escrow/views.ts';
import type { JobRow } from '#server/jobs/acts.ts';

/** Stores a file for a submission to come; until then only its sender is given the link. 409 unless the order is active. */
export async function addDeliverable(
  ctx: Ctx,
  { file }: { file: ReceivedFile | null },
  job: JobRow,
): Promise<Reply<typeof deliverables.add>> {
  if (!file) throw new Error('a deliverable without a file');
  if (job.status !== 'active') throw illegalStep(job.status);
  const stored = await store(ctx, file, 'jobs/submissions', job.id);
  const view = fileView(stored, { files: ctx.services.files, now: ctx.now });
  return { success: true, file: { ...view, id: stored.id } };
}

/** The file of the request, ids of files that were sent before, and links. */
export type Delivery = {
  file: ReceivedFile | null;
  folder: Folder;
  body: { files?: string[] | undefined; links?: string[] | undefined };
};

export function isEmpty({ file, body: { files = [], links = [] } }: Delivery): boolean {
  return !file && files.length === 0 && links.length === 0;
}

/**
 * Gives all of them to a submission, in order. 422 under `files` when one is somebody else's, of another order, used or
 * removed after a day, and when they are too many or too large together.
 */
export async function deliver(
  ctx: Ctx,
  job: JobRow,
  submission: { work: string } | { milestone: string },
  { file, folder, body: { files = [], links = [] } }: Delivery,
): Promise<Delivered> {
  const first = file ? [(await store(ctx, file, folder, job.id)).id] : [];
  const wanted = [...new Set([...first, ...files])];
  if (wanted.length > DELIVERED_FILES_MAX) throw invalid('files', words.orders.errors.filesMax);
  const [work, milestone] = 'work' in submission ? [submission.work, null] : [null, submission.milestone];
  const { rows } = await sql<StoredFileRow>`
    with given as (
      update submission_files d
      set work_submission_id = ${work}, milestone_submission_id = ${milestone}, position = given.place::int
      from unnest(${wanted}::uuid[]) with ordinality as given (file_id, place)
      where d.file_id = given.file_id and d.owner_id = ${ctx.actor.userId} and d.job_id = ${job.id}
        and d.submission_id is null
      returning d.file_id, d.position
    )
    select f.folder, f.name, f.display_name, f.mime, f.bytes
    from given
    join files f on f.id = given.file_id
    order by given.position
  `.execute(ctx.tx);
  if (rows.length !== wanted.length) throw invalid('files', words.orders.errors.fileGone);
  if (rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) > DELIVERED_BYTES_MAX)
    throw invalid('files', words.orders.errors.filesTogether);
  return { files: rows, links };
}

async function store(ctx: Ctx, file: ReceivedFile, folder: Folder, jobId: string) {
  const about = { ownerId: ctx.actor.userId, jobId, now: ctx.now };
  const stored = await ctx.services.files.store(ctx.tx, file, { ...about, folder });
  await ctx.tx
    .insertInto('submission_files')
    .values({ file_id: stored.id, owner_id: about.ownerId, job_id: jobId, created_at: ctx.now })
    .execute();
  return stored;
}

/** Files that were stored for a submission and not sent within a day. Returns how many. */
export function removeUnsentDeliverables(services: Services): Promise<number> {
  return discardUnsent(services, { table: 'submission_files', parent: 'submission_id' });
}
