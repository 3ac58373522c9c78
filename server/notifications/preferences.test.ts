/** Preferences over the API: what is switched off ends there and nowhere else. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '#contract/jobs/jobs.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { bidOn, postJob } from '#server/testing/market.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});

function set(person: Person, kind: string, way: string, on: boolean) {
  return person.call(notificationPreferences.set, { body: { kind, way, on } });
}

function rows() {
  return app.database.db
    .selectFrom('notification_preferences')
    .select(['kind', 'way', 'wanted'])
    .where('user_id', 'in', [ngozi.id, tunde.id])
    .execute();
}

describe('a switch', () => {
  test('is kept for this person, and only while it differs from the default', async () => {
    const { body } = await set(ngozi, 'reviews', 'mail', false);
    expect(body.preferences.find(({ kind }) => kind === 'reviews')?.mail).toEqual({
      on: false,
      fixed: false,
    });
    expect(await rows()).toEqual([{ kind: 'reviews', way: 'mail', wanted: false }]);
    expect((await tunde.ok(notificationPreferences.get)).preferences).not.toEqual(body.preferences);
    expect((await ngozi.ok(notificationPreferences.get)).preferences).toEqual(body.preferences);
    await set(ngozi, 'reviews', 'mail', false);
    await set(ngozi, 'reviews', 'mail', true);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['money', 'mail', 409],
    ['summary', 'app', 409],
    ['messages', 'app', 409],
    ['news', 'mail', 422],
    ['reviews', 'sms', 422],
  ])('%s by %s is refused with %i', async (kind, way, status) => {
    expect((await set(ngozi, kind, way, false)).status).toBe(status);
    expect(await rows()).toEqual([]);
  });
});

describe('switched off', () => {
  test('by mail: in the list and counted, but not mailed', async () => {
    await set(ngozi, 'agreements', 'mail', false);
    await bidOn(tunde, await postJob(ngozi));
    await app.settle();
    expect((await ngozi.ok(notifications.unread)).unreadNotification).toBe(1);
    expect(await mailsTo(app, ngozi)).toEqual([]);
  });

  test('in the app: in the list and mailed, but not counted', async () => {
    await set(tunde, 'invitations', 'app', false);
    const job = await postJob(ngozi, { job_type: 'close' });
    await ngozi.ok(jobs.invite, { body: { job_id: job.id, talent_email: tunde.email } });
    await app.settle();
    const { notification } = await tunde.ok(notifications.list);
    expect(notification.map(({ title }) => title)).toEqual(["You're invited to a job"]);
    expect((await tunde.ok(notifications.unread)).unreadNotification).toBe(0);
    expect(await mailsTo(app, tunde)).toMatchObject([{ subject: "You're invited to a job" }]);
  });
});
