/** The act tables and their subjects match: guards, postings, the status of new rows. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Act } from '#contract/acts/act.ts';
import { actTables } from '#contract/acts/all.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

const SERVER = join(import.meta.dirname, '../..');
const tables: [string, Act[]][] = Object.entries(actTables).map(([name, table]) => [
  name,
  Object.values<Act>(table),
]);

type Known = { name: string; table: string; guards?: Record<string, unknown> };

let app: TestApp;
let subjects: Known[];
beforeAll(async () => {
  app = await testApp();
  const modules = globSync('*/**/acts.ts', { cwd: SERVER }).map((path) => import(join(SERVER, path)));
  subjects = (await Promise.all(modules)).flatMap((module) => Object.values(module).filter(isSubject));
});
afterAll(() => app.close());

function isSubject(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && 'aboutOf' in value && 'table' in value;
}

test.each(tables)('%s: its guards are those that its acts name', (name, acts) => {
  const named = new Set(acts.flatMap(({ guard }) => guard ?? []));
  const guards = subjects.filter((one) => one.name === name).flatMap((one) => Object.keys(one.guards ?? {}));
  expect(guards.toSorted()).toEqual([...named].toSorted());
});

test('the money of an act is a posting of the ledger', () => {
  const postings = globSync('ledger/**/postings.ts', { cwd: SERVER })
    .map((path) => readFileSync(join(SERVER, path), 'utf8'))
    .join('');
  const words = new Set(tables.flatMap(([, acts]) => acts.flatMap(({ money }) => money ?? [])));
  expect([...words].filter((word) => !postings.includes(`'${word}'`))).toEqual([]);
});

test('what is new has the status of the act that begins it', async () => {
  const { rows } = await sql<{ table: string; initial: string }>`
    select table_name as table, split_part(column_default, '''', 2) as initial
    from information_schema.columns
    where table_schema = 'public' and column_name = 'status' and column_default is not null
  `.execute(app.database.db);
  const initials = new Map(rows.map(({ table, initial }) => [table, initial]));
  const begun = new Map(
    tables.map(([name, acts]) => [name, acts.find(({ from, to }) => from.includes('none') && to !== 'same')]),
  );
  const withColumn = subjects.filter(({ table }) => initials.has(table));
  expect(withColumn.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['job', 'payment', 'payout', 'refund']),
  );
  for (const { name, table } of withColumn) expect(initials.get(table), name).toBe(begun.get(name)?.to);
});
