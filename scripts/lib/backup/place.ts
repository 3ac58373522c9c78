/**
 * Where backups are stored: one folder with the files of all backups, since a stored file never changes, and a dated folder for each.
 *
 *   files/…                        every stored file, as below DATA_DIR
 *   20261125T020000Z/backup.json   its description; written last, so a folder without it is not a backup
 *   20261125T020000Z/data/…        the rest of DATA_DIR, with the embedded database if it is in use
 *   20261125T020000Z/database.dump of PostgreSQL, unless pgBackRest backs it up
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DAY_MS } from '#contract/core/days.ts';
import { PlainError } from '../plain-error.mjs';

/** `embedded`: the folder of PGlite. `dump`: pg_dump, one point in time. `pgbackrest`: every second since it ended. */
export type Kind = 'embedded' | 'dump' | 'pgbackrest';

/** One digest of every statement's last hash at that time: entries are only ever added, so it can always be recomputed. */
export type Heads = { at: string; people: number; digest: string };

export type Backup = {
  kind: Kind;
  /** pgBackRest's name for the cluster. */
  stanza: string | null;
  startedAt: string;
  endedAt: string;
  files: { count: number; bytes: number };
  /** The account statements at that time. */
  heads: Heads;
};

/** Days that backups are kept, and files deleted since. */
export const KEPT_DAYS = 35;
const NOTE = 'backup.json';
const STAMP = /^\d{8}T\d{6}Z$/;

/** Resolves a typed folder against the directory it was typed in: npm runs scripts in the project's folder. */
export function typedFolder(typed: string): string {
  return resolve(process.env.INIT_CWD ?? '', typed);
}

export function beginBackup(place: string, now: Date): string {
  const folder = join(place, now.toISOString().replace(/[-:]|\.\d+/g, ''));
  mkdirSync(place, { recursive: true, mode: 0o700 });
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

export function endBackup(folder: string, backup: Backup): void {
  writeFileSync(join(folder, NOTE), `${JSON.stringify(backup, null, 2)}\n`);
}

function listBackups(place: string): string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => STAMP.test(name) && existsSync(join(place, name, NOTE)))
    .sort();
}

/** Returns the newest complete backup. Throws a `PlainError` when there is none. */
export function newestBackup(place: string): { folder: string; backup: Backup } {
  const name = listBackups(place).at(-1);
  if (name === undefined) throw new PlainError(`There is no whole backup in ${place}.`);
  const folder = join(place, name);
  return { folder, backup: JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as Backup };
}

/** Removes backups older than 35 days, never the newest. Returns how many. */
export function forgetOld(place: string, now: Date): number {
  const stamp = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().replace(/[-:]|\.\d+/g, '');
  const old = listBackups(place)
    .slice(0, -1)
    .filter((name) => name < stamp);
  for (const name of old) rmSync(join(place, name), { recursive: true });
  return old.length;
}
