/** Restores PostgreSQL with pgBackRest by the commands in docs/operations.md: to any second, and to just before a mistake. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from '#server/testing/app.ts';
import {
  findPostgres,
  startOnCluster,
  startPostgres,
  type TestPostgres,
  unprivilegedUser,
} from '../../scripts/lib/postgres.ts';
import { DRILL_OUTPUT, runStep, smallMarket, stepsOf } from '../support/operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'adire-pgbackrest-'));
const config = join(folder, 'pgbackrest.conf');
let server: TestPostgres;
let app: TestApp;
let env: Record<string, string>;

const { uid, gid } = unprivilegedUser() ?? statSync(folder);
const owner = { uid, gid };

/** Creates a folder owned by the account PostgreSQL runs under, as which pgBackRest works. */
function ownFolder(name: string): string {
  mkdirSync(join(folder, name), { mode: 0o700 });
  chownSync(join(folder, name), owner.uid, owner.gid);
  return join(folder, name);
}

const programs = () => {
  const found = findPostgres();
  if (!found) throw new Error('no PostgreSQL server is installed here');
  return found;
};

beforeAll(async () => {
  execFileSync('pgbackrest', ['version']);
  chownSync(folder, uid, gid);
  vi.stubEnv('PGBACKREST_CONFIG', config);
  server = await startPostgres(programs(), {
    ...{ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', wal_level: 'replica' },
    ...{
      archive_mode: 'on',
      archive_command: 'pgbackrest --stanza=adire archive-push %p',
      archive_timeout: '60',
    },
    unix_socket_directories: folder,
  });
  const { port, password } = new URL(server.url);
  const places = ['repo', 'log', 'lock', 'spool'].map(ownFolder);
  writeFileSync(
    config,
    `[global]\nrepo1-path=${places[0]}\nlog-path=${places[1]}\nlock-path=${places[2]}\nspool-path=${places[3]}
repo1-retention-full=2\nstart-fast=y\n[adire]\npg1-path=${server.folder}/data\npg1-port=${port}\npg1-socket-path=${folder}\npg1-user=adire\n`,
  );
  vi.stubEnv('TEST_DATABASE', 'postgres');
  vi.stubEnv('TEST_DATABASE_URL', server.url);
  app = await smallMarket();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.database.db);
  const url = Object.assign(new URL(server.url), { pathname: `/${rows[0]?.name}` }).href;
  execFileSync('chown', ['-R', `${uid}:${gid}`, app.config.dataDir]);
  env = {
    ...{ DATABASE_URL: url, DATA_DIR: app.config.dataDir, PGPASSWORD: password, PGBACKREST_CONFIG: config },
    ...{ BACKUPS: ownFolder('backups'), NEW_CLUSTER: ownFolder('data'), NEW_DATA_DIR: join(folder, 'files') },
  };
}, 60_000);
afterAll(async () => {
  await app.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, 20_000);

async function step(at: number, more: Record<string, string> = {}): Promise<string> {
  const line = stepsOf('PostgreSQL by pgBackRest')[at] ?? '';
  const { code, output } = await runStep(line, { ...env, ...more }, owner);
  expect(code, `${line}\n${output}`).toBe(0);
  return output;
}

test('a random second is proved, and a restore stops just before a mistake', {
  timeout: 140_000,
}, async () => {
  const { db } = app.database;
  await step(0);
  expect(await step(1)).toContain('restores to any second');
  const drill = await step(2);
  expect(drill).toMatch(DRILL_OUTPUT);
  console.log(drill);

  await sql`update users set name = 'Tunde Bello' where name = 'Tunde'`.execute(db);
  await pass(1_100);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  await pass(1_100);
  await sql`update users set name = 'gone'`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await step(3, { MOMENT: rows[0]?.now.toISOString() ?? '' });
  const name = new URL(env.DATABASE_URL ?? '').pathname.slice(1);
  const restored = await startOnCluster(programs(), folder, { user: 'adire', database: name });
  const client = new pg.Client({ connectionString: restored.url });
  await client.connect();
  const found = await client.query('select name from users order by name');
  expect(found.rows.map((row) => row.name)).toEqual(['Ngozi', 'Tunde Bello']);
  await client.end();
  await restored.halt('fast');
});
