/** Tracked orders: who may track what and when, who sees them, and what the order page shows of its board. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/core/days.ts';
import { orders } from '#contract/orders/orders.ts';
import { tasks, tracker } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words/en.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addTask, tracked } from '#server/testing/boards.ts';
import { agree, postJob } from '#server/testing/market.ts';
import { accepted, handIn, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

const track = (who: Person, id: string) => who.call(tracker.track, { params: { id } });

async function boardsOf(who: Person, query: Record<string, string> = {}) {
  return (await who.ok(tracker.list, { query })).orders.map(({ id }) => id);
}

test('an active order is tracked once, and both parties see it with its milestones', async () => {
  const { job } = await started(app, { hunter: ngozi, talent: tunde });
  const first = await track(ngozi, job.id);
  const [again, atOnce] = await Promise.all([track(ngozi, job.id), track(ngozi, job.id)]);
  expect(first.status).toBe(200);
  const { order } = first.body;
  expect([again.body.order.id, atOnce.body.order.id]).toEqual([order.id, order.id]);
  expect(order).toMatchObject({
    job_id: job.id,
    job: { title: job.title, milestone: 'Sketches, Final artwork', status: 'active' },
    hunter: { id: ngozi.id, name: 'Ngozi' },
    talent: { id: tunde.id, name: 'Tunde' },
    tasks: { todo: 0, doing: 0, done: 0, overdue: 0 },
    can: [],
  });
  expect(order.job.milestones.map(({ position, title }) => [position, title])).toEqual([
    [1, 'Sketches'],
    [2, 'Final artwork'],
  ]);
  const ofTalent = await tunde.ok(tracker.get, { params: { id: order.id } });
  expect(ofTalent.order).toEqual({ ...order, can: ['add-task'] });
  expect(await boardsOf(tunde)).toContain(order.id);
  expect(await boardsOf(ngozi)).toContain(order.id);
  const events = await app.database.db
    .selectFrom('events')
    .select(['name', 'actor_kind', 'actor_id'])
    .where('about_id', '=', order.id)
    .execute();
  expect(events).toEqual([{ name: 'tracker.track', actor_kind: 'hunter', actor_id: ngozi.id }]);
});

test('an order that is not active is not tracked, and one of others is not there', async () => {
  const posted = await postJob(ngozi);
  expect(await track(ngozi, posted.id)).toMatchObject({
    status: 409,
    refusal: { message: words.tracker.errors.notActive, code: 'bidding' },
  });
  const { job: agreed } = await agree({ hunter: ngozi, talent: tunde });
  expect(await track(ngozi, agreed.id)).toMatchObject({ status: 409, refusal: { code: 'agreed' } });
  const { job } = await started(app, { hunter: ngozi, talent: tunde });
  await handIn(tunde, job.id);
  expect(await track(ngozi, job.id)).toMatchObject({ status: 409, refusal: { code: 'submitted' } });
  const { job: over } = await accepted(app, { hunter: ngozi, talent: tunde });
  expect(await track(ngozi, over.id)).toMatchObject({ status: 409, refusal: { code: 'accepted' } });
  const other = await hunter(app, 'Bisi');
  expect((await track(other, job.id)).status).toBe(404);
  expect((await track(tunde, job.id)).status).toBe(403);
});

test('an order that was tracked stays tracked when it is over, read by its parties alone', async () => {
  const { job, board } = await tracked(app, { hunter: ngozi, talent: tunde });
  await handIn(tunde, job.id);
  await ngozi.ok(orders.accept, { params: { id: job.id } });
  const again = await track(ngozi, job.id);
  expect(again).toMatchObject({ status: 200, body: { order: { id: board.id } } });
  const { order } = await tunde.ok(tracker.get, { params: { id: board.id } });
  expect(order).toMatchObject({ job: { status: 'accepted' }, can: [] });
  for (const stranger of [await hunter(app, 'Bisi'), await talent(app, 'Sola')]) {
    expect((await stranger.call(tracker.get, { params: { id: board.id } })).status).toBe(404);
    expect((await stranger.call(tasks.list, { params: { id: board.id } })).status).toBe(404);
    expect(await boardsOf(stranger)).toEqual([]);
  }
});

test('the list is paged, newest first, and answers for one side of a person who holds both', async () => {
  const both = await person(app, 'Zainab', [1, 2]);
  const own = [];
  for (let n = 0; n < 3; n += 1) own.push((await tracked(app, { hunter: both, talent: tunde })).board.id);
  const { board: worked } = await tracked(app, { hunter: ngozi, talent: both });
  expect(await boardsOf(both)).toEqual([worked.id]);
  expect(await boardsOf(both, { as: 'hunter' })).toEqual(own.toReversed());
  const first = await both.ok(tracker.list, { query: { as: 'hunter', limit: '2' } });
  const rest = await both.ok(tracker.list, { query: { as: 'hunter', limit: '2', after: first.next ?? '' } });
  expect([...first.orders, ...rest.orders].map(({ id }) => id)).toEqual(own.toReversed());
  expect(rest.next).toBeNull();
  expect((await tunde.call(tracker.list, { query: { as: 'hunter' } })).status).toBe(403);
});

test('the counts of a board follow its tasks, and what is late counts until it is done', async () => {
  const { board } = await tracked(app, { hunter: ngozi, talent: tunde });
  const today = lagosDay(app.services.clock.now());
  const late = { start_date: addDays(today, -3), end_date: addDays(today, -1) };
  await addTask(tunde, board);
  const begun = await addTask(tunde, board, late);
  await tunde.ok(tasks.setToDoing, { params: { id: begun.id } });
  const over = await addTask(tunde, board, late);
  await tunde.ok(tasks.setToDone, { params: { id: over.id } });
  const { order } = await ngozi.ok(tracker.get, { params: { id: board.id } });
  expect(order.tasks).toEqual({ todo: 1, doing: 1, done: 1, overdue: 1 });
});

test('nothing is late any more once the work is handed in, and late again when it comes back', async () => {
  const { job, board } = await tracked(app, { hunter: ngozi, talent: tunde });
  const today = lagosDay(app.services.clock.now());
  await addTask(tunde, board, { start_date: addDays(today, -3), end_date: addDays(today, -1) });
  const late = async () => {
    const { order } = await ngozi.ok(tracker.get, { params: { id: board.id } });
    const listed = await ngozi.ok(tasks.list, { params: { id: board.id } });
    return [order.tasks.overdue, listed.tasks[0]?.overdue];
  };
  expect(await late()).toEqual([1, true]);
  await handIn(tunde, job.id);
  expect(await late(), 'handed in').toEqual([0, false]);
  await ngozi.ok(orders.decline, { params: { id: job.id }, body: { reason: 'The red is missing.' } });
  expect(await late(), 'sent back').toEqual([1, true]);
  await handIn(tunde, job.id);
  await ngozi.ok(orders.accept, { params: { id: job.id } });
  expect(await late(), 'accepted').toEqual([0, false]);
});

test('the tasks of a milestone count on the page of the order, for both', async () => {
  const { job, board } = await tracked(app, { hunter: ngozi, talent: tunde });
  const [first, second] = job.milestones.map(({ id }) => id);
  const done = await addTask(tunde, board, { milestone_id: first ?? null });
  const begun = await addTask(tunde, board, { milestone_id: first ?? null });
  await addTask(tunde, board, { milestone_id: null });
  await tunde.ok(tasks.setToDoing, { params: { id: begun.id } });
  await tunde.ok(tasks.setToDone, { params: { id: done.id } });
  for (const reader of [ngozi, tunde]) {
    const { submission } = await reader.ok(orders.getSubmitted, { params: { id: job.id } });
    expect(submission.board).toBe(board.id);
    expect(submission.milestones.map(({ id, tasks }) => ({ id, tasks }))).toEqual([
      { id: first, tasks: { total: 2, done: 1 } },
      { id: second, tasks: { total: 0, done: 0 } },
    ]);
  }
  const { job: untracked } = await started(app, { hunter: ngozi, talent: tunde });
  const { submission } = await ngozi.ok(orders.getSubmitted, { params: { id: untracked.id } });
  expect(submission.board).toBeNull();
  expect(submission.milestones[0]?.tasks).toEqual({ total: 0, done: 0 });
});
