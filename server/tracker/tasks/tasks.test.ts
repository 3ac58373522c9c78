/** Tasks: what the talent writes and moves, what the hunter may only read, and when a board closes (rule 4.2). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TaskStatus } from '#contract/acts/task.ts';
import { addDays } from '#contract/core/days.ts';
import { orders } from '#contract/orders/orders.ts';
import { TASKS_MAX, type Task, tasks } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words/en.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addTask, type Tracked, taskForm, tracked } from '#server/testing/boards.ts';
import { handIn } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let order: Tracked;
let today: string;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  today = lagosDay(app.services.clock.now());
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await tracked(app, { hunter: ngozi, talent: tunde });
});

const moves = { doing: tasks.setToDoing, done: tasks.setToDone };

function move(who: Person, task: Task, to: keyof typeof moves) {
  return who.call(moves[to], { params: { id: task.id } });
}

function create(who: Person, changes: Record<string, unknown> = {}) {
  return who.call(tasks.create, {
    body: { ...taskForm(today), trackedOrderId: order.board.id, ...changes },
  });
}

async function stored(task: Task) {
  return (await tunde.ok(tasks.get, { params: { id: task.id } })).task;
}

async function eventsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from events where about_kind = 'board' and about_id = ${id} order by id
  `.execute(app.database.db);
  return rows.map(({ name }) => name);
}

/** A task in that status. */
async function taskIn(status: TaskStatus, board = order.board): Promise<Task> {
  const task = await addTask(tunde, board);
  return status === 'todo' ? task : (await tunde.ok(moves[status], { params: { id: task.id } })).task;
}

describe('a new task', () => {
  test('begins in todo and is read by both parties', async () => {
    const [milestone] = order.job.milestones;
    const { body } = await create(tunde, { name: '  Ink the lines ', milestone_id: milestone?.id });
    expect(body.task).toMatchObject({
      ...{ name: 'Ink the lines', description: 'Three directions, on paper first', status: 'todo' },
      ...{ start_date: today, end_date: addDays(today, 2), trackedOrderId: order.board.id },
      ...{ milestone_id: milestone?.id, overdue: false, comments: 0 },
      can: ['start', 'finish', 'edit', 'delete', 'comment'],
    });
    const { tasks: seen } = await ngozi.ok(tasks.list, { params: { id: order.board.id } });
    expect(seen).toEqual([{ ...body.task, can: ['comment'] }]);
    expect(await eventsOf(order.board.id)).toEqual(['tracker.track', 'task.create']);
  });

  test('lasts at least a day, within this century', async () => {
    const backwards = await create(tunde, { start_date: today, end_date: addDays(today, -1) });
    expect(backwards).toMatchObject({
      status: 422,
      refusal: { errors: { end_date: [words.tracker.errors.endBeforeStart] } },
    });
    expect((await create(tunde, { end_date: today })).status).toBe(200);
    for (const start_date of ['0000-01-01', '1999-12-31', '2100-01-01', '2026-02-30', '']) {
      const answer = await create(tunde, { start_date, end_date: '2100-01-01' });
      expect(Object.keys(answer.refusal.errors ?? {}), start_date).toContain('start_date');
    }
  });

  test('belongs to a milestone of this order or to none', async () => {
    const other = await tracked(app, { hunter: ngozi, talent: tunde });
    const foreign = await create(tunde, { milestone_id: other.job.milestones[0]?.id });
    expect(foreign).toMatchObject({
      status: 422,
      refusal: { errors: { milestone_id: [words.tracker.errors.milestone] } },
    });
    expect((await create(tunde, { milestone_id: null })).body.task.milestone_id).toBeNull();
  });

  test('is the talent’s: the hunter is refused, and a stranger finds no board', async () => {
    expect((await create(ngozi)).status).toBe(403);
    expect((await create(await talent(app, 'Sola'))).status).toBe(404);
    const both = await person(app, 'Zainab', [1, 2]);
    const own = await tracked(app, { hunter: both, talent: tunde });
    expect((await create(both, { trackedOrderId: own.board.id })).status).toBe(403);
  });

  test(`is refused on a board with ${TASKS_MAX}, also when two come at once`, async () => {
    await addTask(tunde, order.board);
    await sql`
      insert into tasks (id, tracked_order_id, name, description, start_date, end_date, created_at, updated_at)
      select gen_random_uuid(), tracked_order_id, name, description, start_date, end_date, created_at, updated_at
      from tasks
      cross join generate_series(1, ${TASKS_MAX - 2}::int)
      where tracked_order_id = ${order.board.id}
    `.execute(app.database.db);
    const answers = await Promise.all([create(tunde), create(tunde)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await create(tunde)).toMatchObject({
      status: 409,
      refusal: { message: words.tracker.errors.full, code: 'board_full' },
    });
    const { tasks: all } = await ngozi.ok(tasks.list, { params: { id: order.board.id } });
    expect(all).toHaveLength(TASKS_MAX);
  });
});

describe('a move', () => {
  const MATRIX = [
    ['todo', 'doing', 200],
    ['todo', 'done', 200],
    ['doing', 'doing', 200],
    ['doing', 'done', 200],
    ['done', 'doing', 409],
    ['done', 'done', 200],
  ] as const;

  test.each(MATRIX)('from %s to %s answers %i', async (from, to, status) => {
    const task = await taskIn(from);
    const before = await eventsOf(order.board.id);
    const answer = await move(tunde, task, to);
    expect(answer.status).toBe(status);
    const verb = to === 'doing' ? 'task.start' : 'task.finish';
    const isStep = status === 200 && from !== to;
    expect(await eventsOf(order.board.id)).toEqual([...before, ...(isStep ? [verb] : [])]);
    expect((await stored(task)).status).toBe(status === 200 ? to : from);
    if (status === 200) expect(answer.body.task).toEqual(await stored(task));
    else
      expect(answer.refusal).toMatchObject({
        code: 'done',
        message: words.common.refusals.illegalStep('done'),
      });
  });

  test('says what may follow', async () => {
    expect((await taskIn('doing')).can).toEqual(['finish', 'edit', 'delete', 'comment']);
    expect((await taskIn('done')).can).toEqual(['edit', 'delete', 'comment']);
  });

  test('is the talent’s: the hunter is refused, and a stranger finds no task', async () => {
    const task = await taskIn('todo');
    const both = await person(app, 'Zainab', [1, 2]);
    const ofBoth = await tracked(app, { hunter: both, talent: tunde });
    const read = await addTask(tunde, ofBoth.board);
    for (const to of ['doing', 'done'] as const) {
      expect((await move(ngozi, task, to)).status).toBe(403);
      expect((await move(both, read, to)).status).toBe(403);
      expect((await move(await talent(app, 'Sola'), task, to)).status).toBe(404);
    }
    expect((await stored(task)).status).toBe('todo');
  });

  test('of two at once to the same column, one is a step and the other finds it done', async () => {
    const task = await taskIn('todo');
    const answers = await Promise.all([move(tunde, task, 'doing'), move(tunde, task, 'doing')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await eventsOf(order.board.id)).filter((name) => name === 'task.start')).toHaveLength(1);
  });

  test('of two at once to different columns, it ends in done whoever was first', async () => {
    const task = await taskIn('todo');
    const [doing, done] = await Promise.all([move(tunde, task, 'doing'), move(tunde, task, 'done')]);
    expect(done.status).toBe(200);
    expect([200, 409]).toContain(doing.status);
    expect((await stored(task)).status).toBe('done');
    const steps = (await eventsOf(order.board.id)).slice(2);
    expect(steps).toEqual(doing.status === 200 ? ['task.start', 'task.finish'] : ['task.finish']);
  });
});

describe('a change', () => {
  const update = (who: Person, task: Task, changes: Record<string, unknown> = {}) =>
    who.call(tasks.update, { params: { id: task.id }, body: { ...taskForm(today), ...changes } });

  test('keeps the status, and the milestone unless it is named', async () => {
    const [milestone] = order.job.milestones;
    const task = await addTask(tunde, order.board, { milestone_id: milestone?.id ?? null });
    await move(tunde, task, 'doing');
    const renamed = await update(tunde, task, { name: 'Colours', end_date: addDays(today, 9) });
    expect(renamed.body.task).toMatchObject({
      ...{ name: 'Colours', end_date: addDays(today, 9), status: 'doing', milestone_id: milestone?.id },
    });
    expect(renamed.body.task).toEqual(await stored(task));
    expect((await update(tunde, task, { milestone_id: null })).body.task.milestone_id).toBeNull();
  });

  test('of one field keeps the others, and the end is not before the start that stays', async () => {
    const task = await addTask(tunde, order.board);
    const params = { id: task.id };
    const { task: renamed } = await tunde.ok(tasks.update, { params, body: { name: 'Colours' } });
    expect(renamed).toEqual({ ...task, name: 'Colours' });
    const early = { end_date: addDays(task.start_date, -1) };
    expect((await tunde.call(tasks.update, { params, body: early })).status).toBe(422);
  });

  test('that changes nothing notifies nobody', async () => {
    const task = await addTask(tunde, order.board);
    const before = await eventsOf(order.board.id);
    expect((await update(tunde, task)).status).toBe(200);
    expect(await eventsOf(order.board.id)).toEqual(before);
    await update(tunde, task, { description: 'Two directions' });
    expect(await eventsOf(order.board.id)).toEqual([...before, 'task.edit']);
  });

  test('is held to the same rules as a new task, and is the talent’s', async () => {
    const task = await addTask(tunde, order.board);
    const backwards = { start_date: today, end_date: addDays(today, -1) };
    expect((await update(tunde, task, backwards)).refusal.errors).toEqual({
      end_date: [words.tracker.errors.endBeforeStart],
    });
    const other = await tracked(app, { hunter: ngozi, talent: tunde });
    const foreign = { milestone_id: other.job.milestones[0]?.id };
    expect((await update(tunde, task, foreign)).status).toBe(422);
    expect((await update(ngozi, task)).status).toBe(403);
    expect((await update(await talent(app, 'Sola'), task)).status).toBe(404);
    expect(await stored(task)).toEqual(task);
  });
});

test('a deleted task is gone with its comments, for everybody; the hunter deletes none', async () => {
  const task = await addTask(tunde, order.board);
  await ngozi.ok(tasks.comment, { params: { id: task.id }, body: { comment: 'Bold' } });
  expect((await ngozi.call(tasks.remove, { params: { id: task.id } })).status).toBe(403);
  expect((await tunde.call(tasks.remove, { params: { id: task.id } })).status).toBe(200);
  expect((await tunde.call(tasks.remove, { params: { id: task.id } })).status).toBe(404);
  expect((await tunde.call(tasks.get, { params: { id: task.id } })).status).toBe(404);
  expect((await tunde.ok(tasks.list, { params: { id: order.board.id } })).tasks).toEqual([]);
  const left = await app.database.db.selectFrom('task_comments').where('task_id', '=', task.id).execute();
  expect(left).toEqual([]);
});

test('tasks are ordered by their end date, and are overdue from the day after it until they are done', async () => {
  const late = await addTask(tunde, order.board, { start_date: addDays(today, -2), end_date: today });
  const early = await addTask(tunde, order.board, {
    ...{ start_date: addDays(today, -9), end_date: addDays(today, -1) },
  });
  const list = () => tunde.ok(tasks.list, { params: { id: order.board.id } });
  expect((await list()).tasks.map(({ id, overdue }) => [id, overdue])).toEqual([
    [early.id, true],
    [late.id, false],
  ]);
  await move(tunde, early, 'done');
  expect((await list()).tasks[0]).toMatchObject({ id: early.id, overdue: false });
});

describe('once the work is handed in', () => {
  const asked = (who: Person, task: Task) => [
    create(who),
    who.call(tasks.update, { params: { id: task.id }, body: taskForm(today, { name: 'Late' }) }),
    move(who, task, 'doing'),
    move(who, task, 'done'),
    who.call(tasks.comment, { params: { id: task.id }, body: { comment: 'And?' } }),
    who.call(tasks.remove, { params: { id: task.id } }),
  ];

  test('the board still lives; once it is accepted it is read only', async () => {
    const task = await taskIn('todo');
    await handIn(tunde, order.job.id);
    expect((await move(tunde, task, 'doing')).status).toBe(200);
    expect((await create(tunde)).status).toBe(200);
    await ngozi.ok(orders.accept, { params: { id: order.job.id } });
    const closed = { message: words.tracker.errors.boardClosed, code: 'accepted' };
    for (const answer of await Promise.all(asked(tunde, task))) {
      expect(answer).toMatchObject({ status: 409, refusal: closed });
    }
    const comment = await ngozi.call(tasks.comment, {
      params: { id: task.id },
      body: { comment: 'Thank you' },
    });
    expect(comment).toMatchObject({ status: 409, refusal: closed });
    const { tasks: left } = await tunde.ok(tasks.list, { params: { id: order.board.id } });
    expect(left.map(({ can }) => can)).toEqual([[], []]);
    expect(await stored(task)).toMatchObject({ id: task.id, status: 'doing' });
  });

  test('a cancelled order has a board to read', async () => {
    const task = await taskIn('doing');
    await tunde.ok(orders.cancel, { params: { id: order.job.id }, body: { reason: 'I am ill' } });
    for (const answer of await Promise.all(asked(tunde, task))) expect(answer.status).toBe(409);
    expect(await stored(task)).toMatchObject({ status: 'doing', can: [] });
  });
});
