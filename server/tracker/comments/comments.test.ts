/** Comments on tasks, and how the other party and open screens learn of changes to a board. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { type Task, tasks } from '#contract/tracker/tracker.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addTask, type Tracked, tracked } from '#server/testing/boards.ts';
import { readLive } from '#server/testing/live.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let order: Tracked;
let task: Task;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  order = await tracked(app, { hunter: ngozi, talent: tunde });
  task = await addTask(tunde, order.board);
  await app.settle();
});

function say(who: Person, comment: string) {
  return who.call(tasks.comment, { params: { id: task.id }, body: { comment } });
}

async function notified(who: Person) {
  const { notification } = await who.ok(notifications.list);
  return notification
    .filter(({ link }) => link.includes(order.board.id))
    .map(({ title, description, link }) => [title, description, link]);
}

test('both parties comment, both read them in their order, and the task counts them', async () => {
  const { comment } = (await say(tunde, ' Which paper? ')).body;
  expect(comment).toMatchObject({ author: { id: tunde.id, name: 'Tunde' }, comment: 'Which paper?' });
  await say(ngozi, 'Rough, please');
  await say(tunde, 'Good');
  const first = await ngozi.ok(tasks.comments, { params: { id: task.id }, query: { limit: '2' } });
  const rest = await ngozi.ok(tasks.comments, {
    params: { id: task.id },
    query: { after: first.next ?? '' },
  });
  expect([...first.comments, ...rest.comments].map((one) => [one.author.name, one.comment])).toEqual([
    ['Tunde', 'Which paper?'],
    ['Ngozi', 'Rough, please'],
    ['Tunde', 'Good'],
  ]);
  expect(first.comments[0]).toEqual(comment);
  expect((await ngozi.ok(tasks.get, { params: { id: task.id } })).task.comments).toBe(3);
});

test('nobody else comments or reads, and a comment has words', async () => {
  const sola = await talent(app, 'Sola');
  expect((await say(sola, 'Hello')).status).toBe(404);
  expect((await sola.call(tasks.comments, { params: { id: task.id } })).status).toBe(404);
  expect((await say(ngozi, '  ')).status).toBe(422);
  expect((await say(ngozi, 'x'.repeat(1001))).status).toBe(422);
  expect((await ngozi.ok(tasks.comments, { params: { id: task.id } })).comments).toEqual([]);
});

test('the other party is notified of the tracking, of moves and of comments, with a link to the board', async () => {
  const title = order.job.title;
  await say(tunde, 'Which paper?');
  await say(ngozi, 'Rough');
  await tunde.ok(tasks.setToDoing, { params: { id: task.id } });
  await tunde.ok(tasks.setToDoing, { params: { id: task.id } });
  await tunde.ok(tasks.setToDone, { params: { id: task.id } });
  await addTask(tunde, order.board);
  await app.settle();
  const ofHunter = `/hunterDashboard/trackersettingshunter/${order.board.id}?task=${task.id}`;
  expect(await notified(ngozi)).toEqual([
    ['Task done', `Tunde moved the task “Draw the cover” of “${title}” to Done.`, ofHunter],
    ['Task started', `Tunde moved the task “Draw the cover” of “${title}” to Doing.`, ofHunter],
    ['New comment on a task', `Tunde commented on the task “Draw the cover” of “${title}”.`, ofHunter],
  ]);
  const ofTalent = `/trackerTalent/${order.board.id}`;
  expect(await notified(tunde)).toEqual([
    [
      'New comment on a task',
      `Ngozi commented on the task “Draw the cover” of “${title}”.`,
      `${ofTalent}?task=${task.id}`,
    ],
    [
      'Your order is on the project tracker',
      `Ngozi follows “${title}” on the project tracker. Add your tasks to its board.`,
      ofTalent,
    ],
  ]);
});

test('every change of a board reaches the open screens of both parties, and nobody else’s', async () => {
  const sola = await talent(app, 'Sola');
  const streams = await Promise.all([ngozi, tunde, sola].map(({ token }) => readLive(app, token)));
  const [ofHunter, ofTalent, ofStranger] = streams;
  const changes = [
    () => tunde.ok(tasks.setToDoing, { params: { id: task.id } }),
    () => ngozi.ok(tasks.comment, { params: { id: task.id }, body: { comment: 'Bold' } }),
    () => addTask(tunde, order.board),
    () => tunde.ok(tasks.remove, { params: { id: task.id } }),
  ];
  for (const change of changes) {
    await change();
    await app.settle();
    expect(await ofHunter?.named('board')).toEqual({ name: 'board', id: order.board.id });
    expect(await ofTalent?.named('board')).toEqual({ name: 'board', id: order.board.id });
  }
  expect(ofStranger?.text()).not.toContain('board');
  for (const stream of streams) stream.close();
});
