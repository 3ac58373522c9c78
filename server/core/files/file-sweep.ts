/** Deletes stored files: the row at once, in the transaction of whoever deletes; the bytes afterwards, by a scheduled task. */
import { sql } from 'kysely';
import { DAY_MS } from '../clock.ts';
import type { Db, Write } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import type { Folder, PictureFacts } from './files.ts';

/** Marks files as deleted; nulls are passed over. Nothing may name them any more. */
export async function discardFiles(tx: Write, ids: readonly (string | null)[], now: Date): Promise<void> {
  const found = ids.filter((id) => id !== null);
  if (found.length === 0) return;
  await sql`
    update files set deleted_at = ${now} where id = any(${found}::uuid[]) and deleted_at is null
  `.execute(tx);
}

/**
 * Deletes files that were stored for something that was not sent within a day: the rows of `table` whose `parent` is still
 * null. Returns how many.
 */
export function discardUnsent(
  { database: { db }, clock }: Services,
  { table, parent }: { table: string; parent: string },
): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ file_id: string }>`
      delete from ${sql.table(table)}
      where ${sql.ref(parent)} is null and created_at < ${new Date(now.getTime() - DAY_MS)}
      returning file_id
    `.execute(tx);
    await discardFiles(
      tx,
      rows.map((row) => row.file_id),
      now,
    );
    return rows.length;
  });
}

const BATCH = 100;

type Row = { id: string; folder: Folder; name: string; picture: PictureFacts | null };

/** Removes the bytes of deleted files, all sizes of a picture. Returns how many files. */
export async function sweepFiles({ database, files, clock }: Services): Promise<number> {
  let count = 0;
  for (;;) {
    const batch = await deleted(database.db);
    for (const { folder, name, picture } of batch) await files.remove(folder, name, picture?.widths ?? []);
    await sql`
      update files set swept_at = ${clock.now()} where id = any(${batch.map((row) => row.id)}::uuid[])
    `.execute(database.db);
    count += batch.length;
    if (batch.length < BATCH) return count;
  }
}

async function deleted(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, folder, name, picture
    from files
    where deleted_at is not null and swept_at is null
    order by id
    limit ${sql.lit(BATCH)}
  `.execute(db);
  return rows;
}
