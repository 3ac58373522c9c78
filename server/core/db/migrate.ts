/**
 * Brings the database up to the newest migration: plain SQL files, forward only, in order of their names. Migrations that remove
 * something the previous version still uses are in their own folder and run once that version runs nowhere any more.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { type Config, ConfigError } from '../config.ts';
import { type Database, type Db, UNLIMITED, type Write } from './database.ts';
import { openDatabase } from './open-database.ts';

const DATABASE = join(import.meta.dirname, '../../db');
type Folders = { before: string; after: string };
const FOLDERS: Folders = { before: join(DATABASE, 'migrations'), after: join(DATABASE, 'after-deploy') };
/** Milliseconds a migration waits for a lock on a table: every later statement on that table queues behind it. */
const LOCK_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Opens the database that the settings name and migrates it. Throws `ConfigError`. */
export async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase(config, UNLIMITED);
  try {
    // No other process uses the embedded database, so no older version runs on it.
    await migrate(database.db, { afterDeploy: database.kind === 'pglite' });
  } catch (error) {
    await database.close();
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new ConfigError(
      'A migration waited 5 seconds for a table that somebody holds, and gave up. Nothing was changed: start again, or find them in pg_stat_activity.',
    );
  }
  if (database.kind === 'pglite') return database;
  await database.close();
  return openDatabase(config);
}

type Options = { afterDeploy?: boolean; lockMs?: number; folders?: Folders; upTo?: string };

/**
 * Runs pending migrations in one transaction; those for after the deployment only with `afterDeploy`, or on a new database.
 * `upTo` is the last name to run. Returns the names of the migrations that ran.
 */
export async function migrate(
  db: Db,
  { afterDeploy = false, lockMs = LOCK_MS, folders = FOLDERS, upTo = '~' }: Options = {},
): Promise<string[]> {
  await sql`
    create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())
  `.execute(db);
  return db.transaction().execute(async (tx) => {
    await sql`lock table migrations in exclusive mode`.execute(tx);
    // Set only now: another process may take long to migrate, and this one must wait for it.
    await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(tx);
    const ran = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const known = new Set(ran.rows.map((row) => row.name));
    const files = migrationFiles(folders, afterDeploy || known.size === 0);
    const waiting = files.filter((file) => !known.has(basename(file)) && basename(file) <= upTo);
    for (const file of waiting) await runFile(tx, file);
    return waiting.map((file) => basename(file));
  });
}

function migrationFiles(folders: Folders, withAfterDeploy: boolean): string[] {
  return [folders.before, ...(withAfterDeploy ? [folders.after] : [])]
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []))
    .filter((file) => file.endsWith('.sql'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/** Returns all migrations as one text: databases migrated with the same text have the same schema. */
export function migrationsText(): string {
  return migrationFiles(FOLDERS, true)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

async function runFile(tx: Write, file: string): Promise<void> {
  await sql.raw(readFileSync(file, 'utf8')).execute(tx);
  await sql`insert into migrations (name) values (${basename(file)})`.execute(tx);
}
