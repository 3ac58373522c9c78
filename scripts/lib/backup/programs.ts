/** The programs that back up and restore PostgreSQL: pg_dump and pg_restore, or pgBackRest. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PlainError } from '../plain-error.mjs';
import { findPostgres } from '../postgres.ts';
import { runQuietly } from '../run-quietly.mjs';

/** Passes the connection by environment: a password in the command line could be read by others. */
function placeOf(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const named = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
  };
  const sslmode = /[?&]sslmode=([\w-]+)/.exec(url)?.[1];
  return { ...process.env, ...named, ...(sslmode && { PGSSLMODE: sslmode }) };
}

async function run(program: string, args: readonly string[], options = {}): Promise<string> {
  const { code, output } = await runQuietly(program, args, options);
  if (code === 127) throw new PlainError(`${program} is not installed here.`);
  if (code !== 0) throw new PlainError(`${program} failed:\n${output.trim()}`);
  return output;
}

/** Prefers the program installed with the newest server: an older pg_dump refuses a newer server. */
function programOf(name: string): string {
  const beside = join(findPostgres()?.folder ?? '', name);
  return existsSync(beside) ? beside : name;
}

export function dump(url: string, file: string): Promise<string> {
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  return run(programOf('pg_dump'), args, { env: placeOf(url) });
}

/** Restores into a database without tables, completely or not at all. */
export async function restoreDump(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
  await client.end();
  if (rows.length > 0)
    throw new PlainError('The database has tables: restore into an empty one, and switch over to it.');
  const args = ['--no-owner', '--exit-on-error', '--single-transaction', '--dbname='];
  await run(programOf('pg_restore'), [...args, file], { env: placeOf(url) });
}

export function pgbackrest(stanza: string, ...args: string[]): Promise<string> {
  return run('pgbackrest', [`--stanza=${stanza}`, ...args]);
}

/** Restores the cluster into an empty folder, as of `at`, or as late as possible. */
export async function restoreCluster(stanza: string, folder: string, at: Date | null): Promise<void> {
  const target = at?.toISOString().replace('T', ' ').replace('Z', '+00');
  const till = target ? ['--type=time', `--target=${target}`, '--target-action=promote'] : [];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await pgbackrest(stanza, `--pg1-path=${folder}`, ...till, 'restore');
}
