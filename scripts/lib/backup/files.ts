/** The stored files in a backup: new ones are added, deleted ones are kept for as long as a backup may refer to them. */
import { constants, existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import type { Db } from '#server/core/db/database.ts';
import { KEPT_DAYS } from './place.ts';

async function filesBelow(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).map((one) => relative(root, join(one.parentPath, one.name)));
}

/** Copies files missing from `to`, and deletes files there that have been gone from `from` for 35 days. */
export async function mirrorFiles(
  from: string,
  to: string,
  now: Date,
): Promise<{ count: number; bytes: number }> {
  const sum = { count: 0, bytes: 0 };
  for (const name of await filesBelow(from)) {
    const target = join(to, name);
    const found = await stat(join(from, name)).catch(() => null);
    if (!found) continue;
    if ((await stat(target).catch(() => null))?.size !== found.size) {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(from, name), `${target}.part`, constants.COPYFILE_FICLONE);
      await rename(`${target}.part`, target);
    }
    // The time it was last present: a deleted file keeps the time of its last backup.
    await utimes(target, now, now);
    sum.count += 1;
    sum.bytes += found.size;
  }
  for (const name of await filesBelow(to)) {
    const { mtimeMs } = await stat(join(to, name));
    if (mtimeMs < now.getTime() - KEPT_DAYS * DAY_MS) await rm(join(to, name));
  }
  return sum;
}

/** Copies the rest of DATA_DIR, leaving out stored files and what is useless elsewhere; the embedded database only when it is in use. */
export async function copyData(from: string, to: string, isEmbedded: boolean): Promise<void> {
  const left = ['files', 'uploads', 'open.lock', ...(isEmbedded ? [] : ['pglite'])].map((name) =>
    join(from, name),
  );
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: (path) => !left.includes(path) });
}

type Row = { path: string; bytes: bigint; widths: number[] | null };

/** Returns the number of file rows, and the paths that are missing or incomplete, including all picture sizes. */
export async function missingFiles(db: Db, root: string): Promise<{ rows: number; missing: string[] }> {
  const { rows } = await sql<Row>`
    select folder || '/' || name as path, bytes, picture -> 'widths' as widths
    from files where deleted_at is null order by id
  `.execute(db);
  const missing: string[] = [];
  for (const { path, bytes, widths } of rows) {
    const size = (await stat(join(root, path)).catch(() => null))?.size;
    const stem = path.replace(/(-\d+)?\.\w+$/, '');
    const sizes = (widths ?? []).map((width) => `${stem}-${width}.webp`);
    if (BigInt(size ?? -1) !== bytes) missing.push(path);
    else missing.push(...sizes.filter((one) => !existsSync(join(root, one))));
  }
  return { rows: rows.length, missing };
}
