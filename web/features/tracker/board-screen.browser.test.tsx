/** The board: on a phone one column at a time, and on every card a button that moves its task on. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#contract/core/endpoint.ts';
import { type Task, tasks, tracker } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn, toasts } from '#web/testing/show.tsx';

const BOARD = '0199a200-0000-7000-8000-00000000aaaa';
const TUNDE = '0199a200-0000-7000-8000-00000000bbbb';

const order: Reply<typeof tracker.get>['order'] = {
  ...{ id: BOARD, job_id: BOARD, created_at: MOMENT, can: ['add-task'] },
  job: {
    ...{ id: BOARD, title: 'Festival poster', milestone: 'Sketches', milestones: [] },
    ...{ start_date: '2026-11-02', end_date: '2026-11-20', status: 'active' },
  },
  ...{ hunter: { id: ID, name: 'Ngozi Bello' }, talent: { id: TUNDE, name: 'Tunde Alabi' } },
  tasks: { todo: 0, doing: 0, done: 0, overdue: 0 },
};

function taskOf(index: number, name: string, status: Task['status']): Task {
  const can: Task['can'] =
    status === 'todo' ? ['start', 'finish', 'edit'] : status === 'doing' ? ['finish'] : [];
  return {
    ...{ id: `0199a200-0000-7000-8000-00000000000${index}`, name, description: 'On paper', status, can },
    ...{ start_date: '2026-11-02', end_date: '2026-11-05', trackedOrderId: BOARD, milestone_id: null },
    ...{ overdue: false, comments: 0, created_at: MOMENT },
  };
}

let kept: Task[];
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  signIn('talent');
  kept = [taskOf(1, 'Ink', 'todo'), taskOf(2, 'Paper', 'todo'), taskOf(3, 'Masks', 'doing')];
  answers(tracker.get, { order });
  answers(tasks.list, () => ({ tasks: kept }));
});

function takes(endpoint: typeof tasks.setToDoing | typeof tasks.setToDone, status: Task['status']) {
  return answers(endpoint, ({ params }) => {
    kept = kept.map((task) =>
      task.id === params.id ? { ...taskOf(1, task.name, status), id: task.id } : task,
    );
    return { task: kept.find(({ id }) => id === params.id) as Task };
  });
}

test('Start and Mark done move a task to the next tab, once each, and the address keeps the tab', async () => {
  const started = takes(tasks.setToDoing, 'doing');
  const finished = takes(tasks.setToDone, 'done');
  const address = await show(`/trackerTalent/${BOARD}`);
  await expect.element(tab('Todo 2')).toHaveAttribute('aria-selected', 'true');
  await expect.element(button('Start: Paper')).toBeVisible();
  await button('Start: Ink').click();
  await expect.element(tab('Todo 1')).toBeVisible();
  await expect.element(tab('Doing 2')).toHaveAttribute('aria-selected', 'false');
  await expect.poll(() => toasts(words.notifications.fixed.taskMoved)).toHaveLength(1);
  expect(document.activeElement).not.toBe(document.body);
  await tab('Doing 2').click();
  expect(address()).toBe(`/trackerTalent/${BOARD}?tab=doing`);
  await expect.element(tab('Doing 2')).toHaveFocus();
  await button('Mark done: Ink').click();
  await tab('Done 1').click();
  await expect.element(button('Ink')).toBeVisible();
  await expect.element(button('Mark done: Ink')).not.toBeInTheDocument();
  await expect
    .poll(() => [started, finished].map((calls) => calls.map(({ params }) => params.id)))
    .toEqual([[kept[0]?.id], [kept[0]?.id]]);
});

test('a refused Start brings the task back and says why', async () => {
  answers(tasks.setToDoing, () => refuse(409, words.tracker.errors.boardClosed));
  await show(`/trackerTalent/${BOARD}`);
  await button('Start: Ink').click();
  await expect.poll(() => toasts(words.tracker.errors.boardClosed)).toHaveLength(1);
  await expect.element(tab('Todo 2')).toBeVisible();
});

test('a hunter opens the first column that holds a task, and moves none', async () => {
  kept = kept.map((task) => ({ ...task, status: 'done', can: [] }));
  signIn('hunter');
  await show(`/hunterDashboard/trackersettingshunter/${BOARD}`);
  await expect.element(tab('Done 3')).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(page.getByRole('button', { name: /^(Start|Mark done|Move|Add)/ }))
    .not.toBeInTheDocument();
});

test('a column with a late task is opened first', async () => {
  kept = kept.map((task) => ({ ...task, overdue: task.status === 'doing' }));
  await show(`/trackerTalent/${BOARD}`);
  await expect.element(tab('Doing 1')).toHaveAttribute('aria-selected', 'true');
});

test('from a tablet on the columns are beside each other, with the same buttons on their cards', async () => {
  await page.viewport(768, 1024);
  await show(`/trackerTalent/${BOARD}`);
  for (const name of ['Todo', 'Doing', 'Done'])
    await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible();
  for (const name of ['Start: Ink', 'More for Ink', 'Mark done: Masks'])
    await expect.element(button(name)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^(Move task|Edit task|Delete task)/ }))
    .not.toBeInTheDocument();
});

test('the head says how much is done, and no card counts comments that nobody made', async () => {
  kept = kept.map((task, index) => ({
    ...task,
    ...(index === 2 && { status: 'done', comments: 2, can: [] }),
  }));
  takes(tasks.setToDoing, 'doing');
  const finished = takes(tasks.setToDone, 'done');
  await page.viewport(1280, 800);
  await show(`/trackerTalent/${BOARD}`);
  await expect.element(page.getByText('1 of 3 done')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: /comments? on/ }).elements()).toHaveLength(1);
  await button('Start: Ink').click();
  await expect.element(button('Ink')).toHaveFocus();
  await button('Mark done: Ink').click();
  await expect.element(page.getByText('2 of 3 done')).toBeVisible();
  await expect.poll(() => finished).toHaveLength(1);
});

test('of a task only what was changed is sent: the rest may be newer, from another tab', async () => {
  answers(tasks.comments, { comments: [], next: null });
  const sent = answers(tasks.update, () => refuse(409, 'enough'));
  await show(`/trackerTalent/${BOARD}`);
  await button('Ink').click();
  await page.getByLabelText('Name').fill('Ink and paper');
  await button('Save changes').click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ name: 'Ink and paper' }]);
});
