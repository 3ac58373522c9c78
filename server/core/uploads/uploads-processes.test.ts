/** Upload limits are shared by two processes over one database: parallel uploads, bytes per day, bytes in total. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/core/days.ts';
import { UPLOADS_OPEN_MAX } from '#contract/core/media.ts';
import { messages } from '#contract/messages/messages.ts';
import { type App, buildApp } from '#server/app.ts';
import { call, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { workFile } from '#server/testing/past-work.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import { tus } from '#server/testing/uploads.ts';
import { DAY_BYTES_MAX, TOTAL_BYTES_MAX } from '../files/quota.ts';
import { newHex } from '../security/ids.ts';

const SOUND = mp3Of(1);

let app: TestApp;
let second: App;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  const { config, database, services } = app;
  second = await buildApp({ config, database, clock: services.clock, logger: false });
});
afterAll(async () => {
  await second.close();
  await app.close();
});
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
});

async function begin(process: App): Promise<number> {
  const headers = { 'upload-length': '5' };
  return (await tus(process, tunde, 'POST', '', { headers })).statusCode;
}

async function attach(process: App): Promise<number> {
  const upload = { ...workFile(SOUND, 'song.mp3'), field: 'attachment' };
  return (await call(process, tunde.token, messages.attach, { body: {}, upload })).status;
}

/** Inserts a file row of `bytes` bytes, sent `daysAgo` days ago. */
async function has(bytes: number, daysAgo: number): Promise<void> {
  const row = {
    ...{ id: randomUUID(), owner_id: tunde.id, folder: 'images/galleries', name: `${newHex(16)}.mp3` },
    ...{ display_name: 'a', mime: 'audio/mpeg', bytes: BigInt(bytes), sha256: '' },
    created_at: new Date(app.services.clock.now().getTime() - daysAgo * DAY_MS),
  };
  await app.database.db.insertInto('files').values(row).execute();
}

/**
 * Calls both processes while the table is locked, releases it once both wait, and returns their statuses, sorted. The
 * embedded database has one connection and serialises them anyway.
 */
async function inBoth(table: string, one: (process: App) => Promise<number>): Promise<number[]> {
  const ask = async () => (await Promise.all([one(app), one(second)])).sort();
  const { db, kind } = app.database;
  if (kind === 'pglite') return ask();
  let asked: Promise<number[]> = Promise.resolve([]);
  await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.id(table)} in share row exclusive mode`.execute(tx);
    asked = ask();
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(2), { timeout: 20_000 });
  });
  return asked;
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(app.database.db);
  return rows[0]?.count ?? 0;
}

test('three uploads at a time, whichever process takes them', async () => {
  for (let i = 1; i < UPLOADS_OPEN_MAX; i += 1) expect(await begin(i % 2 ? app : second)).toBe(201);
  expect(await inBoth('uploads', begin)).toEqual([201, 429]);
  expect([await begin(app), await begin(second)]).toEqual([429, 429]);
});

test.each([
  ['the last bytes of the day', DAY_BYTES_MAX, 0.5],
  ['the last bytes of all', TOTAL_BYTES_MAX, 30],
])('%s are taken once, by one of them', async (_, most, daysAgo) => {
  await has(most - SOUND.length, daysAgo);
  expect(await inBoth('files', attach)).toEqual([200, 409]);
});
