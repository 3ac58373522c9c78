/** Queries of the tracker, the same for both sides: the boards, newest first, one board, its tasks and their comments. */
import { type RawBuilder, sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { TrackedOrder, tasks, tracker } from '#contract/tracker/tracker.ts';
import { lagosDay } from '#server/core/clock.ts';
import { cutPage, newer, older, rowsToRead } from '#server/core/db/paging.ts';
import { type ReadCtx, sideOf } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import type { TaskRow } from './acts.ts';
import { readTasks } from './policy.ts';
import { type Board, WORKED_ON } from './rules.ts';
import { type OrderRow, viewOrder, viewTask } from './views.ts';

export async function list(
  ctx: ReadCtx,
  { query }: { query: Query<typeof tracker.list> },
): Promise<Reply<typeof tracker.list>> {
  const party = sideOf(ctx.actor, query.as) === 'hunter' ? sql.ref('o.hunter_id') : sql.ref('o.talent_id');
  const rows = await readOrders(
    ctx,
    sql`
      ${party} = ${ctx.actor.userId} and ${older(query, sql`o.id`)}
      order by o.id desc
      limit ${rowsToRead(query)}
    `,
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, orders: items.map((row) => viewOrder(ctx, row)), next };
}

/** A board for its two parties; 404 for anyone else. */
export async function get(
  ctx: ReadCtx,
  { params }: { params: Params<typeof tracker.get> },
): Promise<Reply<typeof tracker.get>> {
  return { success: true, order: await getTracked(ctx, params.id) };
}

export async function getTracked(ctx: ReadCtx, id: string): Promise<TrackedOrder> {
  const { userId } = ctx.actor;
  const [row] = await readOrders(
    ctx,
    sql`o.id = ${id} and (o.hunter_id = ${userId} or o.talent_id = ${userId})`,
  );
  return viewOrder(ctx, orNotFound(row));
}

/** Tracked orders; `rest` is the SQL after `where`. */
async function readOrders(ctx: ReadCtx, rest: RawBuilder<unknown>): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.job_id, j.title, j.start_date, j.end_date, j.status,
      o.hunter_id, h.name as hunter_name, o.talent_id, t.name as talent_name, o.created_at,
      (
        select coalesce(json_agg(
          json_build_object('id', m.id, 'position', m.position, 'title', m.title) order by m.position
        ), '[]')
        from milestones m
        where m.job_id = o.job_id
      ) as milestones,
      (
        select json_build_object(
          'todo', count(*) filter (where status = 'todo'),
          'doing', count(*) filter (where status = 'doing'),
          'done', count(*) filter (where status = 'done'),
          'overdue', count(*) filter (
            where status <> 'done' and end_date < ${lagosDay(ctx.now)}::date and j.status = ${WORKED_ON}
          )
        )
        from tasks
        where tracked_order_id = o.id
      ) as tasks
    from tracked_orders o
    join jobs j on j.id = o.job_id
    join users h on h.id = o.hunter_id
    join users t on t.id = o.talent_id
    where ${rest}
  `.execute(ctx.db);
  return rows;
}

type Row = { id: string; author_id: string; author_name: string; comment: string; created_at: Date };

export async function comments(
  ctx: ReadCtx,
  { query }: { query: Query<typeof tasks.comments> },
  task: TaskRow,
): Promise<Reply<typeof tasks.comments>> {
  const { rows } = await sql<Row>`
    select c.id, c.author_id, u.name as author_name, c.comment, c.created_at
    from task_comments c
    join users u on u.id = c.author_id
    where c.task_id = ${task.id} and ${newer(query, sql`c.id`)}
    order by c.id
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return {
    success: true,
    comments: items.map((row) => ({
      id: row.id,
      author: { id: row.author_id, name: row.author_name },
      comment: row.comment,
      created_at: row.created_at.toISOString(),
    })),
    next,
  };
}

/** All tasks of a board, without paging: at most `TASKS_MAX`. */
export async function listTasks(
  ctx: ReadCtx,
  _input: unknown,
  board: Board,
): Promise<Reply<typeof tasks.list>> {
  const rows = await readTasks(ctx, sql`t.tracked_order_id = ${board.board_id}`);
  return { success: true, tasks: rows.map((row) => viewTask(ctx, row)) };
}

export async function getTask(
  ctx: ReadCtx,
  _input: unknown,
  task: TaskRow,
): Promise<Reply<typeof tasks.get>> {
  return { success: true, task: viewTask(ctx, task) };
}
