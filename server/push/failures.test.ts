/** Failing push services and invalid addresses: what is retried and how often, and what is never called. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { push } from '#contract/push/push.ts';
import { isPushService } from '#server/core/live/push-service.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { bidOn, postJob } from '#server/testing/market.ts';
import { pushApp } from '#server/testing/push-app.ts';
import type { TestDevice, TestPushService } from '#server/testing/push-service.ts';
import { pauseAfter } from './sending/commands.ts';

let world: Awaited<ReturnType<typeof pushApp>>;
let service: TestPushService;
let app: TestApp;
let ngozi: Person;
let device: TestDevice;
beforeAll(async () => {
  world = await pushApp();
  ({ app, service } = world);
});
afterAll(() => world.close());

beforeEach(async () => {
  world.forget();
  ngozi = await hunter(app, 'Ngozi');
  device = service.device();
  await ngozi.ok(push.add, { body: device.body });
});

async function notifyHunter(): Promise<void> {
  await bidOn(await talent(app), await postJob(ngozi));
  await app.settle();
}

async function waiting() {
  const rows = await app.database.db
    .selectFrom('push_messages')
    .select(['ended_at', 'error'])
    .where('user_id', '=', ngozi.id)
    .execute();
  return rows.map(({ ended_at, error }) => [ended_at !== null, error]);
}

describe('a push service that is away', () => {
  test.each([500, 503, 429])('with %i is tried again after growing pauses, five times', async (status) => {
    service.answers.set('*', { status });
    await notifyHunter();
    const tries = [service.requests.length];
    for (const minutes of [1.1, 4.1, 16.1, 64.1, 500]) {
      app.passMinutes(minutes / 2);
      await app.settle();
      const early = service.requests.length;
      app.passMinutes(minutes / 2);
      await app.settle();
      tries.push(service.requests.length);
      expect(early).toBe(tries.at(-2));
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 5]);
    expect(await waiting()).toEqual([[true, `answered ${status}`]]);
  });

  test('is believed how long to wait', async () => {
    service.answers.set('*', { status: 429, headers: { 'retry-after': '600' } });
    await notifyHunter();
    service.answers.clear();
    app.passMinutes(9);
    await app.settle();
    expect(service.requests).toHaveLength(1);
    app.passMinutes(2);
    await app.settle();
    expect(service.requests).toHaveLength(2);
    expect(await waiting()).toEqual([[true, null]]);
  });

  test('longer than a day is nothing to wait for', async () => {
    service.answers.set('*', { status: 503 });
    await notifyHunter();
    app.passDays(1.1);
    await app.settle();
    expect(service.requests).toHaveLength(1);
  });
});

test.each([400, 413, 302])('what a push service refuses with %i is not sent again', async (status) => {
  service.answers.set('*', { status, headers: { location: `${service.origin}/elsewhere` } });
  await notifyHunter();
  app.passMinutes(200);
  await app.settle();
  expect(service.requests.map(({ path }) => path)).toEqual([new URL(device.body.endpoint).pathname]);
  expect(await waiting()).toEqual([[true, `answered ${status}`]]);
});

test('a device whose key is no point of the curve is forgotten, and holds up nobody', async () => {
  const broken = { ...device.body, endpoint: `${device.body.endpoint}x` };
  const keys = { ...broken.keys, p256dh: `B${'A'.repeat(86)}` };
  await ngozi.ok(push.add, { body: { ...broken, keys } });
  await notifyHunter();
  expect(service.requests).toHaveLength(1);
  const left = await app.database.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', ngozi.id)
    .execute();
  expect(left).toEqual([{ endpoint: device.body.endpoint }]);
});

const KNOWN = [
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAB',
  'https://web.push.apple.com/QGAx',
];
const UNKNOWN = [
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://user:word@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilnotify.windows.com/x',
  'https://notify.windows.com.evil.example/x',
  'https://evil.example/.notify.windows.com',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://localhost/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://push.apple.com/x',
];

describe('an address', () => {
  test.each(KNOWN)('%s is of a push service', (endpoint) => {
    expect(isPushService(endpoint, null)).toBe(true);
  });

  test.each(UNKNOWN)('%s is refused, and never called', async (endpoint) => {
    expect(isPushService(endpoint, null)).toBe(false);
    const answer = await ngozi.call(push.add, { body: { ...device.body, endpoint } });
    expect([answer.status, Object.keys(answer.refusal.errors ?? {})]).toEqual([422, ['endpoint']]);
  });

  test('of the service that the settings name is known there alone', () => {
    const endpoint = 'http://127.0.0.1:4000/x';
    expect(isPushService(endpoint, 'http://127.0.0.1:4000')).toBe(true);
    expect(isPushService(endpoint, 'http://127.0.0.1:4001')).toBe(false);
    expect(isPushService(endpoint, null)).toBe(false);
  });

  test('that came in by another way is not called', async () => {
    await app.database.db
      .updateTable('push_subscriptions')
      .set({ endpoint: 'http://127.0.0.1:9/inside' })
      .where('user_id', '=', ngozi.id)
      .execute();
    await notifyHunter();
    const left = await app.database.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', ngozi.id)
      .execute();
    expect([left.length, service.requests.length]).toEqual([0, 0]);
  });
});

test('pauses grow, and end', () => {
  const minutes = [1, 2, 3, 4, 5].map((tries) => (pauseAfter(tries, null) ?? 0) / 60_000);
  expect(minutes).toEqual([1, 4, 16, 64, 0]);
  expect(pauseAfter(1, 86_400)).toBe(3_600_000);
  expect(pauseAfter(5, 10)).toBeNull();
});
