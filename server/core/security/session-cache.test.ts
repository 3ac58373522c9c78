/** A cached session is refused in every process once it has ended, and the cache is not used while ends cannot be heard. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { security } from '#contract/accounts/security.ts';
import { operator } from '#contract/operator/operator.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { type App, buildApp } from '#server/app.ts';
import type { Actor } from '#server/core/http/context.ts';
import { call, PASSWORD, type Person, PROFILE, person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { createSessionCache } from './session-cache.ts';

let app: TestApp;
let second: App;
let apps: App[];
beforeAll(async () => {
  app = await testApp();
  const { database, services } = app;
  second = await buildApp({ config: services.config, database, clock: services.clock, logger: false });
  apps = [app, second];
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** Returns the status of `me` in each process, after it has heard of all commits. */
async function statuses(token: string): Promise<number[]> {
  await Promise.all(apps.map((one) => one.live.caughtUp()));
  return Promise.all(apps.map(async (one) => (await call(one, token, accounts.me)).status));
}

/** Makes both processes cache the session. */
async function keptIn(one: Person): Promise<Person> {
  for (let n = 0; n < 3; n += 1) expect(await statuses(one.token)).toEqual([200, 200]);
  return one;
}

test('a logout ends it everywhere', async () => {
  const ngozi = await keptIn(await talent(app, 'Ngozi'));
  await ngozi.ok(accounts.logout);
  expect(await statuses(ngozi.token)).toEqual([401, 401]);
});

test('a new password ends all others of the person everywhere', async () => {
  const tunde = await talent(app, 'Tunde');
  const phone = await keptIn(await signedIn(app, tunde));
  const body = {
    password: PASSWORD,
    new_password: 'violet-loom-83',
    new_password_confirmation: 'violet-loom-83',
  };
  await tunde.ok(security.changePassword, { body });
  expect(await statuses(phone.token)).toEqual([401, 401]);
});

test('a suspension ends all of them everywhere', async () => {
  const ops = await consoleOf(app);
  const amara = await keptIn(await talent(app, 'Amara'));
  await ops.ok(operator.suspend, { params: { id: amara.id }, body: { reason: 'Sells what is not hers' } });
  expect(await statuses(amara.token)).toEqual([401, 401]);
});

test('another side of the market is open at once', async () => {
  const zainab = await keptIn(await person(app, 'Zainab', [1]));
  await zainab.ok(profiles.save, { body: { ...PROFILE, firstname: 'Zainab', accounttypeId: 2 } });
  for (const one of apps) {
    await one.live.caughtUp();
    const { body } = await call(one, zainab.token, accounts.me);
    expect(body.user_account_types).toHaveLength(2);
    expect((await call(one, zainab.token, profiles.states, { params: { countryId: 'NG' } })).status).toBe(
      200,
    );
  }
});

const NOW = new Date('2026-11-02T12:00:00Z');
const actor = { userId: 'ngozi' } as Actor;

/** A session cache over a connection that the test can cut; counts the database look-ups. */
function keeping() {
  const line = { isCut: false, looks: 0 };
  const kept = createSessionCache(() => (line.isCut ? new Promise(() => undefined) : Promise.resolve()));
  const read = async (found: Actor | null = actor) => {
    const answer = await kept.actorOf('token', NOW, async () => {
      line.looks += 1;
      return found && { actor: found, lookAgainAt: new Date(NOW.getTime() + 60_000) };
    });
    await Promise.resolve();
    return answer;
  };
  return { line, kept, read };
}

test('one is looked up once while all is heard, and again after every write of the process', async () => {
  const { line, kept, read } = keeping();
  for (let n = 0; n < 5; n += 1) await read();
  expect(line.looks).toBe(1);
  line.isCut = true;
  kept.wrote();
  for (let n = 0; n < 5; n += 1) await read();
  expect(line.looks).toBe(6);
});

test('while nothing can be heard every read asks the database, after 0.8 s', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { line, read } = keeping();
  await read();
  await read();
  line.isCut = true;
  vi.advanceTimersByTime(790);
  await read();
  expect(line.looks).toBe(1);
  vi.advanceTimersByTime(20);
  for (let n = 0; n < 3; n += 1) await read();
  expect(line.looks).toBe(4);
  vi.useRealTimers();
});

test('what was looked up before an end was heard is not kept', async () => {
  const { kept, line, read } = keeping();
  await read();
  kept.drop('ngozi');
  const late = kept.actorOf('token', NOW, async () => {
    kept.drop('ngozi');
    return { actor, lookAgainAt: new Date(NOW.getTime() + 60_000) };
  });
  expect(await late).toBe(actor);
  expect(await read(null)).toBeNull();
  expect(line.looks).toBe(2);
});
