/** Reading notifications over the API: unread ones, marking, one side of two, pages. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { orders } from '#contract/orders/orders.ts';
import { tasks } from '#contract/tracker/tracker.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addTask, tracked } from '#server/testing/boards.ts';
import { readLive } from '#server/testing/live.ts';
import { agree, bidOn, postJob } from '#server/testing/market.ts';
import { accepted, fund, handIn, handInMilestones, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let amina: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  amina = await talent(app, 'Amina');
});

async function listOf(someone: Person) {
  return (await someone.ok(notifications.list, { query: { limit: '50' } })).notification;
}

test('counts what is unread, marks the reader’s own, for ever, and another’s not at all', async () => {
  const job = await postJob(ngozi);
  await bidOn(tunde, job);
  await bidOn(amina, job);
  await app.settle();
  expect((await ngozi.ok(notifications.unread)).unreadNotification).toBe(2);
  const [newest] = await listOf(ngozi);
  const params = { id: newest?.id ?? '' };
  const foreign = await tunde.call(notifications.mark, { params });
  const absent = await tunde.call(notifications.mark, { params: { id: randomUUID() } });
  expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
  expect((await ngozi.ok(notifications.unread)).unreadNotification).toBe(2);

  await ngozi.ok(notifications.mark, { params });
  const read = (await listOf(ngozi))[0]?.read_at;
  app.passMinutes(5);
  await ngozi.ok(notifications.mark, { params });
  expect((await listOf(ngozi))[0]?.read_at).toBe(read);
  expect((await ngozi.ok(notifications.unread)).unreadNotification).toBe(1);
});

test('who acts on an order has read what happened to it before, and nothing else', async () => {
  const job = await postJob(ngozi);
  await bidOn(amina, job);
  await accepted(app, { hunter: ngozi, talent: tunde });
  const unread = (await listOf(ngozi)).filter(({ read_at }) => read_at === null).map(({ title }) => title);
  expect(unread).toEqual(['New application']);
  expect((await listOf(tunde)).find(({ title }) => title === 'Project Accepted')?.read_at).toBeNull();
});

test('who decides on a bid has read that it came, and of no other; who pays has read of all', async () => {
  const kofi = await talent(app, 'Kofi');
  const job = await postJob(ngozi);
  const bid = { tunde: await bidOn(tunde, job), kofi: await bidOn(kofi, job) };
  await bidOn(amina, job);
  const unread = async () => {
    await app.settle();
    const applied = (await listOf(ngozi)).filter(({ title }) => title === 'New application');
    return applied.filter(({ read_at }) => read_at === null).map(({ description }) => description);
  };
  await ngozi.ok(bids.reject, { params: { id: bid.kofi.id }, body: { rejection_reason: 'No' } });
  expect(await unread()).toEqual([expect.stringMatching(/^Amina/), expect.stringMatching(/^Tunde/)]);
  await agree({ hunter: ngozi, talent: tunde, bid: bid.tunde });
  expect(await unread()).toEqual([expect.stringMatching(/^Amina/)]);
  await fund(app, ngozi, job.id);
  expect(await unread()).toEqual([]);
});

test('who pays has read that the agreement was accepted', async () => {
  await started(app, { hunter: ngozi, talent: tunde });
  await app.settle();
  const titles = (await listOf(ngozi)).map(({ title, read_at }) => [title, read_at !== null]);
  expect(titles).toContainEqual(['Agreement accepted', true]);
  expect(titles).toContainEqual(['Payment received', false]);
});

test('the badge on the open screen of who acts counts no more what they have read by it', async () => {
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const { job } = agreed;
  await handInMilestones(tunde, agreed, [1, 2, 3, 4]);
  await handIn(tunde, job.id);
  await app.settle();
  const before = (await ngozi.ok(notifications.unread)).unreadNotification;
  const own = await readLive(app, ngozi.token);
  await ngozi.ok(orders.accept, { params: { id: job.id } });
  await app.settle();
  const { unread } = await own.named('notification');
  own.close();
  expect(unread).toBeLessThan(before);
  expect((await ngozi.ok(notifications.unread)).unreadNotification).toBe(unread);
});

test('marks all, of one side or of both, and nobody else’s; what comes later is unread', async () => {
  const both = await person(app, 'Zainab', [1, 2]);
  const job = await postJob(both);
  await bidOn(tunde, job);
  const bid = await bidOn(both, await postJob(ngozi));
  await ngozi.ok(bids.reject, { params: { id: bid.id }, body: { rejection_reason: 'No' } });
  await bidOn(amina, await postJob(ngozi));
  await app.settle();
  const unread = async (someone: Person) => (await someone.ok(notifications.unread)).unreadNotification;
  expect([await unread(both), await unread(ngozi)]).toEqual([2, 1]);
  await both.ok(notifications.markAll, { body: { as: 'hunter' } });
  expect((await both.ok(notifications.unread, { query: { as: 'talent' } })).unreadNotification).toBe(1);
  expect(await unread(both)).toBe(1);
  await both.ok(notifications.markAll, { body: {} });
  const read = (await listOf(both)).map((one) => one.read_at);
  app.passMinutes(5);
  await both.ok(notifications.markAll, { body: {} });
  expect((await listOf(both)).map((one) => one.read_at)).toEqual(read);
  expect([await unread(both), await unread(ngozi)]).toEqual([0, 1]);
  await bidOn(amina, job);
  await app.settle();
  expect(await unread(both)).toBe(1);
  expect((await both.call(notifications.markAll, { body: { as: 'operator' } })).status).toBe(422);
});

test('`as` narrows to one side of a person who is both', async () => {
  const both = await person(app, 'Zainab', [1, 2]);
  await bidOn(tunde, await postJob(both));
  const bid = await bidOn(both, await postJob(ngozi));
  await ngozi.ok(bids.reject, { params: { id: bid.id }, body: { rejection_reason: 'No' } });
  await app.settle();
  const titles = async (query: Record<string, string>) =>
    (await both.ok(notifications.list, { query })).notification.map((one) => one.title);
  expect(await titles({})).toEqual(['Application rejected', 'New application']);
  expect(await titles({ as: 'hunter' })).toEqual(['New application']);
  expect(await titles({ as: 'talent' })).toEqual(['Application rejected']);
  expect((await both.ok(notifications.unread)).unreadNotification).toBe(2);
  expect((await both.ok(notifications.unread, { query: { as: 'talent' } })).unreadNotification).toBe(1);
  expect((await both.call(notifications.list, { query: { as: 'operator' } })).status).toBe(422);
});

test('pages follow each other without a gap', async () => {
  await accepted(app, { hunter: ngozi, talent: tunde });
  const all = await listOf(ngozi);
  expect(all.length).toBeGreaterThan(4);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const query: Record<string, string> = { limit: '2', ...(after !== null && { after }) };
    const page: { notification: { id: string }[]; next: string | null } = await ngozi.ok(notifications.list, {
      query,
    });
    seen.push(...page.notification.map((one) => one.id));
    after = page.next;
  } while (after !== null);
  expect(seen).toEqual(all.map((one) => one.id));
});

test('each says what kind of news it is and which order it is about, also what happens on its board', async () => {
  const { job, board } = await tracked(app, { hunter: ngozi, talent: tunde });
  const task = await addTask(tunde, board);
  await tunde.ok(tasks.setToDoing, { params: { id: task.id } });
  await app.settle();
  const about = (await listOf(ngozi)).map(({ job_id, kind }) => [job_id, kind]);
  expect(about[0]).toEqual([job.id, 'tracker']);
  expect(about.at(-1)).toEqual([job.id, 'agreements']);
  expect(new Set(about.map(([id]) => id))).toEqual(new Set([job.id]));
});
