/** Commands of the tracker: track an active order; create, change, move and remove tasks; comment. */
import { sql } from 'kysely';
import { taskMoves } from '#contract/acts/task.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { TASKS_MAX, type tasks, type tracker } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, forbidden, invalid } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { assertMay, perform } from '#server/core/work/acts.ts';
import { record } from '#server/core/work/events.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { factsOf, type TaskRow, tasks as taskRows } from './acts.ts';
import { actingOn, findTask, lockBoard, partyOf } from './policy.ts';
import { getTracked } from './queries.ts';
import { type Board, refusesClosed } from './rules.ts';
import { viewTask } from './views.ts';

/** Tracks an order; an order already tracked, even one that is over, keeps its board. 409 unless it is active. */
export async function track(ctx: Ctx, _input: unknown, job: JobRow): Promise<Reply<typeof tracker.track>> {
  const { rows } = await sql<{ id: string }>`
    select id from tracked_orders where job_id = ${job.id}
  `.execute(ctx.tx);
  const id = rows[0]?.id ?? (await trackNew(ctx, job));
  return { success: true, order: await getTracked(ctx, id) };
}

async function trackNew(ctx: Ctx, job: JobRow): Promise<string> {
  const { hunter_id, talent_id } = job;
  if (job.status !== 'active' || talent_id === null)
    throw conflict(words.tracker.errors.notActive, job.status);
  const id = newId();
  await ctx.tx
    .insertInto('tracked_orders')
    .values({ id, job_id: job.id, hunter_id, talent_id, created_at: ctx.now })
    .execute();
  await record(ctx.tx, {
    name: 'tracker.track',
    about: { kind: 'board', id },
    actor: { kind: 'hunter', id: ctx.actor.userId },
    facts: { title: job.title, job_id: job.id, talent_id },
    at: ctx.now,
  });
  return id;
}

/** Adds a comment by either party. 409 once the order is over. */
export async function comment(
  ctx: Ctx,
  { body }: { body: Body<typeof tasks.comment> },
  task: TaskRow,
): Promise<Reply<typeof tasks.comment>> {
  await perform(ctx.tx, taskRows, task, 'comment', actingOn(ctx, task));
  const { userId, name } = ctx.actor;
  const id = newId();
  await ctx.tx
    .insertInto('task_comments')
    .values({ id, task_id: task.id, author_id: userId, comment: body.comment, created_at: ctx.now })
    .execute();
  const author = { id: userId, name };
  return { success: true, comment: { id, author, comment: body.comment, created_at: ctx.now.toISOString() } };
}

type Form = Omit<Body<typeof tasks.create>, 'trackedOrderId'>;

/** Creates a task; talents only (403). 404 for a board of others, 422 for wrong days or milestone, 409 if full or closed. */
export async function create(
  ctx: Ctx,
  { body }: { body: Body<typeof tasks.create> },
): Promise<Reply<typeof tasks.create>> {
  const { trackedOrderId, ...form } = body;
  const board = await lockBoard(ctx, { id: trackedOrderId });
  if (partyOf(ctx, board) !== 'talent') throw forbidden();
  const closed = refusesClosed(board);
  if (closed) throw closed;
  await assertValid(ctx, board, form);
  await assertTaskLimit(ctx, board);
  const id = newId();
  const row = { ...form, id, tracked_order_id: board.board_id, created_at: ctx.now, updated_at: ctx.now };
  await ctx.tx.insertInto('tasks').values(row).execute();
  await record(ctx.tx, {
    name: 'task.create',
    about: { kind: 'board', id: board.board_id },
    actor: { kind: 'talent', id: ctx.actor.userId },
    facts: { ...factsOf(board), task: form.name, task_id: id },
    at: ctx.now,
  });
  return { success: true, task: viewTask(ctx, await findTask(ctx, { id })) };
}

async function assertTaskLimit(ctx: Ctx, { board_id }: Board): Promise<void> {
  const count = await countOf(ctx.tx, sql`from tasks where tracked_order_id = ${board_id}`);
  if (count >= TASKS_MAX) throw conflict(words.tracker.errors.full, 'board_full');
}

/** 422 when the end is before the start, or when the milestone is not of this order. */
async function assertValid(ctx: Ctx, { job_id }: Board, form: Form): Promise<void> {
  if (form.end_date < form.start_date) throw invalid('end_date', words.tracker.errors.endBeforeStart);
  if (form.milestone_id == null) return;
  const { rows } = await sql`
    select from milestones where id = ${form.milestone_id} and job_id = ${job_id}
  `.execute(ctx.tx);
  if (rows.length === 0) throw invalid('milestone_id', words.tracker.errors.milestone);
}

/** Changes a task; if nothing differs, nothing is recorded and no one is notified. */
export async function update(
  ctx: Ctx,
  { body }: { body: Body<typeof tasks.update> },
  task: TaskRow,
): Promise<Reply<typeof tasks.update>> {
  const acting = actingOn(ctx, task);
  await assertMay(ctx.tx, taskRows, task, 'edit', acting);
  const { name, description, start_date, end_date, milestone_id } = task;
  const form = { name, description, start_date, end_date, milestone_id, ...body };
  await assertValid(ctx, task, form);
  const isSame = Object.entries(form).every(([name, value]) => task[name as keyof TaskRow] === value);
  if (!isSame) {
    const set = { ...form, updated_at: ctx.now };
    await perform(ctx.tx, taskRows, task, 'edit', { ...acting, set });
  }
  return { success: true, task: viewTask(ctx, { ...task, ...form }) };
}

export function setToDoing(
  ctx: Ctx,
  _input: unknown,
  task: TaskRow,
): Promise<Reply<typeof tasks.setToDoing>> {
  return move(ctx, task, 'doing');
}

export function setToDone(ctx: Ctx, _input: unknown, task: TaskRow): Promise<Reply<typeof tasks.setToDone>> {
  return move(ctx, task, 'done');
}

/** Moves a task; one already there stays and no one is notified. 409 with its status for a move backwards. */
async function move(ctx: Ctx, task: TaskRow, to: keyof typeof taskMoves) {
  const acting = actingOn(ctx, task);
  await assertMay(ctx.tx, taskRows, task, 'edit', acting);
  if (task.status !== to) await perform(ctx.tx, taskRows, task, taskMoves[to], acting);
  return { success: true as const, task: viewTask(ctx, { ...task, status: to }) };
}

/** Removes a task with its comments. */
export async function remove(ctx: Ctx, _input: unknown, task: TaskRow): Promise<Reply<typeof tasks.remove>> {
  await perform(ctx.tx, taskRows, task, 'delete', actingOn(ctx, task));
  await ctx.tx.deleteFrom('tasks').where('id', '=', task.id).execute();
  return { success: true };
}
