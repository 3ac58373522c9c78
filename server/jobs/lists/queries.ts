/** The lists of jobs, newest first: each picks its page of ids from one index, `jobsOf` reads what they show. */
import { type RawBuilder, sql } from 'kysely';
import { type JobStatus, jobStatuses } from '#contract/acts/statuses.ts';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { JobCounts, jobs } from '#contract/jobs/jobs.ts';
import { cutPage, older, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import { opaque } from '#server/core/db/values.ts';
import { type ReadCtx, sideOf } from '#server/core/http/context.ts';
import { isGigOrder } from '../gig-orders/queries.ts';
import { isCounted, isOffered, isOpenToAll } from '../policy.ts';
import { jobsOf } from '../queries.ts';
import { findOpen } from '../search/queries.ts';

type Ask<E extends (typeof jobs)[keyof typeof jobs]> = { query: Query<E> };

async function pageOf(ctx: ReadCtx, query: PageQuery, ids: RawBuilder<unknown>) {
  return cutPage(await jobsOf(ctx, ids), query, (job) => job.id);
}

/** A literal in the statement: a generic plan, made for any limit, reads far more than a page. */
function rowLimit(query: PageQuery): RawBuilder<number> {
  return sql.lit(rowsToRead(query));
}

/** A hunter's own jobs of one type in one status, or in all of them. */
function ownIds(ctx: ReadCtx, query: Query<typeof jobs.listOwnOpen>, type: 'open' | 'close') {
  const status = query.status ?? 'bidding';
  return sql`
    select j.id
    from jobs j
    where j.hunter_id = ${opaque(ctx.actor.userId, 'uuid')}
      and ${status === 'all' ? sql`true` : sql`j.status = ${opaque(status, 'text')}`}
      and j.job_type = ${opaque(type, 'text')}
      and j.deleted_at is null
      and not ${isGigOrder(sql`j.id`, sql`j.talent_id`)}
      and ${older(query, sql`j.id`)}
    order by j.id desc
    limit ${rowLimit(query)}
  `;
}

export async function listOwnOpen(
  ctx: ReadCtx,
  { query }: Ask<typeof jobs.listOwnOpen>,
): Promise<Reply<typeof jobs.listOwnOpen>> {
  const { items, next } = await pageOf(ctx, query, ownIds(ctx, query, 'open'));
  return { success: true, data: { data: items, next }, counts: await countOwn(ctx) };
}

export async function listOwnClosed(
  ctx: ReadCtx,
  { query }: Ask<typeof jobs.listOwnClosed>,
): Promise<Reply<typeof jobs.listOwnClosed>> {
  const { items, next } = await pageOf(ctx, query, ownIds(ctx, query, 'close'));
  return { success: true, jobs: items, next, counts: await countOwn(ctx) };
}

/** How many jobs of each type the hunter has in each status. */
async function countOwn(ctx: ReadCtx): Promise<JobCounts> {
  const { rows } = await sql<{ job_type: keyof JobCounts; status: JobStatus; count: number }>`
    select job_type, status, count(*)::int as count
    from jobs j
    where hunter_id = ${ctx.actor.userId} and deleted_at is null and not ${isGigOrder(sql`j.id`, sql`j.talent_id`)}
    group by job_type, status
  `.execute(ctx.db);
  const of = (type: keyof JobCounts) => {
    const held = rows.filter((row) => row.job_type === type);
    const counted = jobStatuses.map((status) => [
      status,
      held.find((row) => row.status === status)?.count ?? 0,
    ]);
    return Object.fromEntries(counted) as JobCounts[typeof type];
  };
  return { open: of('open'), close: of('close') };
}

/** For a talent, jobs they could apply for; for a hunter, their own unpaid jobs with bids. Orders from gigs take no bids: they are left out. */
export async function listOpen(
  ctx: ReadCtx,
  { query }: Ask<typeof jobs.listOpen>,
): Promise<Reply<typeof jobs.listOpen>> {
  const isHunter = sideOf(ctx.actor, query.as) === 'hunter';
  const { items, next } = await (isHunter
    ? pageOf(ctx, query, withBids(ctx, query))
    : findOpen(ctx, query, ofSkill(query)));
  return { success: true, openjobs: items, next };
}

const BEFORE_PAYMENT = ['bidding', 'offered', 'agreed'] as const;

/** One branch per status, so that each is read in the order of its index and stops after a page. */
function withBids(ctx: ReadCtx, query: Query<typeof jobs.listOpen>): RawBuilder<unknown> {
  const branches = BEFORE_PAYMENT.map(
    (status) => sql`
      (select j.id
      from jobs j
      where j.hunter_id = ${ctx.actor.userId}
        and j.status = ${status}
        and j.deleted_at is null
        and ${ofSkill(query)}
        and (select b.id from bids b where b.job_id = j.id and ${isCounted} limit 1) is not null
        and not ${isGigOrder(sql`j.id`, sql`j.talent_id`)}
        and ${older(query, sql`j.id`)}
      order by j.id desc
      limit ${rowLimit(query)})
    `,
  );
  return sql`${sql.join(branches, sql` union all `)} order by id desc limit ${rowLimit(query)}`;
}

function ofSkill({ skill }: Query<typeof jobs.listOpen>): RawBuilder<boolean> {
  return skill ? sql`j.skill_id = (select id from skills where name = ${skill})` : sql`true`;
}

/**
 * The caller's own jobs; for a talent also open ones that take bids, and those they applied for or are invited to. One branch
 * per reason, so that each reads its own index and stops after a page.
 */
export async function listAll(
  ctx: ReadCtx,
  { query }: Ask<typeof jobs.listAll>,
): Promise<Reply<typeof jobs.listAll>> {
  const { userId, isTalent } = ctx.actor;
  const limit = rowLimit(query);
  const own = sql`
    select j.id
    from jobs j
    where j.hunter_id = ${userId} and j.deleted_at is null and ${older(query, sql`j.id`)}
    order by j.id desc
    limit ${limit}
  `;
  const asTalent = sql`
    (${own})
    union
    (select j.id
    from jobs j
    where ${isOpenToAll} and ${older(query, sql`j.id`)}
    order by j.id desc
    limit ${limit})
    union
    (select b.job_id
    from bids b
    join jobs j on j.id = b.job_id
    where b.talent_id = ${userId} and j.deleted_at is null and ${older(query, sql`b.job_id`)}
    order by b.job_id desc
    limit ${limit})
    union
    (select i.job_id
    from invitations i
    join jobs j on j.id = i.job_id
    where i.talent_id = ${userId} and i.withdrawn_at is null and j.deleted_at is null and ${older(query, sql`i.job_id`)}
    order by i.job_id desc
    limit ${limit})
    order by id desc
    limit ${limit}
  `;
  const { items, next } = await pageOf(ctx, query, isTalent ? asTalent : own);
  return { success: true, data: items, next };
}

/** Closed jobs that still take bids and that the talent is invited to, with or without their bid. */
export async function listInvited(
  ctx: ReadCtx,
  { query }: Ask<typeof jobs.listInvited>,
): Promise<Reply<typeof jobs.listInvited>> {
  const ids = sql`
    select i.job_id as id
    from invitations i
    join jobs j on j.id = i.job_id
    where i.talent_id = ${ctx.actor.userId} and i.withdrawn_at is null
      and j.status = 'bidding' and j.job_type = 'close' and j.deleted_at is null
      and ${isOffered}
      and ${older(query, sql`i.job_id`)}
    order by i.job_id desc
    limit ${rowLimit(query)}
  `;
  const { items, next } = await pageOf(ctx, query, ids);
  return { success: true, closedjobs: items, next };
}
