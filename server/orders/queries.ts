/** Queries of orders, the same for both sides: lists by status, and the full order page. */
import { type RawBuilder, sql } from 'kysely';
import type { JobStatus } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import type { Params, Query } from '#contract/core/endpoint.ts';
import type { orders } from '#contract/orders/orders.ts';
import type { OrderCounts } from '#contract/orders/turns.ts';
import { cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import { opaque } from '#server/core/db/values.ts';
import { type Actor, type ReadCtx, sideOf } from '#server/core/http/context.ts';
import { notFound, orNotFound } from '#server/core/http/refusal.ts';
import { detailOf, type OrderPage, pageColumns } from './detail/queries.ts';
import { type OrderJob, orderColumns, orderView } from './views.ts';

type ListQuery = Query<typeof orders.listPending>;

/** The order statuses in each list. */
const LISTS: Record<keyof OrderCounts, readonly JobStatus[]> = {
  pending: ['offered', 'agreed'],
  active: ['active', 'disputed'],
  submitted: ['submitted'],
  completed: ['accepted'],
};

/** One page of the caller's orders in these statuses, newest first, and how many orders each of the four lists holds. */
async function listOrders(ctx: ReadCtx, query: ListQuery, statuses: readonly JobStatus[]) {
  const side = sideOf(ctx.actor, query.as);
  const { rows } = await sql<OrderJob & { counts: Counts }>`
    select o.*, c.counts
    from (select ${countsOf(ctx, side)} as counts) c
    left join lateral (
      select ${orderColumns(ctx.actor.userId)}
      from (
        select *
        from jobs
        where ${ordersOf(ctx, side)} and status = any(${opaque([...statuses], 'text[]')})
          and ${older(query, sql`id`)}
        order by id desc
        limit ${rowsToRead(query)}
      ) j
    ) o on true
    order by o.id desc
  `.execute(ctx.db);
  const found = rows.filter((row) => row.id !== null);
  const { items, next } = cutPage(found, query, (row) => row.id);
  return {
    items: items.map((job) => orderView(ctx, job, side)),
    next,
    counts: inLists(rows[0]?.counts ?? {}),
  };
}

function ordersOf(ctx: Counting, side: Side) {
  const party = sql.ref(side === 'hunter' ? 'hunter_id' : 'talent_id');
  return sql`${party} = ${opaque(ctx.actor.userId, 'uuid')} and talent_id is not null`;
}

type Counting = Pick<ReadCtx, 'db'> & { actor: Pick<Actor, 'userId'> };
type Counts = Partial<Record<JobStatus, number>>;

/** SQL column: how many orders a person has in each status, on one side. */
function countsOf(ctx: Counting, side: Side): RawBuilder<Counts> {
  return sql`(
    select coalesce(json_object_agg(status, count), '{}')
    from (select status, count(*) from jobs where ${ordersOf(ctx, side)} group by status) counted
  )`;
}

/** The list that contains orders of this status, or null. */
export function listOf(status: string): keyof OrderCounts | null {
  const names = Object.keys(LISTS) as (keyof OrderCounts)[];
  return names.find((name) => LISTS[name].some((one) => one === status)) ?? null;
}

function inLists(counts: Counts): OrderCounts {
  const inList = ([name, statuses]: [string, readonly JobStatus[]]) => [
    name,
    statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
  ];
  return Object.fromEntries(Object.entries(LISTS).map(inList)) as OrderCounts;
}

export async function listPending(ctx: ReadCtx, { query }: { query: ListQuery }) {
  const { items, ...rest } = await listOrders(ctx, query, LISTS.pending);
  return { success: true as const, pendingJobs: items, ...rest };
}

/** The caller's running orders; `id` must be the caller: 404 otherwise. */
export async function listActive(
  ctx: ReadCtx,
  { params, query }: { params: Params<typeof orders.listActive>; query: ListQuery },
) {
  if (params.id !== ctx.actor.userId) throw notFound();
  const { items, ...rest } = await listOrders(ctx, query, LISTS.active);
  return { success: true as const, activeJobs: items, ...rest };
}

export async function listSubmitted(ctx: ReadCtx, { query }: { query: ListQuery }) {
  const { items, ...rest } = await listOrders(ctx, query, LISTS.submitted);
  return { success: true as const, submittedjobs: items, ...rest };
}

export async function listAccepted(ctx: ReadCtx, { query }: { query: ListQuery }) {
  const { items, ...rest } = await listOrders(ctx, query, LISTS.completed);
  return { success: true as const, acceptedjobs: items, ...rest };
}

/** Orders called off before payment or cancelled after it, without jobs taken down before they became orders. */
export async function listCancelled(ctx: ReadCtx, { query }: { query: ListQuery }) {
  const { items, next } = await listOrders(ctx, query, ['cancelled']);
  return { success: true as const, cancelledjobs: items, next };
}

/** The order as one of its two parties sees it, from the offer on; 404 for anyone else. */
export async function getOrder(ctx: ReadCtx, { params }: { params: Params<typeof orders.getSubmitted> }) {
  const { userId } = ctx.actor;
  const { rows } = await sql<OrderPage>`
    select ${orderColumns(userId)}, ${pageColumns}
    from jobs j
    where j.id = ${params.id} and j.talent_id is not null and (j.hunter_id = ${userId} or j.talent_id = ${userId})
  `.execute(ctx.db);
  return { success: true as const, submission: detailOf(ctx, orNotFound(rows[0])) };
}
