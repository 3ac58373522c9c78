/** Previews of delivered pictures and PDFs: made once by the queue after they were handed in, kept beside the file. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { type FileKind, PICTURES } from '#contract/core/files.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import { type Files, type Folder, previewOf } from '#server/core/files/files.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { type Handler, putWork } from '#server/core/work/queue.ts';
import { type DrawnPage, pagesOf } from '#server/documents/pdf-pages.ts';
import { type Watermarked, watermarked } from '#server/documents/watermark.ts';
import type { DeliveredRow } from '#server/escrow/queries.ts';

const KIND = 'file-preview';
const PDF = 'application/pdf' satisfies FileKind;
/** A picture that kills its process is given up soon; the talent can open the file instead. */
const ATTEMPTS = 3;
const LEASE_MS = 2 * 60_000;
const FONT = {
  fontFile: join(import.meta.dirname, '../../statements/pdf/assets/noto-sans.ttf'),
  family: 'Noto Sans',
};

/** Plans the previews of files that were handed in now. */
export async function planPreviews(tx: Write, fileIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ file_id: string }>`
    update submission_files d
    set preview_state = 'waiting'
    from files f
    where f.id = d.file_id and d.file_id = any(${[...fileIds]}::uuid[]) and f.mime = any(${[...PICTURES, PDF]}::text[])
    returning d.file_id
  `.execute(tx);
  await putWork(
    tx,
    rows.map(({ file_id }) => ({ kind: KIND, subject: file_id, dueAt: now })),
  );
}

export const previewHandler: Handler = {
  kind: KIND,
  attempts: ATTEMPTS,
  leaseMs: LEASE_MS,
  run: async ({ subject }, { database, files, clock }) => {
    const file = await findFile(database.db, subject);
    const made = file && (await makePreviews(files, file, clock.now()));
    return async (tx) => {
      await sql`
        update submission_files
        set preview = ${made && JSON.stringify(factsOf(made))}::jsonb,
          preview_state = ${made ? 'ready' : 'failed'}
        where file_id = ${subject}
      `.execute(tx);
      if (file) await sendLiveEvent(tx, [file.hunter_id, file.talent_id], { name: 'job', id: file.job_id });
      return undefined;
    };
  },
};

/** Puts them beside the file; null when there is nothing that could be drawn. */
async function makePreviews(files: Files, file: PreviewedFile, now: Date): Promise<Made | null> {
  const content = await files.whole(file.folder, file.name);
  const made = content && (await previewsOf(content, file));
  for (const [at, page] of made?.pages.entries() ?? [])
    await files.putPreview(file.folder, previewOf(file.name, at + 1), page.content, now);
  return made;
}

/** The end of its id: short, and the order can be found by it. */
function orderNumber(jobId: string): string {
  return `Adire ${jobId.slice(-8)}`;
}

/** One page of a picture; `count` is null where there are no pages. */
type Made = { pages: Watermarked[]; count: number | null };

/** Null for what only looked like such a file, and for what is too large to draw. */
async function previewsOf(content: Buffer, { mime, hunter, job_id }: PreviewedFile): Promise<Made | null> {
  const mark = (picture: Buffer | DrawnPage) =>
    watermarked(picture, `${hunter} · ${orderNumber(job_id)}`, FONT);
  try {
    if (mime !== PDF) return { pages: [await mark(content)], count: null };
    const { made, count } = await pagesOf(content, mark);
    return { pages: made, count };
  } catch {
    return null;
  }
}

function factsOf({ pages, count }: Made): DeliveredRow['preview'] {
  const all = pages.map(({ width, height, content }) => ({ width, height, bytes: content.length }));
  const [first = null] = all;
  return first && (count === null ? first : { ...first, pages: all, count });
}

type PreviewedFile = {
  folder: Folder;
  name: string;
  mime: string;
  job_id: string;
  hunter: string;
  hunter_id: string;
  talent_id: string | null;
};

async function findFile(db: Db, fileId: string): Promise<PreviewedFile | null> {
  const { rows } = await sql<PreviewedFile>`
    select f.folder, f.name, f.mime, d.job_id, j.hunter_id, j.talent_id, h.name as hunter
    from submission_files d
    join files f on f.id = d.file_id
    join jobs j on j.id = d.job_id
    join users h on h.id = j.hunter_id
    where d.file_id = ${fileId} and f.deleted_at is null
  `.execute(db);
  return rows[0] ?? null;
}
