/** Queries of tasks: all of a board, and one. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import type { tasks } from '#contract/tracker/tracker.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import type { TaskRow } from '../acts.ts';
import { readTasks } from '../policy.ts';
import type { Board } from '../rules.ts';
import { viewTask } from '../views.ts';

/** All of them: a board is small (`TASKS_MAX`). */
export async function list(ctx: ReadCtx, _input: unknown, board: Board): Promise<Reply<typeof tasks.list>> {
  const rows = await readTasks(ctx, sql`t.tracked_order_id = ${board.board_id}`);
  return { success: true, tasks: rows.map((row) => viewTask(ctx, row)) };
}

export async function get(ctx: ReadCtx, _input: unknown, task: TaskRow): Promise<Reply<typeof tasks.get>> {
  return { success: true, task: viewTask(ctx, task) };
}
