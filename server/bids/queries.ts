/** Queries of bids: for the talent who made them and for the hunter of their job. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { bid, bids } from '#contract/bids/bids.ts';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import { type FeePolicy, netPay } from '#contract/escrow/division.ts';
import { cutPage, older, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { notFound, orNotFound } from '#server/core/http/refusal.ts';
import { isGigOrder } from '#server/jobs/gig-orders/queries.ts';
import { type BidOfJobRow, type Reading, toBidOfJob } from '#server/jobs/queries.ts';
import { policyAt, policyOf } from '#server/ledger/queries.ts';
import { pictureOf } from '#server/profiles/queries.ts';
import { bidVerbsOf } from './acts.ts';

export type Bid = z.output<typeof bid>;

/** A bid with what its views need of its job. */
export type BidRow = BidOfJobRow & {
  updated_at: Date;
  title: string;
  brief: string;
  milestones: number;
  budget: bigint;
  job_type: string;
  status: string;
  job_created_at: Date;
  start_date: string | null;
  end_date: string | null;
  bid_id: string | null;
  /** The fee policy of the agreement; for any other bid, the one in force. */
  policy: FeePolicy;
  hunter_id: string;
  hunter_name: string;
};

/** The columns of `BidRow` and the tables they come from; the caller adds the condition on `b` and `j`. */
const fromBids = (now: Date) => sql`
  select b.id, b.job_id, b.talent_id, t.name as talent_name, ${pictureOf(sql`b.talent_id`)} as talent_image,
    b.pitch, b.price, b.accepts_budget,
    b.rejection_reason, b.withdrawal_reason, b.created_at, b.rejected_at, b.withdrawn_at, b.updated_at,
    j.title, j.brief, j.budget, j.job_type, j.status, j.created_at as job_created_at,
    j.start_date, j.end_date, j.bid_id, j.hunter_id, h.name as hunter_name,
    case
      when j.bid_id = b.id and j.policy_id is not null then ${policyOf(sql`j.policy_id`)}
      else ${policyAt(now)}
    end as policy,
    (select count(*)::int from milestones m where m.job_id = j.id) as milestones
  from bids b
  join jobs j on j.id = b.job_id
  join users t on t.id = b.talent_id
  join users h on h.id = j.hunter_id
`;

/** Reads bids; `rest` is a condition on `b` and `j`, and the order. */
export async function readBids({ db, now }: Reading, rest: RawBuilder<unknown>): Promise<BidRow[]> {
  const { rows } = await sql<BidRow>`${fromBids(now)} ${rest}`.execute(db);
  return rows;
}

/** A bid as its two sides see it. Net pay is by the policy of the agreement, else by the one in force. */
export function bidView(reading: Reading, row: BidRow): Bid {
  const chosen = row.bid_id === row.id;
  const side = row.talent_id === reading.actor.userId ? 'talent' : 'hunter';
  return {
    ...toBidOfJob(row, row),
    net_pay: toNaira(netPay(row.price, row.policy)),
    job: {
      id: row.job_id,
      title: row.title,
      job_description: row.brief,
      milestone: String(row.milestones),
      price_budget: toNaira(row.budget),
      job_type: row.job_type as Bid['job']['job_type'],
      status: row.status as Bid['job']['status'],
      created_at: row.job_created_at.toISOString(),
      start_date: chosen || side === 'hunter' ? row.start_date : null,
      end_date: chosen || side === 'hunter' ? row.end_date : null,
      user_id: row.hunter_id,
      user: { id: row.hunter_id, name: row.hunter_name },
    },
    can: bidVerbsOf({ ...row, job: row }, side, reading.now),
  };
}

/** The bid, for its talent and the hunter of its job; 404 for everybody else. */
export async function getOwnBid(ctx: ReadCtx, params: { id: string }): Promise<BidRow> {
  const { userId } = ctx.actor;
  const rows = await readBids(
    ctx,
    sql`where b.id = ${params.id} and (b.talent_id = ${userId} or j.hunter_id = ${userId})`,
  );
  return orNotFound(rows[0]);
}

export async function getApplication(
  ctx: ReadCtx,
  _input: unknown,
  row: BidRow,
): Promise<Reply<typeof bids.getApplication>> {
  return { success: true, appliedjob: bidView(ctx, row) };
}

export async function getOffer(
  ctx: ReadCtx,
  _input: unknown,
  row: BidRow,
): Promise<Reply<typeof bids.getOffer>> {
  return { success: true, joboffer: { ...bidView(ctx, row), updated_at: row.updated_at.toISOString() } };
}

type Ask<E extends typeof bids.listApplied | typeof bids.listAccepted> = {
  params: Params<E>;
  query: Query<E>;
};

/** The bids that the caller made, newest first, without orders from a gig; 404 under anybody else's id. */
export async function listApplied(
  ctx: ReadCtx,
  { params, query }: Ask<typeof bids.listApplied>,
): Promise<Reply<typeof bids.listApplied>> {
  const { items, next } = await ownPage(
    ctx,
    params.id,
    query,
    sql`b.talent_id = ${ctx.actor.userId} and not ${isGigOrder(sql`b.job_id`, sql`b.talent_id`)}`,
  );
  return { success: true, appliedjobs: items, next };
}

/** The caller's bids that were accepted and are not paid for yet; 404 under anybody else's id. */
export async function listAccepted(
  ctx: ReadCtx,
  { params, query }: Ask<typeof bids.listAccepted>,
): Promise<Reply<typeof bids.listAccepted>> {
  const accepted = sql`j.talent_id = ${ctx.actor.userId} and j.status in ('offered', 'agreed') and b.id = j.bid_id`;
  const { items, next } = await ownPage(ctx, params.id, query, accepted);
  return { success: true, acceptedBids: items, next };
}

async function ownPage(ctx: ReadCtx, callerId: string, query: PageQuery, which: RawBuilder<unknown>) {
  if (callerId !== ctx.actor.userId) throw notFound();
  const rows = await readBids(
    ctx,
    sql`
      where ${which} and ${older(query, sql`b.id`)}
      order by b.id desc
      limit ${sql.lit(rowsToRead(query))}
    `,
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { items: items.map((row) => bidView(ctx, row)), next };
}
