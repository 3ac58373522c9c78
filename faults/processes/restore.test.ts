/** A dump is taken and restored by the commands in docs/operations.md; the drill finds what is missing in one. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from '#server/testing/app.ts';
import { DRILL_OUTPUT, runStep, runSteps, smallMarket, stepsOf } from '../support/operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'adire-restore-'));
const server = process.env.TEST_DATABASE_URL ?? '';
let app: TestApp;

beforeAll(async () => {
  vi.stubEnv('TEST_DATABASE', 'postgres');
  app = await smallMarket();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('PostgreSQL by pg_dump, and a backup that lost a picture or an entry of the book is no good one', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.database.db);
  const at = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const empty = `${rows[0]?.name}_restored`;
  await admin.query(`create database ${empty}`);
  const backups = join(folder, 'backups');
  const data = { DATA_DIR: app.config.dataDir, NEW_DATA_DIR: join(folder, 'restored') };
  const env = {
    ...{ ...data, BACKUPS: backups, DATABASE_URL: at(rows[0]?.name ?? ''), NEW_DATABASE_URL: at(empty) },
  };
  const said = await runSteps('PostgreSQL by pg_dump', env);
  expect(said[1]).toMatch(DRILL_OUTPUT);
  expect(globSync(join(data.NEW_DATA_DIR, 'files/images/profiles/*.webp'))).toHaveLength(2);
  await admin.query(`drop database ${empty} with (force)`);
  await admin.end();

  const [small = ''] = globSync(join(backups, 'files/images/profiles/*.webp'));
  rmSync(small);
  const [note = ''] = globSync(join(backups, '*/backup.json'));
  writeFileSync(note, execFileSync('sed', ['s/"digest": "./"digest": "x/', note]));
  const drill = await runStep(stepsOf('PostgreSQL by pg_dump')[1] ?? '', env);
  expect(drill.code).toBe(1);
  expect(drill.output).toMatch(
    /WRONG: The statements are not those of the backup\.\nWRONG: .*\.webp is missing or not whole/,
  );
});
