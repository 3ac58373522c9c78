/** What is needed to make the previews of a file. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { orderNumber } from '#contract/orders/proxies.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Folder } from '#server/core/files/files.ts';

export const FONT = {
  fontFile: join(import.meta.dirname, '../../statements/pdf/assets/noto-sans.ttf'),
  family: 'Noto Sans',
};

export type PreviewedFile = {
  folder: Folder;
  name: string;
  mime: string;
  job_id: string;
  hunter: string;
  hunter_id: string;
  talent_id: string | null;
};

/** A file of a submission, submitted or not yet; null once it is deleted. */
export async function findPreviewedFile(db: Db, fileId: string): Promise<PreviewedFile | null> {
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

/** The watermark text: the hunter's name and the order number. */
export function markOf({ hunter, job_id }: PreviewedFile): string {
  return `${hunter} · ${orderNumber(job_id)}`;
}
