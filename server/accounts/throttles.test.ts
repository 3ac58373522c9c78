/** How often people without a token may call, by typed address and by network address (rule 1.5). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { words } from '#contract/words.ts';
import { PASSWORD, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { plainRefusal } from '#server/testing/every-endpoint.ts';

let app: TestApp;
let email: string;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());

let network = 0;
let address: string;
beforeEach(() => {
  network += 1;
  address = `10.0.${network}.1`;
  email = `somebody${network}@people.example`;
});

function send(method: 'POST' | 'PUT', path: string, body: object, from = address, headers = {}) {
  return app.http.inject({ method, url: `/api/${path}`, payload: body, remoteAddress: from, headers });
}

function login(password: string, from = address) {
  return send('POST', 'login', { email, password }, from);
}

/** The statuses of `count` calls, one after the other. */
async function statuses(
  count: number,
  one: (i: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i += 1) all.push((await one(i)).statusCode);
  return all;
}

function expectTooMany(answer: Awaited<ReturnType<typeof send>>): void {
  expect(answer.statusCode).toBe(429);
  const wait = Number(answer.headers['retry-after']);
  expect(wait).toBeGreaterThan(120);
  expect(answer.json()).toEqual(plainRefusal(words.common.refusals.tooManyFor(Math.ceil(wait / 60))));
}

test('ten tries on one account from one place, however the address is spelled', async () => {
  const tried = await statuses(10, (i) =>
    send('POST', 'login', { email: i % 2 ? email : ` ${email.toUpperCase()} `, password: 'wrong-cloth-26' }),
  );
  expect(tried).toEqual(Array(10).fill(401));
  for (const password of ['wrong-cloth-26', PASSWORD]) {
    const answer = await login(password);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual(plainRefusal(words.common.refusals.tooMany));
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  }
});

test('whoever tries lets nobody out: the person gets in where they were before', async () => {
  ({ email } = await person(app, 'Amara', []));
  expect((await login(PASSWORD, '127.0.0.1')).statusCode).toBe(200);
  await statuses(11, () => login('wrong-cloth-26'));
  expect((await login(PASSWORD, '127.0.0.1')).statusCode).toBe(200);
});

test('a forged X-Forwarded-For is no other place', async () => {
  await statuses(10, () => send('POST', 'register', {}));
  expectTooMany(await send('POST', 'register', {}, address, { 'x-forwarded-for': '8.8.8.8' }));
});

test('a hundred tries from one place, whosever the accounts are', async () => {
  const tried = await statuses(100, (i) =>
    send('POST', 'login', { email: `u${i}@people.example`, password: 'short' }),
  );
  expect(new Set(tried)).toEqual(new Set([422]));
  expectTooMany(await send('POST', 'login', { email: 'another@people.example', password: 'short' }));
});

test('ten registrations from one place', async () => {
  expect(new Set(await statuses(10, () => send('POST', 'register', {})))).toEqual(new Set([422]));
  expectTooMany(await send('POST', 'register', {}));
});

test('twenty forgotten passwords from one place', async () => {
  const ask = () => send('POST', 'forgotpassword', { email: 'nobody@people.example' });
  expect(new Set(await statuses(20, ask))).toEqual(new Set([200]));
  expectTooMany(await ask());
});

test('twenty guessed codes from one place', async () => {
  const guess = (i: number) =>
    send('PUT', 'resetpassword', {
      code: `${i}`.repeat(24).slice(0, 24),
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
  expect(new Set(await statuses(20, guess))).toEqual(new Set([422]));
  expectTooMany(await guess(1));
});
