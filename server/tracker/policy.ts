/** Who may see a board and its tasks (both parties) and change it (the talent; both may comment). */
import { type RawBuilder, sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import type { Ctx, ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import type { TaskRow } from './acts.ts';
import type { Board } from './rules.ts';

type WithId = { id: string };

const boardColumns = sql`
  o.id as board_id, o.job_id, o.hunter_id, o.talent_id, j.title as job_title, j.status as job_status
`;
const ownBoards = (ctx: ReadCtx) =>
  sql`(o.hunter_id = ${ctx.actor.userId} or o.talent_id = ${ctx.actor.userId})`;

/** A board of the caller; 404 for any other. */
export function findBoard(ctx: ReadCtx, params: WithId): Promise<Board> {
  return readBoard(ctx, params, sql``);
}

/** The same, locked: its job keeps its status, and tasks are added one after the other. */
export function lockBoard(ctx: Ctx, params: WithId): Promise<Board> {
  return readBoard(ctx, params, sql`for no key update of o for share of j`);
}

async function readBoard(ctx: ReadCtx, { id }: WithId, lock: RawBuilder<unknown>): Promise<Board> {
  const { rows } = await sql<Board>`
    select ${boardColumns}
    from tracked_orders o
    join jobs j on j.id = o.job_id
    where o.id = ${id} and ${ownBoards(ctx)}
    ${lock}
  `.execute(ctx.db);
  return orNotFound(rows[0]);
}

/** Tasks of the caller's boards for which `which` is true (of `tasks t`), by end date. */
export async function readTasks(
  ctx: ReadCtx,
  which: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select t.id, t.name, t.description, t.start_date, t.end_date, t.status, t.milestone_id, t.created_at,
      (select count(*)::int from task_comments c where c.task_id = t.id) as comments,
      ${boardColumns}
    from tasks t
    join tracked_orders o on o.id = t.tracked_order_id
    join jobs j on j.id = o.job_id
    where ${which} and ${ownBoards(ctx)}
    order by t.end_date, t.id
    ${lock}
  `.execute(ctx.db);
  return rows;
}

/** A task on a board of the caller; 404 for any other. */
export async function findTask(ctx: ReadCtx, { id }: WithId): Promise<TaskRow> {
  return orNotFound((await readTasks(ctx, sql`t.id = ${id}`))[0]);
}

/** The same, locked, and its job keeps its status. */
export async function lockTask(ctx: Ctx, { id }: WithId): Promise<TaskRow> {
  const lock = sql`for no key update of t for share of j`;
  return orNotFound((await readTasks(ctx, sql`t.id = ${id}`, lock))[0]);
}

/** The caller's side of the board. */
export function partyOf(ctx: ReadCtx, board: Board): Side {
  return board.hunter_id === ctx.actor.userId ? 'hunter' : 'talent';
}

/** The caller as the actor of an act on the board, now. */
export function actingOn(ctx: Ctx, board: Board): { by: { kind: Side; id: string }; at: Date } {
  return { by: { kind: partyOf(ctx, board), id: ctx.actor.userId }, at: ctx.now };
}
