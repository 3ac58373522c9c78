/** A backup and its log restore every balance to the kobo; without the last log segment they do not (I34). */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { accepted, addBank, endTransfer, withdraw } from '#server/testing/story.ts';
import {
  findPostgres,
  type PostgresPrograms,
  startOnCopy,
  startPostgres,
  type TestPostgres,
} from '../../scripts/lib/postgres.ts';

let programs: PostgresPrograms;
let folder: string;
let server: TestPostgres;
let app: TestApp;
let people: { hunter: Person; talent: Person };

beforeAll(async () => {
  const found = findPostgres();
  if (!found) throw new Error('no PostgreSQL server is installed here');
  programs = found;
  folder = mkdtempSync(join(tmpdir(), 'adire-backup-'));
  chmodSync(folder, 0o755);
  for (const name of ['log', 'copy']) {
    mkdirSync(join(folder, name));
    // The server runs as another user.
    chmodSync(join(folder, name), 0o777);
  }
  server = await startPostgres(programs, {
    ...{ full_page_writes: 'on', synchronous_commit: 'on' },
    ...{ archive_mode: 'on', archive_command: `cp %p ${join(folder, 'log')}/%f` },
  });
  vi.stubEnv('TEST_DATABASE', 'postgres');
  vi.stubEnv('TEST_DATABASE_URL', server.url);
  app = await testApp();
  vi.unstubAllEnvs();
  people = { hunter: await hunter(app), talent: await talent(app) };
}, 60_000);
afterAll(async () => {
  await app.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Copies the running cluster as PostgreSQL's manual describes. */
async function backUp(): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`select pg_backup_start('money', true)`);
  execFileSync('cp', ['-a', join(server.folder, 'data'), join(folder, 'copy')]);
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  const data = join(folder, 'copy', 'data');
  rmSync(join(data, 'postmaster.pid'));
  for (const name of readdirSync(join(data, 'pg_wal')))
    rmSync(join(data, 'pg_wal', name), { recursive: true });
  putOwned(data, 'backup_label', rows[0].labelfile);
  putOwned(data, 'recovery.signal', '');
}

function putOwned(data: string, name: string, text: string): void {
  const { uid, gid } = statSync(data);
  writeFileSync(join(data, name), text);
  chownSync(join(data, name), uid, gid);
}

/** Switches to a new log segment and waits until the old one is archived. */
async function endPiece(): Promise<void> {
  const { db } = app.database;
  const { rows } = await sql<{ piece: string }>`
    select pg_walfile_name(pg_switch_wal()) as piece
  `.execute(db);
  await vi.waitFor(() => expect(readdirSync(join(folder, 'log'))).toContain(rows[0]?.piece), 20_000);
}

const BOOK = `
  select (select json_agg(json_build_array(key, balance::text) order by key) from ledger_accounts) as balances,
    (select md5(string_agg(e::text, ' ' order by e.id)) from ledger_entries e) as entries
`;

/** Returns the book after starting on the copy with the given log segments. */
async function restored(pieces: readonly string[]): Promise<unknown> {
  const place = mkdtempSync(join(tmpdir(), 'adire-restored-'));
  chmodSync(place, 0o755);
  execFileSync('cp', ['-a', join(folder, 'copy', 'data'), place]);
  mkdirSync(join(place, 'log'));
  chmodSync(join(place, 'log'), 0o755);
  for (const piece of pieces) execFileSync('cp', ['-a', join(folder, 'log', piece), join(place, 'log')]);
  const again = await startOnCopy(programs, server, place, {
    restore_command: `cp ${join(place, 'log')}/%f %p`,
  });
  try {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.database.db);
    const url = new URL(again.url);
    url.pathname = `/${rows[0]?.name}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await vi.waitFor(async () => {
      const recovery = await client.query('select pg_is_in_recovery() as reading');
      expect(recovery.rows[0].reading).toBe(false);
    }, 20_000);
    const book = await client.query(BOOK);
    await client.end();
    return book.rows[0];
  } finally {
    await again.stop();
  }
}

test('a backup and the log behind it give the same book', { timeout: 120_000 }, async () => {
  await accepted(app, people);
  await backUp();
  const { job } = await accepted(app, people);
  await endPiece();
  await withdraw(app, people.talent, job.id, await addBank(people.talent));
  await endTransfer(app, people.talent, 'settle');
  await endPiece();
  const { rows } = await sql.raw(BOOK).execute(app.database.db);
  const pieces = readdirSync(join(folder, 'log')).sort();
  const log = pieces.filter((name) => /^[0-9A-F]{24}$/.test(name));
  expect(log.length).toBeGreaterThan(2);
  expect(await restored(pieces)).toEqual(rows[0]);
  expect(await restored(pieces.filter((name) => name !== log.at(-1)))).not.toEqual(rows[0]);
});
