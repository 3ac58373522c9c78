/** Deletes stored files: the row is marked in the caller's transaction, the bytes are removed later by a scheduled task. */
import { basename } from 'node:path';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import type { Db, Write } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import {
  type Folder,
  folderIn,
  type PictureFacts,
  PRIVATE_FOLDERS,
  PUBLIC_FOLDERS,
  RANDOM_NAME_LENGTH,
} from './files.ts';
import type { FileStore, Listed } from './store.ts';

/** Marks files as deleted; nulls are skipped. No row may refer to them any more. */
export async function discardFiles(tx: Write, ids: readonly (string | null)[], now: Date): Promise<void> {
  const found = ids.filter((id) => id !== null);
  if (found.length === 0) return;
  await sql`
    update files set deleted_at = ${now} where id = any(${found}::uuid[]) and deleted_at is null
  `.execute(tx);
}

/**
 * Deletes files that were uploaded but not used within a day: the rows of `table` whose `parent` is still null.
 * Returns how many.
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

/** Removes the bytes of deleted files, with all sizes of a picture. Returns the number of files. */
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

/** Removes files older than a day that have no row, left by writes that never committed. Returns how many. */
export async function removeOrphans({ database: { db }, fileStore, clock }: Services): Promise<number> {
  let count = 0;
  for (const folder of [...PUBLIC_FOLDERS, ...PRIVATE_FOLDERS]) {
    count += await removeUnnamed(fileStore, folderIn(folder), clock.now(), (names) => namedOf(db, names));
  }
  return count;
}

/** Removes files older than a day that `namedAmong` does not recognise; it is called once per page of names. */
export async function removeUnnamed(
  store: FileStore,
  folder: string,
  now: Date,
  namedAmong: (names: readonly string[]) => Promise<(name: string) => boolean>,
): Promise<number> {
  let count = 0;
  for await (const page of store.pages(folder)) {
    const isNamed = await namedAmong(page.map(nameOf));
    const old = page.filter((one) => now.getTime() - one.at.getTime() >= DAY_MS && !isNamed(nameOf(one)));
    await store.remove(old.map(({ key }) => key));
    count += old.length;
  }
  return count;
}

function nameOf({ key }: Listed): string {
  return basename(key);
}

/**
 * Returns a test for names whose random part belongs to a row that still needs its bytes; all sizes of a picture share that
 * part. A swept file that is in the store again came back with a restored copy of the store.
 */
async function namedOf(db: Db, names: readonly string[]): Promise<(name: string) => boolean> {
  const first = names[0]?.slice(0, RANDOM_NAME_LENGTH) ?? '';
  const last = `${names.at(-1)?.slice(0, RANDOM_NAME_LENGTH)}~`;
  const rows = await db
    .selectFrom('files')
    .select('name')
    .where('name', '>=', first)
    .where('name', '<=', last)
    .where('swept_at', 'is', null)
    .execute();
  const stems = new Set(rows.map((row) => row.name.slice(0, RANDOM_NAME_LENGTH)));
  return (name) => stems.has(name.slice(0, RANDOM_NAME_LENGTH));
}
