/** Proxies of submitted sound and film (rule 2.21): made by the queue if there is ffmpeg, else sent by the talent's browser. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { parseWaveform } from '#contract/core/waveform.ts';
import type { deliverables } from '#contract/orders/deliverables.ts';
import { isSound, isSoundOrFilm, proxyBytesMax, proxySecondsMax } from '#contract/orders/proxies.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import { type Files, proxyNameOf, type ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx, ReadCtx, Services } from '#server/core/http/context.ts';
import { illegalStep, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { secondsOf } from '#server/core/media/recordings.ts';
import { type Handler, putWork } from '#server/core/work/queue.ts';
import { type MadeProxy, PROXY_MS_MAX, proxyOf } from '#server/documents/proxies.ts';
import type { ProxyFacts } from '#server/escrow/queries.ts';
import { lockAsTalent } from '#server/jobs/policy.ts';
import { FONT, findPreviewedFile, markOf, type PreviewedFile } from '../previews/queries.ts';

const KIND = 'file-proxy';
const PROXY_KIND = 'video/mp4';
/** Low, because a film may crash the process; the talent can open the file to the hunter instead. */
const ATTEMPTS = 3;

/** Queues proxies for the sound and film among these newly submitted files; drops those a browser sent. Needs ffmpeg. */
export async function planProxies(
  tx: Write,
  { config }: Services,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  if (!config.ffmpeg) return;
  const { rows } = await sql<{ file_id: string }>`
    update submission_files d
    set preview_state = 'waiting', proxy = null
    from files f
    where f.id = d.file_id and d.file_id = any(${[...fileIds]}::uuid[]) and f.mime like any (array['audio/%', 'video/%'])
    returning d.file_id
  `.execute(tx);
  await putWork(
    tx,
    rows.map(({ file_id }) => ({ kind: KIND, subject: file_id, dueAt: now })),
  );
}

export const proxyHandler: Handler = {
  kind: KIND,
  attempts: ATTEMPTS,
  leaseMs: PROXY_MS_MAX + 60_000,
  run: async ({ subject }, { database, files, clock, config }) => {
    const file = await findPreviewedFile(database.db, subject);
    const made = file && config.ffmpeg ? await makeProxy(files, file, config.ffmpeg) : null;
    if (file && made) {
      const name = proxyNameOf(file.name, PROXY_KIND);
      await files.storePreviewContent(file.folder, name, made.content, clock.now());
    }
    return async (tx) => {
      const proxy: ProxyFacts | null = made && factsOf(made);
      // Queued by a machine with ffmpeg, but run by one without it.
      const without = config.ffmpeg ? 'failed' : 'none';
      await setProxy(tx, subject, proxy, made ? 'ready' : without);
      if (file) await sendLiveEvent(tx, [file.hunter_id, file.talent_id], { name: 'job', id: file.job_id });
      return undefined;
    };
  },
};

function factsOf({ content, seconds, waveform }: MadeProxy): ProxyFacts {
  return { type: PROXY_KIND, bytes: content.length, seconds, by: 'server', waveform };
}

async function setProxy(tx: Write, fileId: string, proxy: ProxyFacts | null, state: string): Promise<void> {
  await sql`
    update submission_files set proxy = ${proxy && JSON.stringify(proxy)}::jsonb, preview_state = ${state}
    where file_id = ${fileId}
  `.execute(tx);
}

/** Works in a temporary folder, which is always removed. */
async function makeProxy(files: Files, file: PreviewedFile, program: string): Promise<MadeProxy | null> {
  const found = await files.open(file.folder, file.name);
  if (!found) return null;
  const folder = await mkdtemp(join(tmpdir(), 'adire-proxy-'));
  try {
    const path = join(folder, 'work');
    await pipeline(found.stream, createWriteStream(path));
    return await proxyOf(program, { path, mime: file.mime, mark: markOf(file), lettering: FONT });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Add = typeof deliverables.addProxy;
type Given = { params: Params<Add>; body: Body<Add>; file: ReceivedFile | null };
type SentProxy = ReceivedFile & { seconds: number };
type UnsentFile = Pick<PreviewedFile, 'folder' | 'name' | 'mime' | 'job_id'>;

/** The caller's own sound or film, not submitted yet, with its job locked; 404 otherwise, 409 unless the order is active. */
export async function lockUnsentFile(ctx: Ctx, { id }: Given['params']): Promise<UnsentFile> {
  const { job_id } = await getUnsentFile(ctx, id);
  const job = await lockAsTalent(ctx, { id: job_id });
  if (job.status !== 'active') throw illegalStep(job.status);
  // Read again: it may have been submitted before the lock was taken.
  return getUnsentFile(ctx, id);
}

async function getUnsentFile(ctx: Ctx, id: string): Promise<UnsentFile> {
  const { rows } = await sql<UnsentFile>`
    select f.folder, f.name, f.mime, d.job_id
    from submission_files d
    join files f on f.id = d.file_id
    where d.file_id = ${id} and d.owner_id = ${ctx.actor.userId} and d.submission_id is null
  `.execute(ctx.tx);
  return orNotFound(rows.find(({ mime }) => isSoundOrFilm(mime)));
}

/** Measures the uploaded proxy off the main thread; 422 when nothing in it can be played. */
export async function readyProxy(_ctx: ReadCtx, { file }: Given): Promise<SentProxy | null> {
  return file && { ...file, seconds: (await secondsOf(file.path, 'file')) ?? 0 };
}

/** Stores it as the proxy of that file. 422 when it cannot be played, or is longer or larger than a proxy may be. */
export async function addProxy(
  ctx: Ctx,
  { params: { id }, body, file: sent }: Omit<Given, 'file'> & { file: SentProxy | null },
  file: UnsentFile,
): Promise<Reply<Add>> {
  if (!sent) throw new Error('a proxy without a file');
  const { seconds, bytes, mime: type } = sent;
  if (seconds === 0 || seconds > proxySecondsMax(file.mime) + 1 || bytes > proxyBytesMax(file.mime, seconds))
    throw invalid('file', words.orders.errors.proxyTooLarge);
  await ctx.services.files.storePreviewFile(file.folder, proxyNameOf(file.name, type), sent.path, ctx.now);
  const waveform = isSound(file.mime) ? parseWaveform(body.waveform) : null;
  await setProxy(ctx.tx, id, { type, bytes, seconds, by: 'talent', waveform }, 'ready');
  return { success: true };
}
