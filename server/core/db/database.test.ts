/** Prepared statements: each is planned once per connection, and replanned when its table changes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { type Database, type Db, openPostgres, UNLIMITED } from './database.ts';
import { opaque } from './values.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function keptStatements(db: Db, like: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from pg_prepared_statements where statement like ${like}
  `.execute(db);
  return rows[0]?.kept ?? 0;
}

/** False behind a pooler, where statements are unnamed. */
const isNamed = () => !process.env.TEST_POOLER_URL;

test('a statement with values is kept under one name', async () => {
  await database.db.connection().execute(async (db) => {
    for (const name of ['Amara', 'Bola', 'Chidi']) {
      await sql`select ${name}::text as kept_by_name`.execute(db);
      await db.selectFrom('users').select('name').where('name', '=', name).execute();
    }
    const each = isNamed() ? 1 : 0;
    expect(await keptStatements(db, '%kept_by_name')).toBe(each);
    expect(await keptStatements(db, 'select "name" from "users"%')).toBe(each);
  });
});

test('an opaque value is planned as any other, whether few rows have it or many', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`create temporary table kinds (kind text) on commit drop`.execute(tx);
    await sql`
      insert into kinds select case when n = 1 then 'rare' else 'common' end from generate_series(1, 1000) n
    `.execute(tx);
    await sql`analyze kinds`.execute(tx);
    const expectedRows = async (value: unknown) => {
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
        explain (format json) select * from kinds where kind = ${value}
      `.execute(tx);
      return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
    };
    expect([await expectedRows('rare'), await expectedRows('common')]).toEqual([1, 999]);
    const opaques = [
      await expectedRows(opaque('rare', 'text')),
      await expectedRows(opaque('common', 'text')),
    ];
    expect(opaques).toEqual([500, 500]);
    const { rows } = await sql`
      select distinct kind from kinds where kind = any(${opaque(['rare', 'other'], 'text[]')})
    `.execute(tx);
    expect(rows).toEqual([{ kind: 'rare' }]);
  });
});

test('a table that gets a column fails a statement once at most', async () => {
  // A temporary table belongs to one session, which a pooler does not keep.
  if (process.env.TEST_POOLER_URL) return;
  await database.db.connection().execute(async (db) => {
    await sql`create temporary table grows (id int)`.execute(db);
    await sql`insert into grows values (${1})`.execute(db);
    const read = async () => (await sql`select * from grows where id = ${1}`.execute(db)).rows;
    expect(await read()).toEqual([{ id: 1 }]);
    await sql`alter table grows add column name text`.execute(db);
    const first = await read().catch((error: Error) => error.message);
    expect(first).toBe('cached plan must not change result type');
    expect(await read()).toEqual([{ id: 1, name: null }]);
  });
});

test('a transaction that loses its connection is refused, and the process lives on', async () => {
  if (database.kind !== 'postgres') return;
  const broken = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(database.db);
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

test('a server that has no room left is away: the statement is not at fault', async () => {
  if (database.kind !== 'postgres') return;
  const full = sql`do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`;
  await expect(full.execute(database.db)).rejects.toThrow('The database is away');
});

test('a statement that somebody waits for is ended in time, one of a migration never', async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (database.kind !== 'postgres' || !url) return;
  const sleep = async (statementMs: number): Promise<string> => {
    const opened = await openPostgres(url, 1, statementMs);
    try {
      await sql`select pg_sleep(0.2)`.execute(opened.db);
      return 'slept';
    } catch (error) {
      return (error as Error).message;
    } finally {
      await opened.close();
    }
  };
  expect(await sleep(50)).toContain('statement timeout');
  expect(await sleep(UNLIMITED)).toBe('slept');
});
