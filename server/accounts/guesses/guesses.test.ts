/** Guessed passwords: how many an account allows from all addresses together, the waits, and who is still let in. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { words as codes } from '#contract/words.ts';
import { type App, buildApp } from '#server/app.ts';
import { call, PASSWORD, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { plainRefusal } from '#server/testing/every-endpoint.ts';
import { mailsTo } from '#server/testing/mails.ts';

const HOME = '127.0.0.1';
const WRONG = 'wrong-cloth-26';

let app: TestApp;
let email: string;
let count = 0;
/** A second process on the same database, and one that sets no limits. */
let second: App;
let unlimited: App;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
  const { config, database, services } = app;
  const parts = { database, clock: services.clock, logger: false };
  second = await buildApp({ ...parts, config });
  unlimited = await buildApp({ ...parts, config: { ...config, rateLimits: false } });
});
beforeEach(async () => {
  count += 1;
  ({ email } = await person(unlimited, 'Amara', []));
  expect((await login(PASSWORD, HOME)).statusCode).toBe(200);
  await forgetCalls();
});
afterAll(async () => {
  await second.close();
  await unlimited.close();
  await app.close();
});

/** Resets the limit of ten calls from one address, which is another one (server/core/security/throttle.test.ts). */
async function forgetCalls(): Promise<void> {
  await app.database.db.deleteFrom('throttle_counts').execute();
}

let hosts = 0;
/** A network address that was not used before. */
function elsewhere(): string {
  hosts += 1;
  return `10.1.${hosts >> 8}.${hosts & 255}`;
}

function login(password: string, from = elsewhere(), to: Pick<App, 'http'> = app, address = email) {
  const payload = { email: address, password };
  return to.http.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: from });
}

/** Sends wrong passwords one after the other, each from another address; returns the statuses. */
async function guess(times: number, address = email): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) {
    all.push((await login(WRONG, elsewhere(), app, address)).statusCode);
  }
  return all;
}

describe('wrong passwords from many addresses', () => {
  test('are ten in a quarter of an hour; then even the right one waits', async () => {
    expect(await guess(11)).toEqual([...Array(10).fill(401), 429]);
    const answer = await login(PASSWORD);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual(plainRefusal(codes.common.refusals.tooMany));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('double the wait each, up to fifteen minutes, and the answer says how long', async () => {
    await guess(10);
    const waits: number[] = [];
    const sentences: string[] = [];
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const answer = await login(WRONG);
      const { headers, statusCode } = answer;
      expect(statusCode).toBe(429);
      sentences.push(answer.json().message);
      waits.push(Math.ceil(Number(headers['retry-after']) / 60));
      app.passMinutes(minutes);
      expect((await login(WRONG)).statusCode).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
    expect(sentences.slice(1, 4)).toEqual([
      'Too many attempts. Wait a moment, then try again.',
      'Too many attempts. Try again in 4 minutes.',
      'Too many attempts. Try again in 8 minutes.',
    ]);
  });

  test('from one address are the same ten, then one minute', async () => {
    const from = elsewhere();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await login(WRONG, from)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    app.passMinutes(1.01);
    expect((await login(PASSWORD, from)).statusCode).toBe(200);
  });

  test('are forgotten after a quiet quarter of an hour', async () => {
    expect(await guess(9)).toEqual(Array(9).fill(401));
    app.passMinutes(15.1);
    expect(await guess(11)).toEqual([...Array(10).fill(401), 429]);
    app.passMinutes(1 + 15.1);
    expect(await guess(11)).toEqual([...Array(10).fill(401), 429]);
  });

  test('at once are no more than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(WRONG)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('count together on two processes', async () => {
    await guess(6);
    for (let i = 0; i < 4; i += 1) await login(WRONG, elsewhere(), second);
    expect((await login(WRONG, elsewhere(), second)).statusCode).toBe(429);
    expect((await login(WRONG)).statusCode).toBe(429);
  });

  test('look the same for an address that nobody has', async () => {
    const nobody = `nobody${count}@people.example`;
    expect(await guess(11, nobody)).toEqual(await guess(11));
    const answers = [await login(WRONG, elsewhere(), app, nobody), await login(WRONG)];
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await guess(1, ` ${nobody.toUpperCase()} `)).toEqual([429]);
  });
});

describe('the person', () => {
  test('gets in where they were before while strangers wait, and the strangers go on waiting', async () => {
    await guess(11);
    expect((await login(PASSWORD, HOME)).statusCode).toBe(200);
    expect((await login(PASSWORD)).statusCode).toBe(429);
  });

  test('has ten tries of their own at a known place', async () => {
    for (const process of [app, second]) {
      for (let i = 0; i < 5; i += 1) expect((await login(WRONG, HOME, process)).statusCode).toBe(401);
    }
    await forgetCalls();
    expect((await login(PASSWORD, HOME, second)).statusCode).toBe(429);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  test('is a stranger again where they were not for thirty days', async () => {
    app.passDays(30.1);
    await guess(11);
    expect((await login(PASSWORD, HOME)).statusCode).toBe(429);
  });

  test('is let in anywhere after setting a new password', async () => {
    await guess(11);
    await call(app, null, access.forgotPassword, { body: { email } });
    const mail = (await mailsTo(app, { email })).at(-1);
    const code = /code=([0-9A-Z]{24})/.exec(mail?.body ?? '')?.[1];
    const next = 'madder-cloth-27';
    const form = { code, password: next, password_confirmation: next };
    expect((await call(app, null, access.resetPassword, { body: form })).status).toBe(200);
    expect((await login(next)).statusCode).toBe(200);
  });

  test('starts over with each right password', async () => {
    await guess(9);
    expect((await login(PASSWORD)).statusCode).toBe(200);
    expect(await guess(9)).toEqual(Array(9).fill(401));
  });
});

test('without limits every try is judged', async () => {
  for (let i = 0; i < 11; i += 1) expect((await login(WRONG, HOME, unlimited)).statusCode).toBe(401);
});

test('neither the typed nor the network address is kept as it is', async () => {
  await guess(1);
  const rows = await app.database.db.selectFrom('login_guesses').selectAll().execute();
  const text = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(0);
  expect(text).not.toContain('people.example');
  expect(text).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
});

test('old tries are removed, known places for thirty days not', async () => {
  await guess(1);
  const left = () => app.database.db.selectFrom('login_guesses').select('entered_at').execute();
  const forget = () => app.scheduledTasks.find((task) => task.name === 'forget-old-tries')?.run();
  app.passDays(1.1);
  await forget();
  const places = await left();
  expect(places.length).toBeGreaterThan(0);
  expect(places.every((row) => row.entered_at)).toBe(true);
  app.passDays(30);
  await forget();
  expect(await left()).toEqual([]);
});
