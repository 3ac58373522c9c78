/** Limits longer than a minute, and the one for messages, are counted across all processes over one database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { type App, buildApp } from '#server/app.ts';
import { call, hunter, PASSWORD, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { plainRefusal } from '#server/testing/every-endpoint.ts';

let app: TestApp;
let second: App;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
  const { config, database, services } = app;
  second = await buildApp({ config, database, clock: services.clock, logger: false });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

let network = 0;
let from: string;
beforeEach(() => {
  network += 1;
  from = `10.7.${network}.1`;
});

type Call = { method: 'POST' | 'PUT'; url: string; payload: object };
const guessCode = (i: number): Call => ({
  method: 'PUT',
  url: '/api/resetpassword',
  payload: { code: `${i % 10}`.repeat(24), password: PASSWORD, password_confirmation: PASSWORD },
});

/** Makes calls one after the other, alternating between the processes, and returns the answers. */
async function inTurns(count: number, one: (i: number) => Call) {
  const answers = [];
  for (let i = 0; i < count; i += 1) {
    const process = i % 2 ? second : app;
    answers.push(await process.http.inject({ ...one(i), remoteAddress: from }));
  }
  return answers;
}

test.each<[string, number, number, (i: number) => Call]>([
  ['codes', 20, 422, guessCode],
  ['registrations', 10, 422, () => ({ method: 'POST', url: '/api/register', payload: {} })],
])('%s are %i over both processes, not in each', async (_, most, status, one) => {
  const answers = await inTurns(most + 2, one);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(most).fill(status), 429, 429]);
  const wait = Number(answers.at(-1)?.headers['retry-after']);
  expect(wait).toBeGreaterThan(120);
  expect(answers.at(-1)?.json()).toEqual(
    plainRefusal(words.common.refusals.tooManyFor(Math.ceil(wait / 60))),
  );
});

test('a person sends thirty messages a minute over both processes', async () => {
  const [ngozi, tunde] = [await hunter(app), await talent(app)];
  const statuses = [];
  for (let i = 0; i < 31; i += 1) {
    const body = { recipient_id: tunde.id, message: `Line ${i}` };
    statuses.push((await call(i % 2 ? second : app, ngozi.token, messages.send, { body })).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test('calls at once in both processes are no more than the limit', async () => {
  const calls = Array.from({ length: 30 }, (_, i) =>
    (i % 2 ? second : app).http.inject({ ...guessCode(i), remoteAddress: from }),
  );
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((one) => one === 422)).toHaveLength(20);
  expect(statuses.filter((one) => one === 429)).toHaveLength(10);
});

test('after the hour the other process counts anew, and what is over is removed', async () => {
  const count = async () => {
    const { rows } = await sql<{ key: string; calls: number }>`select * from throttle_counts`.execute(
      app.database.db,
    );
    return rows;
  };
  await inTurns(20, guessCode);
  expect((await count()).every(({ key }) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  app.passMinutes(61);
  const fresh = await buildApp({
    ...{ config: app.config, database: app.database, clock: app.services.clock, logger: false },
  });
  expect((await fresh.http.inject({ ...guessCode(1), remoteAddress: from })).statusCode).toBe(422);
  await fresh.close();
  await app.settle();
  expect((await count()).map(({ calls }) => calls)).toEqual([1]);
});
