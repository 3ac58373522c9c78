/** Previews of delivered pictures: made once by the queue after they were handed in, kept beside the file. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { PICTURES } from '#contract/core/files.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import type { Folder } from '#server/core/files/files.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { type Handler, putWork } from '#server/core/work/queue.ts';
import { type Watermarked, watermarked } from '#server/documents/watermark.ts';

const KIND = 'file-preview';
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
    where f.id = d.file_id and d.file_id = any(${[...fileIds]}::uuid[]) and f.mime = any(${[...PICTURES]}::text[])
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
    const content = file && (await files.whole(file.folder, file.name));
    const made = content && (await preview(content, `${file.hunter} · ${orderNumber(file.job_id)}`));
    if (made) await files.putPreview(file.folder, file.name, made.content, clock.now());
    return async (tx) => {
      const facts = made && JSON.stringify({ ...sizeOf(made), bytes: made.content.length });
      await sql`
        update submission_files
        set preview = ${facts}::jsonb, preview_state = ${made ? 'ready' : 'failed'}
        where file_id = ${subject}
      `.execute(tx);
      if (file) await sendLiveEvent(tx, [file.hunter_id, file.talent_id], { name: 'job', id: file.job_id });
      return undefined;
    };
  },
};

/** The end of its id: short, and the order can be found by it. */
function orderNumber(jobId: string): string {
  return `Adire ${jobId.slice(-8)}`;
}

/** Null for what only looked like a picture, and for what is too large to decode. */
async function preview(content: Buffer, text: string): Promise<Watermarked | null> {
  try {
    return await watermarked(content, text, FONT);
  } catch {
    return null;
  }
}

function sizeOf({ width, height }: Watermarked) {
  return { width, height };
}

type PreviewedFile = {
  folder: Folder;
  name: string;
  job_id: string;
  hunter: string;
  hunter_id: string;
  talent_id: string | null;
};

async function findFile(db: Db, fileId: string): Promise<PreviewedFile | null> {
  const { rows } = await sql<PreviewedFile>`
    select f.folder, f.name, d.job_id, j.hunter_id, j.talent_id, h.name as hunter
    from submission_files d
    join files f on f.id = d.file_id
    join jobs j on j.id = d.job_id
    join users h on h.id = j.hunter_id
    where d.file_id = ${fileId} and f.deleted_at is null
  `.execute(db);
  return rows[0] ?? null;
}
