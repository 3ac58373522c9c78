/** Queries of orders, the same for both sides: lists by status, and the one page with everything. */
import { sql } from 'kysely';
import type { JobStatus } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import type { Params, Query } from '#contract/core/endpoint.ts';
import type { orders } from '#contract/orders/orders.ts';
import type { OrderCounts } from '#contract/orders/turns.ts';
import { afterId, cutPage, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import { type Actor, type ReadCtx, sideOf } from '#server/core/http/context.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { detailOf } from './detail/queries.ts';
import { orderViews } from './views.ts';

type ListQuery = Query<typeof orders.listPending>;

/** Which orders are in which list. */
const LISTS: Record<keyof OrderCounts, readonly JobStatus[]> = {
  pending: ['offered', 'agreed'],
  active: ['active', 'disputed'],
  submitted: ['submitted'],
  completed: ['accepted'],
};

/** One page of the caller's orders in these statuses, newest first. */
async function listOrders(ctx: ReadCtx, query: ListQuery, statuses: readonly JobStatus[]) {
  const side = sideOf(ctx.actor, query.as);
  const rows = await readJobs(ctx, side, statuses, query);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { items: await orderViews(ctx, items, side), next };
}

async function readJobs(
  ctx: ReadCtx,
  side: Side,
  statuses: readonly JobStatus[],
  query: PageQuery,
): Promise<JobRow[]> {
  const after = afterId(query);
  const { rows } = await sql<JobRow>`
    select *
    from jobs
    where ${ordersOf(ctx, side)} and status = any(${[...statuses]}::text[])
      and (${after}::uuid is null or id < ${after})
    order by id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  return rows;
}

function ordersOf(ctx: Counting, side: Side) {
  const party = sql.ref(side === 'hunter' ? 'hunter_id' : 'talent_id');
  return sql`${party} = ${ctx.actor.userId} and talent_id is not null`;
}

/** One of the four lists, and how many orders all of them hold. */
async function listOf(ctx: ReadCtx, query: ListQuery, list: keyof OrderCounts) {
  const counts = await countOrders(ctx, sideOf(ctx.actor, query.as));
  return { ...(await listOrders(ctx, query, LISTS[list])), counts };
}

type Counting = Pick<ReadCtx, 'db'> & { actor: Pick<Actor, 'userId'> };

/** How many orders of a person's side each of the four lists holds. */
export async function countOrders(ctx: Counting, side: Side): Promise<OrderCounts> {
  const { rows } = await sql<{ status: JobStatus; count: number }>`
    select status, count(*)::int as count
    from jobs
    where ${ordersOf(ctx, side)}
    group by status
  `.execute(ctx.db);
  const inList = ([name, statuses]: [string, readonly JobStatus[]]) => {
    const held = rows.filter(({ status }) => statuses.includes(status));
    return [name, held.reduce((sum, { count }) => sum + count, 0)];
  };
  return Object.fromEntries(Object.entries(LISTS).map(inList)) as OrderCounts;
}

export async function listPending(ctx: ReadCtx, { query }: { query: ListQuery }) {
  const { items, ...rest } = await listOf(ctx, query, 'pending');
  return { success: true as const, pendingJobs: items, ...rest };
}

/** `id` must be the caller: 404 otherwise. */
export async function listActive(
  ctx: ReadCtx,
  { params, query }: { params: Params<typeof orders.listActive>; query: ListQuery },
) {
  if (params.id !== ctx.actor.userId) throw notFound();
  const { items, ...rest } = await listOf(ctx, query, 'active');
  return { success: true as const, activeJobs: items, ...rest };
}

export async function listSubmitted(ctx: ReadCtx, { query }: { query: ListQuery }) {
  const { items, ...rest } = await listOf(ctx, query, 'submitted');
  return { success: true as const, submittedjobs: items, ...rest };
}

export async function listAccepted(ctx: ReadCtx, { query }: { query: ListQuery }) {
  const { items, ...rest } = await listOf(ctx, query, 'completed');
  return { success: true as const, acceptedjobs: items, ...rest };
}

/** Those called off before the payment and those cancelled after it; a job that was taken down was never an order. */
export async function listCancelled(ctx: ReadCtx, { query }: { query: ListQuery }) {
  const { items, next } = await listOrders(ctx, query, ['cancelled']);
  return { success: true as const, cancelledjobs: items, next };
}

/** The order for one of its two parties, from the offer on. */
export async function getOrder(ctx: ReadCtx, _input: unknown, job: JobRow) {
  return { success: true as const, submission: await detailOf(ctx, job) };
}
