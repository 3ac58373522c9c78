/** A database that stopped, and one that no longer answers: calls are refused quickly with 503, and one line is logged. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { words as codes } from '#contract/words.ts';
import { DatabaseAway, openPostgres } from '#server/core/db/database.ts';
import { answerErrors } from '#server/core/http/error-handler.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { findPostgres, startPostgres, type TestPostgres } from '../../scripts/lib/postgres.ts';

let server: TestPostgres;
let app: TestApp;
let frozen = false;
const lines: string[] = [];
const PATIENCE_MS = 10_000;
const sockets = new Set<Socket>();

/** A proxy between product and database: while frozen, it returns nothing. */
const between = createServer((near) => {
  const far = connect(Number(new URL(server.url).port), '127.0.0.1');
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(from);
    from.on('data', (bytes) => frozen || to.write(bytes));
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
});

beforeAll(async () => {
  const programs = findPostgres();
  if (!programs) throw new Error('no PostgreSQL server is installed here');
  server = await startPostgres(programs);
  await once(between.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(server.url);
  url.port = String((between.address() as AddressInfo).port);
  vi.stubEnv('TEST_DATABASE', 'postgres');
  vi.stubEnv('TEST_DATABASE_URL', url.href);
  app = await testApp({ LOG_LEVEL: 'warn' }, { log: { write: (line) => void lines.push(line) } });
  vi.unstubAllEnvs();
});
afterAll(async () => {
  frozen = false;
  await app.close();
  for (const socket of sockets) socket.destroy();
  between.close();
  await server.stop();
});

const ask = (url = '/api/website-faq') => app.http.inject({ method: 'GET', url });

async function expectNotNow(asked: ReturnType<typeof ask>): Promise<void> {
  const answer = await asked;
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ success: false, code: codes.common.refusals.busy });
}

test('while the database is away every call answers 503 and when to try again, with one line in a second', async () => {
  expect((await ask()).statusCode).toBe(200);
  const startedAt = performance.now();
  await server.halt('fast');
  for (let round = 0; round < 20; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => expectNotNow(ask())));
  expect((await ask('/readyz')).statusCode).toBe(503);
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(seconds + 1);
  await server.resume();
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), PATIENCE_MS);
  expect((await ask('/readyz')).statusCode).toBe(200);
});

test('a frozen database holds nobody up for long, and is used again when it goes on', async () => {
  // Some calls find an open connection, the others open one.
  await Promise.all([ask(), ask(), ask()]);
  frozen = true;
  const calls = Promise.all(Array.from({ length: 6 }, () => expectNotNow(ask())));
  const askedAt = performance.now();
  expect((await ask('/readyz')).statusCode).toBe(503);
  expect(performance.now() - askedAt).toBeLessThan(2_000);
  await calls;
  frozen = false;
  await vi.waitFor(async () => expect((await ask('/readyz')).statusCode).toBe(200), PATIENCE_MS);
});

test('nothing is answered that a second server is to have and has not', async () => {
  const [writer, reader] = [await openPostgres(server.url, 1, 1_000), await openPostgres(server.url, 1)];
  const settle = async (names: string) => {
    await sql.raw(`alter system set synchronous_standby_names = '${names}'`).execute(reader.db);
    await sql`select pg_reload_conf()`.execute(reader.db);
    await vi.waitFor(async () => {
      const { rows } = await sql<{ said: string }>`
        select current_setting('synchronous_standby_names') as said
      `.execute(reader.db);
      expect(rows).toEqual([{ said: names }]);
    }, PATIENCE_MS);
  };
  const seen = async () => (await sql`select 1 from promised`.execute(reader.db)).rows.length;
  await sql`create table promised (at timestamptz)`.execute(reader.db);
  await settle('nobody');
  const write = () =>
    writer.db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = on`.execute(tx);
      await sql`insert into promised values (now())`.execute(tx);
    });
  let answered = 0;
  // Commits wait only once the checkpointer has read the setting, and no statement shows when it has.
  const refused = () => expect(write().then(() => (answered += 1))).rejects.toBeInstanceOf(DatabaseAway);
  await vi.waitFor(refused, PATIENCE_MS);
  expect(await seen()).toBe(answered);
  await settle('');
  await vi.waitFor(async () => expect(await seen()).toBe(answered + 1), PATIENCE_MS);
  await Promise.all([writer.close(), reader.close()]);
});

test('a statement that waited too long says when to come back', async () => {
  const impatient = await openPostgres(server.url, 1, 100);
  const door = Fastify();
  answerErrors(door);
  door.get('/', () => sql`select pg_sleep(5)`.execute(impatient.db));
  await expectNotNow(door.inject('/'));
  await Promise.all([door.close(), impatient.close()]);
});
