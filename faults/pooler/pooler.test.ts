/** A PgBouncer in transaction mode: detected where it would do harm, and harmless where it is expected. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { openPostgres, UNLIMITED } from '#server/core/db/database.ts';
import { openDatabase } from '#server/core/db/open-database.ts';
import { withReplica } from '#server/core/db/replica.ts';
import { findPgBouncer, startPgBouncer, type TestPooler } from '../../scripts/lib/pgbouncer.ts';
import { limitStatements } from '../../scripts/lib/postgres.ts';
import { startPair } from '../support/replica.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const name = `adire_pooled_${randomBytes(6).toString('hex')}`;
const within = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const direct = within(server);
/** A pooler that refuses unknown settings, and one configured to ignore them. */
let strict: TestPooler;
let lenient: TestPooler;

async function asAdmin(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

beforeAll(async () => {
  const program = findPgBouncer();
  if (!program) throw new Error('PgBouncer is not installed here');
  await asAdmin(`create database ${name}`);
  strict = await startPgBouncer(program, server, { default_pool_size: '2' });
  lenient = await startPgBouncer(program, server, {
    ignore_startup_parameters: 'options, statement_timeout',
  });
});
afterAll(async () => {
  await strict.stop();
  await lenient.stop();
  await asAdmin(`drop database if exists ${name} with (force)`);
});

test('named statements of two people meet in one session, and the answer is that of somebody else', async () => {
  const [amara, bola, chidi] = await Promise.all(
    [0, 1, 2].map(async () => {
      const client = new pg.Client({ connectionString: within(strict.url) });
      await client.connect();
      return client;
    }),
  );
  if (!amara || !bola || !chidi) throw new Error('three were connected');
  const ask = async (client: pg.Client, answer: string): Promise<string> =>
    (await client.query({ name: 'q0', text: `select '${answer}'::text as of, $1::int`, values: [1] })).rows[0]
      .of;
  await amara.query('begin');
  expect(await ask(amara, 'amara')).toBe('amara');
  expect(await ask(bola, 'bola')).toBe('bola');
  await amara.query('commit');
  await chidi.query('begin');
  await chidi.query('select 1');
  expect([await ask(amara, 'amara'), await ask(bola, 'bola')]).not.toEqual(['amara', 'bola']);
  await Promise.all([amara, bola, chidi].map((client) => client.end()));
});

test('where named statements are on, a pooler stops the start', async () => {
  for (const { url } of [strict, lenient]) {
    await expect(openPostgres(within(url))).rejects.toThrow(/mixes up the answers.*set DATABASE_POOLED=on/);
    const config = readConfig({ DATABASE_URL: direct, DATABASE_DIRECT_URL: within(url) });
    await expect(openDatabase(config, UNLIMITED)).rejects.toThrow(
      'DATABASE_DIRECT_URL leads through a pooler: it must name PostgreSQL itself',
    );
  }
});

test('without a limit of the role nothing starts; with it a slow statement is ended, a migration is not', async () => {
  const config = readConfig({
    ...{ DATABASE_URL: within(lenient.url), DATABASE_DIRECT_URL: direct, DATABASE_POOLED: 'on' },
  });
  const refused = await openDatabase(config).catch((error: Error) => error.message);
  const advice = /: (alter role .* in database .* set statement_timeout = )'20s'$/.exec(String(refused))?.[1];
  expect(advice).toBe(`alter role adire in database ${name} set statement_timeout = `);
  await asAdmin(
    `${advice}'300ms'`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  const slow = sql`select pg_sleep(0.6)`;
  const pooled = await openDatabase(config);
  await expect(slow.execute(pooled.db)).rejects.toThrow('statement timeout');
  await pooled.close();
  const unlimited = await openDatabase(config, UNLIMITED);
  await slow.execute(unlimited.db);
  await unlimited.close();
});

test('everybody gets their own answer, and every process hears what was committed', async () => {
  const way = { isPooled: true, directUrl: direct };
  await asAdmin(`alter role adire in database ${name} set statement_timeout = '20s'`);
  const clients = await Promise.all(
    [0, 1, 2, 3].map(() => openPostgres(within(strict.url), 10, undefined, way)),
  );
  const heard: string[] = [];
  const listening = await clients[0]?.listen('adire_test', {
    hear: (payload) => heard.push(payload),
    missed: () => undefined,
  });
  const asked = Array.from({ length: 240 }, (_, at) => at);
  const answers = await Promise.all(
    asked.map(async (at) => {
      const { db } = clients[at % 4] ?? {};
      return db?.transaction().execute(async (tx) => {
        await sql`select pg_notify('adire_test', ${String(at)})`.execute(tx);
        const column = sql.ref(`column_${at % 24}`);
        return (await sql<Record<string, number>>`select ${at}::int as ${column}`.execute(tx)).rows[0];
      });
    }),
  );
  expect(answers).toEqual(asked.map((at) => ({ [`column_${at % 24}`]: at })));
  await vi.waitFor(() => expect(heard.length).toBe(240), 5_000);
  await listening?.stop();
  for (const { close } of clients) await close();
});

test('a replica behind a pooler answers by transactions, and only where a pooler is expected', async () => {
  const pair = await startPair();
  onTestFinished(pair.stop);
  await limitStatements(pair.primary.url);
  const pooler = await startPgBouncer(findPgBouncer() ?? '', pair.replica.url, { default_pool_size: '2' });
  onTestFinished(pooler.stop);
  const open = async (isPooled: boolean) =>
    withReplica(await openPostgres(pair.primary.url, 4), pooler.url, isPooled);
  await expect(open(false)).rejects.toThrow('DATABASE_REPLICA_URL leads through a pooler');
  const { reads, close } = await open(true);
  const asked = Array.from({ length: 60 }, (_, at) => at);
  const answers = await Promise.all(
    asked.map(async (at) => {
      const column = sql.ref(`column_${at % 24}`);
      return (await sql<Record<string, number>>`select ${at}::int as ${column}`.execute(reads.db)).rows[0];
    }),
  );
  expect(answers).toEqual(asked.map((at) => ({ [`column_${at % 24}`]: at })));
  expect(reads.figures()?.answered).toEqual({ replica: 60, primary: 0 });
  await close();
});
