/** Migrations: run over the rows of the first release, block nobody, and remove things in two steps. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainMoney } from '#server/audit/explained/queries.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { fillReference } from '#server/catalogue/reference/commands.ts';
import { issueStatement } from '#server/statements/queries.ts';
import { freshDatabase } from '#server/testing/database.ts';
import type { Db } from './database.ts';
import { pgliteExtensions, wrapPglite } from './embedded.ts';
import { migrate } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'adire-migrate-'));
const folders = { before: join(folder, 'migrations'), after: join(folder, 'after-deploy') };

beforeAll(() => {
  for (const one of Object.values(folders)) mkdirSync(one);
  writeFileSync(join(folders.before, '9001-jobs.sql'), 'alter table jobs add column mood text;');
  writeFileSync(join(folders.after, '9002-jobs.sql'), 'alter table jobs drop column mood;');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const columns = async (db: Db) =>
  (
    await sql`select 1 from information_schema.columns where table_name = 'jobs' and column_name = 'mood'`.execute(
      db,
    )
  ).rows.length;

test('the rows of the first release are all there, and every kobo is explained', async () => {
  const engine = await PGlite.create({ extensions: pgliteExtensions });
  const { db } = wrapPglite(engine);
  const first = await migrate(db, { upTo: '0094-plain-search.sql' });
  expect([first.at(0), first.at(-1)]).toEqual(['0001-core.sql', '0094-plain-search.sql']);
  await fillReference(db);
  await engine.exec(readFileSync(join(import.meta.dirname, '../../db/released/0-1-0.sql'), 'utf8'));
  await migrate(db, { afterDeploy: true });
  expect(await migrate(db, { afterDeploy: true })).toEqual([]);
  await fillReference(db);
  expect(await auditMoney(db)).toEqual([]);
  expect(await explainMoney(db)).toMatchObject({ transactions: 3, unexplained: [] });
  const people = await db.selectFrom('users').select(['id', 'name']).orderBy('name').execute();
  expect(people.map(({ name }) => name)).toEqual(['Ngozi', 'Tunde']);
  const [{ id: userId = '', name = '' } = {}] = people;
  const at = new Date(Date.now() + 60_000);
  const { entries, balances } = await issueStatement({ db, now: at, actor: { userId, name } });
  expect(entries.length).toBeGreaterThan(2);
  expect(Number(balances.held)).toBeGreaterThan(0);
  const jobs = await sql<{ status: string }>`
    select j.status from jobs j join skills s on s.id = j.skill_id order by j.status
  `.execute(db);
  expect(jobs.rows.map(({ status }) => status)).toEqual(['accepted', 'active']);
  await engine.close();
});

test('what takes something away waits until the version before runs nowhere', async () => {
  const database = await freshDatabase();
  const { db } = database;
  expect(await migrate(db, { folders })).toEqual(['9001-jobs.sql']);
  expect(await columns(db)).toBe(1);
  expect(await migrate(db, { folders })).toEqual([]);
  expect(await migrate(db, { folders, afterDeploy: true })).toEqual(['9002-jobs.sql']);
  expect(await columns(db)).toBe(0);
  await database.close();
});

test('a new database has no version before', async () => {
  const engine = await PGlite.create();
  await engine.exec('create table jobs (id int)');
  expect(await migrate(wrapPglite(engine).db, { folders })).toEqual(['9001-jobs.sql', '9002-jobs.sql']);
  await engine.close();
});

test('a table that is held makes a migration give up, whole, and nobody waits behind it', async () => {
  const database = await freshDatabase();
  if (database.kind === 'postgres') {
    const { db } = database;
    await db.transaction().execute(async (tx) => {
      await sql`lock table jobs in access share mode`.execute(tx);
      await expect(migrate(db, { folders, lockMs: 100 })).rejects.toMatchObject({ code: '55P03' });
    });
    expect(await columns(db)).toBe(0);
    expect(await migrate(db, { folders, lockMs: 100 })).toEqual(['9001-jobs.sql']);
  }
  await database.close();
});
