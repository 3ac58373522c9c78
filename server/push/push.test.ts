/** Web push over a real connection: what reaches a device, encrypted for that device only, and when it stops. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { push } from '#contract/push/push.ts';
import { call, hunter, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { bidOn, postJob } from '#server/testing/market.ts';
import { pushApp } from '#server/testing/push-app.ts';
import type { TestDevice, TestPushService } from '#server/testing/push-service.ts';

let world: Awaited<ReturnType<typeof pushApp>>;
let service: TestPushService;
let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  world = await pushApp();
  ({ app, service } = world);
});
afterAll(() => world.close());

beforeEach(async () => {
  world.forget();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});

async function addDevice(someone: Person): Promise<TestDevice> {
  const device = service.device();
  await someone.ok(push.add, { body: device.body });
  return device;
}

/** Causes a notification to the hunter: Tunde, or the given talent, applies for a job. */
async function notifyHunter(by = tunde): Promise<string> {
  const job = await postJob(ngozi);
  await bidOn(by, job);
  return job.id;
}

async function devices(someone: Person): Promise<number> {
  const rows = await app.database.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', someone.id)
    .execute();
  return rows.length;
}

const pathOf = (device: TestDevice) => new URL(device.body.endpoint).pathname;
const sentTo = (device: TestDevice) => service.requests.filter(({ path }) => path === pathOf(device));

describe('news', () => {
  test('reach each device of the person, with title and place, signed with the key of the API, once', async () => {
    const two = [await addDevice(ngozi), await addDevice(ngozi)];
    const foreign = await addDevice(tunde);
    const { key } = await ngozi.ok(push.key);
    const jobId = await notifyHunter();
    await app.settle();
    await app.settle();
    expect(service.requests).toHaveLength(2);
    for (const device of two) {
      const [taken] = sentTo(device);
      const { payload, signedBy, claims } = service.read(device, taken);
      expect(payload).toEqual({
        title: 'New application',
        path: `/hunterDashboard/TalentBid/${jobId}`,
        tag: expect.stringMatching(/^event:\d+$/),
      });
      expect(signedBy).toBe(key);
      expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:hello@adire.example' });
      expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      expect(() => service.read(foreign, taken)).toThrow();
    }
  });

  test('do not go by a way that the person switched off', async () => {
    const device = await addDevice(ngozi);
    await ngozi.ok(notificationPreferences.set, { body: { kind: 'agreements', way: 'push', on: false } });
    await notifyHunter();
    await app.settle();
    expect(sentTo(device)).toHaveLength(0);
    await ngozi.ok(notificationPreferences.set, { body: { kind: 'agreements', way: 'push', on: true } });
    await notifyHunter();
    await app.settle();
    expect(sentTo(device)).toHaveLength(1);
  });

  test('of a change that was undone are never on their way', async () => {
    const device = await addDevice(tunde);
    const job = await postJob(ngozi);
    const twice = await Promise.all(
      [1, 2].map(() => ngozi.call(jobs.invite, { body: { job_id: job.id, talent_email: tunde.email } })),
    );
    expect(twice.map((answer) => answer.status).sort()).toEqual([200, 422]);
    await app.settle();
    expect(sentTo(device)).toHaveLength(1);
  });
});

describe('a device is no longer notified', () => {
  test('once it is taken off; its owner alone can do that, again and again', async () => {
    const device = await addDevice(ngozi);
    const { endpoint } = device.body;
    await tunde.ok(push.remove, { body: { endpoint } });
    expect(await devices(ngozi)).toBe(1);
    for (let times = 0; times < 2; times += 1) await ngozi.ok(push.remove, { body: { endpoint } });
    await notifyHunter();
    await app.settle();
    expect([await devices(ngozi), service.requests.length]).toEqual([0, 0]);
  });

  test('once its session has ended, by logout or by days without a visit', async () => {
    await addDevice(ngozi);
    const login = async () =>
      (await call(app, null, access.login, { body: { email: ngozi.email, password: PASSWORD } })).body.token;
    const phone = await login();
    const other = service.device();
    await call(app, phone, push.add, { body: other.body });
    expect(await devices(ngozi)).toBe(2);
    await call(app, phone, accounts.logout);
    expect(await devices(ngozi)).toBe(1);
    await notifyHunter();
    app.passDays(8);
    await app.settle();
    expect([await devices(ngozi), service.requests.length]).toEqual([0, 0]);
  });

  test('once its session has ended, also while the session is not cleared away yet', async () => {
    const device = await addDevice(ngozi);
    const job = await postJob(ngozi);
    app.passDays(8);
    await bidOn(await talent(app), job);
    await app.workOff();
    expect([await devices(ngozi), sentTo(device).length]).toEqual([0, 0]);
  });

  test('of what is on its way to somebody else', async () => {
    const device = await addDevice(ngozi);
    service.answers.set('*', { status: 503 });
    await notifyHunter();
    await app.settle();
    await app.database.db
      .updateTable('push_messages')
      .set({ user_id: tunde.id })
      .where('user_id', '=', ngozi.id)
      .execute();
    app.passMinutes(10);
    await app.settle();
    expect(sentTo(device)).toHaveLength(1);
  });

  test.each([404, 410])('once its push service answers %i', async (status) => {
    const [gone, here] = [await addDevice(ngozi), await addDevice(ngozi)];
    service.answers.set(pathOf(gone), { status });
    await notifyHunter();
    await app.settle();
    expect([await devices(ngozi), sentTo(here).length]).toEqual([1, 1]);
  });

  test('by what was on its way when it became somebody else’s', async () => {
    const device = await addDevice(ngozi);
    service.answers.set('*', { status: 503 });
    await notifyHunter();
    await app.settle();
    await tunde.ok(push.add, { body: device.body });
    app.passMinutes(10);
    await app.settle();
    expect([await devices(ngozi), await devices(tunde), sentTo(device).length]).toEqual([0, 1, 1]);
  });
});

test('ten devices are notified; the eleventh replaces the oldest, a known one replaces none', async () => {
  const all: TestDevice[] = [];
  for (let n = 0; n < 10; n += 1) {
    all.push(await addDevice(ngozi));
    app.passMinutes(1);
  }
  await ngozi.ok(push.add, { body: all[0]?.body });
  expect(await devices(ngozi)).toBe(10);
  app.passMinutes(1);
  all.push(await addDevice(ngozi));
  await notifyHunter();
  await app.settle();
  expect(all.map((device) => sentTo(device).length)).toEqual([1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});
