/** Previews of submitted pictures and PDFs: made once by the queue, stored beside the file. */
import { sql } from 'kysely';
import { type FileKind, PICTURES } from '#contract/core/files.ts';
import type { Write } from '#server/core/db/database.ts';
import { type Files, previewOf } from '#server/core/files/files.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { sharp } from '#server/core/media/sharp.ts';
import { type Handler, putWork } from '#server/core/work/queue.ts';
import { type DrawnPage, pagesOf } from '#server/documents/pdf-pages.ts';
import { type Watermarked, watermarked } from '#server/documents/watermark.ts';
import type { DeliveredRow } from '#server/escrow/queries.ts';
import { FONT, findPreviewedFile, markOf, type PreviewedFile } from './queries.ts';

const KIND = 'file-preview';
const PDF = 'application/pdf' satisfies FileKind;
/** Low, because a picture may crash the process; the talent can open the file to the hunter instead. */
const ATTEMPTS = 3;
const LEASE_MS = 2 * 60_000;
/** In pixels: twice the size at which it is shown. */
const THUMBNAIL = { width: 192, height: 144 };

/** Queues the previews of the pictures and PDFs among these newly submitted files. */
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
    const file = await findPreviewedFile(database.db, subject);
    const made = file && (await makePreviews(files, file, clock.now()));
    return async (tx) => {
      // A failed redraw keeps the existing preview.
      await sql`
        update submission_files
        set preview = ${made && JSON.stringify(factsOf(made))}::jsonb,
          preview_state = ${made ? 'ready' : 'failed'}, thumbnail = ${made?.thumbnail ?? null}
        where file_id = ${subject} and (${made !== null} or preview is null)
      `.execute(tx);
      if (file) await sendLiveEvent(tx, [file.hunter_id, file.talent_id], { name: 'job', id: file.job_id });
      return undefined;
    };
  },
};

/** Draws the previews and stores them beside the file; null when nothing could be drawn. */
async function makePreviews(
  files: Files,
  file: PreviewedFile,
  now: Date,
): Promise<(Made & { thumbnail: Buffer }) | null> {
  const content = await files.readAll(file.folder, file.name);
  const made = content && (await previewsOf(content, file));
  for (const [at, page] of made?.pages.entries() ?? [])
    await files.storePreviewContent(file.folder, previewOf(file.name, at + 1), page.content, now);
  const first = made?.pages[0];
  return first ? { ...made, thumbnail: await thumbnailOf(first.content) } : null;
}

/** The drawn pages, one for a picture; `count` is the PDF's number of pages, null for a picture. */
type Made = { pages: Watermarked[]; count: number | null };

/** Null for a broken file, and for one that is too large to draw. */
async function previewsOf(content: Buffer, file: PreviewedFile): Promise<Made | null> {
  const mark = (picture: Buffer | DrawnPage) => watermarked(picture, markOf(file), FONT);
  try {
    if (file.mime !== PDF) return { pages: [await mark(content)], count: null };
    const { made, count } = await pagesOf(content, mark);
    return { pages: made, count };
  } catch {
    return null;
  }
}

/** A thumbnail of a preview: a few kilobytes, embedded in lists. */
function thumbnailOf(preview: Buffer): Promise<Buffer> {
  return sharp(preview).resize(THUMBNAIL).webp({ quality: 55 }).toBuffer();
}

function factsOf({ pages, count }: Made): DeliveredRow['preview'] {
  const all = pages.map(({ width, height, content }) => ({ width, height, bytes: content.length }));
  const [first = null] = all;
  return first && (count === null ? first : { ...first, pages: all, count });
}
