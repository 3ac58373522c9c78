/** The files and links of a submission: each file is uploaded on its own first, then referenced by the submission. */
import { sql } from 'kysely';
import type { Params, Reply } from '#contract/core/endpoint.ts';
import { DELIVERED_BYTES_MAX, DELIVERED_FILES_MAX } from '#contract/core/files.ts';
import type { deliverables } from '#contract/orders/deliverables.ts';
import { isSoundOrFilm } from '#contract/orders/proxies.ts';
import { words } from '#contract/words.ts';
import { discardUnsent } from '#server/core/files/file-sweep.ts';
import type { Folder, ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx, Services } from '#server/core/http/context.ts';
import { illegalStep, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { perform } from '#server/core/work/acts.ts';
import type { Delivered, DeliveredRow } from '#server/escrow/queries.ts';
import { fileView } from '#server/escrow/views.ts';
import { type JobRow, jobs } from '#server/jobs/acts.ts';
import { lockAsTalent } from '#server/jobs/policy.ts';
import { planPreviews } from '../previews/commands.ts';
import { planProxies } from '../proxies/commands.ts';

/** Stores a file for a later submission; until then only its sender gets the link. 409 unless the order is active. */
export async function addDeliverable(
  ctx: Ctx,
  { file }: { file: ReceivedFile | null },
  job: JobRow,
): Promise<Reply<typeof deliverables.add>> {
  if (!file) throw new Error('a deliverable without a file');
  if (job.status !== 'active') throw illegalStep(job.status);
  const stored = await store(ctx, file, 'jobs/submissions', job.id);
  const view = fileView(stored, { userId: ctx.actor.userId, files: ctx.services.files, now: ctx.now });
  const proxy_wanted = isSoundOrFilm(stored.mime) && !ctx.services.config.ffmpeg;
  return { success: true, file: view, proxy_wanted };
}

/** The request's own file, the ids of files uploaded before, and links. */
export type Delivery = {
  file: ReceivedFile | null;
  folder: Folder;
  body: { files?: string[] | undefined; links?: string[] | undefined };
};

export function isEmpty({ file, body: { files = [], links = [] } }: Delivery): boolean {
  return !file && files.length === 0 && links.length === 0;
}

/**
 * Attaches all of them to a submission, in order. 422 under `files` when a file belongs to someone else or to another
 * order, is already used or was removed after a day, and when there are too many or they are too large together.
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
  const { rows } = await sql<DeliveredRow>`
    with given as (
      update submission_files d
      set work_submission_id = ${work}, milestone_submission_id = ${milestone}, position = given.place::int
      from unnest(${wanted}::uuid[]) with ordinality as given (file_id, place)
      where d.file_id = given.file_id and d.owner_id = ${ctx.actor.userId} and d.job_id = ${job.id}
        and d.submission_id is null
      returning d.file_id, d.position
    )
    select f.id, f.folder, f.name, f.display_name, f.mime, f.bytes, f.sha256, null::jsonb as preview,
      null::jsonb as proxy, 'none' as preview_state, null::timestamptz as opened_at
    from given
    join files f on f.id = given.file_id
    order by given.position
  `.execute(ctx.tx);
  if (rows.length !== wanted.length) throw invalid('files', words.orders.errors.fileGone);
  if (rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) > DELIVERED_BYTES_MAX)
    throw invalid('files', words.orders.errors.filesTogether);
  await planPreviews(ctx.tx, wanted, ctx.now);
  await planProxies(ctx.tx, ctx.services, wanted, ctx.now);
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

type OwnFile = { job: JobRow; file: { id: string; job_id: string; name: string; opened_at: Date | null } };

/** A submitted file of an order whose talent is the caller, with its job locked; 404 otherwise. */
export async function lockOwnFile(ctx: Ctx, { id }: Params<typeof deliverables.open>): Promise<OwnFile> {
  const { rows } = await sql<OwnFile['file']>`
    select f.id, d.job_id, f.display_name as name, d.opened_at
    from submission_files d
    join files f on f.id = d.file_id
    where d.file_id = ${id} and d.owner_id = ${ctx.actor.userId} and d.submission_id is not null
  `.execute(ctx.tx);
  const file = orNotFound(rows[0]);
  return { file, job: await lockAsTalent(ctx, { id: file.job_id }) };
}

/** Gives the hunter the original file before the work is accepted; a second call changes nothing. */
export async function releaseFile(
  ctx: Ctx,
  _input: unknown,
  { job, file }: OwnFile,
): Promise<Reply<typeof deliverables.open>> {
  if (file.opened_at) return { success: true };
  await perform(ctx.tx, jobs, job, 'open-file', {
    by: { kind: 'talent', id: ctx.actor.userId },
    at: ctx.now,
    facts: { file: file.name },
  });
  await ctx.tx
    .updateTable('submission_files')
    .set({ opened_at: ctx.now })
    .where('file_id', '=', file.id)
    .execute();
  return { success: true };
}

/** Removes files that were stored for a submission but not submitted within a day. Returns how many. */
export function removeUnsentDeliverables(services: Services): Promise<number> {
  return discardUnsent(services, { table: 'submission_files', parent: 'submission_id' });
}
