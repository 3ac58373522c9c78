/** People who are away get what can wait in one mail at 8:00; everything is mailed once, alone or together (rule 4.4). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { orders } from '#contract/orders/orders.ts';
import { tasks } from '#contract/tracker/tracker.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addTask, tracked } from '#server/testing/boards.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { agree, bidOn, postJob } from '#server/testing/market.ts';
import { handIn, handInMilestones, started } from '#server/testing/story.ts';
import { nextSummary } from '../rules.ts';
import { sendSummaries } from './commands.ts';

let app: TestApp;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
});

afterEach(async () => {
  await pass(61);
  await app.settle();
});

/** Turns the clock to two minutes after the next 8:00 in Lagos. */
function untilMorning(): void {
  const now = app.services.clock.now();
  app.passMinutes((nextSummary(now).getTime() - now.getTime()) / 60_000 + 2);
}

async function pass(minutes: number): Promise<void> {
  app.passMinutes(minutes);
}

async function subjects(person: Person): Promise<string[]> {
  return (await mailsTo(app, person)).map((mail) => mail.subject);
}

/** Applications of `count` talents, made while the hunter may be away. */
async function applications(count: number): Promise<void> {
  const job = await jobOf(ngozi);
  for (let i = 0; i < count; i += 1) await bidOn(await talent(app, `Talent ${'abcdef'[i]}`), job);
  await app.settle();
}

const posted = new Map<string, Awaited<ReturnType<typeof postJob>>>();
async function jobOf(person: Person) {
  const job = posted.get(person.id) ?? (await postJob(person));
  posted.set(person.id, job);
  return job;
}

test('what happens on a board is for the morning, also for who is here; it counts only where that is wanted', async () => {
  const tunde = await talent(app, 'Tunde');
  const { board } = await tracked(app, { hunter: ngozi, talent: tunde });
  const [first, second] = [await addTask(tunde, board), await addTask(tunde, board)];
  await app.settle();
  await app.database.db.deleteFrom('mails').execute();
  await ngozi.ok(notifications.markAll, { body: {} });
  const unread = async () => (await ngozi.ok(notifications.unread, { query: {} })).unreadNotification;
  await tunde.ok(tasks.setToDoing, { params: { id: first.id } });
  await tunde.ok(tasks.setToDone, { params: { id: first.id } });
  await app.settle();
  expect(await subjects(ngozi)).toEqual([]);
  expect(await unread()).toBe(0);
  untilMorning();
  await sendSummaries(app.services);
  const [mail, ...more] = await mailsTo(app, ngozi);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/ and 1 more$/);
  ngozi = await signedIn(app, ngozi);
  await ngozi.ok(notificationPreferences.set, { body: { kind: 'tracker', way: 'app', on: true } });
  await (await signedIn(app, tunde)).ok(tasks.setToDoing, { params: { id: second.id } });
  await app.settle();
  expect(await unread()).toBe(1);
});

test('who is here, or left within the hour, is mailed at once', async () => {
  await jobOf(ngozi);
  await pass(59);
  await applications(2);
  expect(await subjects(ngozi)).toEqual(['New application', 'New application']);
  untilMorning();
  expect(await subjects(ngozi)).toHaveLength(2);
});

describe('who is away', () => {
  beforeEach(async () => {
    await jobOf(ngozi);
    await app.presenceWritten();
    await pass(61);
  });

  test('gets everything in one mail at 8:00, once', async () => {
    await applications(3);
    expect(await subjects(ngozi)).toEqual([]);
    untilMorning();
    await Promise.all([sendSummaries(app.services), sendSummaries(app.services)]);
    const [mail, ...more] = await mailsTo(app, ngozi);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New application and 2 more');
    for (const letter of 'abc') expect(mail?.body).toContain(`Talent ${letter} applied for`);
    expect(mail?.body).toContain('No more daily summary: ');
    untilMorning();
    expect(await subjects(ngozi)).toHaveLength(1);
    const notices = app.database.db
      .selectFrom('notifications')
      .select(['mail_key', 'waits_until'])
      .where('user_id', '=', ngozi.id);
    expect(await notices.execute()).toEqual(
      Array.from({ length: 3 }, () => ({ mail_key: mail?.key, waits_until: null })),
    );
  });

  test('begins with what waits for them, five by name, in their language', async () => {
    const tunde = await talent(app, 'Tunde');
    await agree({ hunter: ngozi, talent: tunde, job: await postJob(ngozi, { title: 'Shea label' }) });
    for (const title of ['A', 'B', 'C', 'D', 'E']) await bidOn(tunde, await postJob(ngozi, { title }));
    await ngozi.ok(accounts.setLanguage, { body: { language: 'fr' } });
    await app.presenceWritten();
    await app.settle();
    await app.database.db.deleteFrom('mails').execute();
    await pass(61);
    await applications(2);
    untilMorning();
    const [mail] = await mailsTo(app, ngozi);
    const at = (text: string) => mail?.body.indexOf(text) ?? -1;
    const pay = at('À vous\u00A0: Payer N100\u00A0000, «\u00A0Shea label\u00A0»');
    expect(pay).toBeGreaterThan(0);
    expect(mail?.body).toContain('/hunterDashboard/paymentbid/');
    expect(mail?.body.match(/À vous/g)).toHaveLength(5);
    expect(at('et 2 de plus')).toBeGreaterThan(pay);
    expect(at('Talent a')).toBeGreaterThan(at('et 2 de plus'));
  });

  test('a single notice is mailed as ever', async () => {
    await applications(1);
    expect(await subjects(ngozi)).toEqual([]);
    untilMorning();
    expect(await subjects(ngozi)).toEqual(['New application']);
  });

  test('what was read in the app meanwhile is not mailed any more', async () => {
    await applications(2);
    await ngozi.ok(notifications.markAll, { body: {} });
    untilMorning();
    expect(await subjects(ngozi)).toEqual([]);
  });

  test('who switched off the summary or the kind is notified in the app alone', async () => {
    await ngozi.ok(notificationPreferences.set, { body: { kind: 'summary', way: 'mail', on: false } });
    await pass(61);
    await applications(1);
    untilMorning();
    expect(await subjects(ngozi)).toEqual([]);
    await ngozi.ok(notificationPreferences.set, { body: { kind: 'summary', way: 'mail', on: true } });
    await pass(61);
    await applications(2);
    await ngozi.ok(notificationPreferences.set, { body: { kind: 'agreements', way: 'mail', on: false } });
    untilMorning();
    expect(await subjects(ngozi)).toEqual([]);
    expect((await ngozi.ok(notifications.unread)).unreadNotification).toBe(3);
  });
});

test('what waits for an answer, and money, is mailed at once however long somebody is away', async () => {
  const tunde = await talent(app);
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  await app.settle();
  await app.database.db.deleteFrom('mails').execute();
  await pass(90);
  await handInMilestones(tunde, agreed, [1]);
  await handIn(tunde, agreed.job.id);
  expect(await subjects(ngozi)).toEqual(['Work submitted']);
  untilMorning();
  expect(await subjects(ngozi)).toEqual(['Work submitted', 'Milestone submitted']);
  await ngozi.ok(orders.accept, { params: { id: agreed.job.id } });
  expect(await subjects(tunde)).toEqual(['Project Accepted']);
});

test('a summary that is due late says nothing of what came after it', async () => {
  await jobOf(ngozi);
  await app.presenceWritten();
  await pass(61);
  await applications(2);
  const day = lagosDay(app.services.clock.now());
  untilMorning();
  const other = await talent(app, 'Zuri');
  await bidOn(other, await jobOf(ngozi));
  await app.services.database.db.selectFrom('events').select('id').execute();
  expect(await subjects(ngozi)).toEqual(['New application and 1 more']);
  untilMorning();
  expect(lagosDay(app.services.clock.now())).not.toBe(day);
  expect(await subjects(ngozi)).toEqual(['New application and 1 more', 'New application']);
});
