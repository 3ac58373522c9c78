/** Queries of disputes: for the two parties the newest one of an order; for operators the list by what is to be decided first, and a case. */
import { sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { DisputeCase, DisputeLine } from '#contract/disputes/dispute-cases.ts';
import type { disputes } from '#contract/disputes/disputes.ts';
import { type DivisionView, divisionView } from '#contract/escrow/division.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, newer, older, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { accessRule } from '#server/escrow/policy.ts';
import { type DisputeRow, progressOfOrder } from '#server/escrow/queries.ts';
import { acceptanceDivision, cancellationDivision } from '#server/escrow/rules.ts';
import { milestoneView, type Viewing } from '#server/escrow/views.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { findAsParty } from '#server/jobs/policy.ts';
import { acceptanceOf } from '#server/orders/acceptance/queries.ts';
import { historyOf, listRounds } from '#server/orders/detail/queries.ts';
import { decideByOf } from '#server/orders/rules.ts';
import { grossOf } from './commands.ts';
import { openDisputeOf } from './policy.ts';
import { decisionView, disputeView, stateOf } from './views.ts';

type Line = DisputeRow & {
  title: string;
  price: bigint;
  hunter_id: string;
  hunter_name: string;
  talent_id: string;
  talent_name: string;
};

/** One page, oldest first while open (that is the order in which they should be decided), newest first once ended. */
export async function listDisputes(
  db: Read,
  query: PageQuery & { state?: 'open' | 'ended' | undefined },
  now: Date,
): Promise<{ disputes: DisputeLine[]; next: string | null }> {
  const isOpen = query.state !== 'ended';
  const page = isOpen
    ? sql`d.ended_at is null and ${newer(query, sql`d.id`)} order by d.id`
    : sql`d.ended_at is not null and ${older(query, sql`d.id`)} order by d.id desc`;
  const { rows } = await sql<Line>`
    select d.*, j.title, j.price, j.hunter_id, h.name as hunter_name, j.talent_id, t.name as talent_name
    from disputes d
    join jobs j on j.id = d.job_id
    join users h on h.id = j.hunter_id
    join users t on t.id = j.talent_id
    where ${page}
    limit ${rowsToRead(query)}
  `.execute(db);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { disputes: items.map((row) => lineView(row, now)), next };
}

function lineView(row: Line, now: Date): DisputeLine {
  const decideBy = row.ended_at ? null : decideByOf(row);
  return {
    id: row.id,
    job_id: row.job_id,
    title: row.title,
    price: toNaira(row.price),
    hunter: { id: row.hunter_id, name: row.hunter_name },
    talent: { id: row.talent_id, name: row.talent_name },
    state: stateOf(row),
    opened_by: row.opened_by as Side,
    opened_at: row.opened_at.toISOString(),
    answer_by: row.answer_by.toISOString(),
    decide_by: decideBy?.toISOString() ?? null,
    overdue: decideBy !== null && decideBy < now,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

/** Number of open disputes, which wait for a decision or an answer. */
export function countOpenDisputes(db: Read): Promise<number> {
  return countOf(db, sql`from disputes where ended_at is null`);
}

/** Everything a decision rests on; links to files expire after minutes. 404 when unknown. */
export async function getDisputeCase(db: Read, id: string, viewing: Viewing): Promise<DisputeCase> {
  const { row, job } = await readCase(db, id);
  const names = await readNames(db, job);
  const progress = await progressOfOrder(db, job, viewing.now);
  const price = job.price ?? 0n;
  const work = { ...viewing, access: accessRule('operator', job, progress) };
  const person = (userId: string) => ({ id: userId, name: names.get(userId) ?? '' });
  return {
    dispute: await disputeView(db, row, { price, policy: progress.policy }, viewing),
    title: job.title,
    brief: job.brief,
    terms: job.terms,
    hunter: person(job.hunter_id),
    talent: person(job.talent_id ?? ''),
    start_date: job.start_date,
    end_date: job.end_date,
    milestones: progress.milestones.map((milestone) => milestoneView(milestone, work)),
    submissions: await listRounds(db, job.id, work),
    acceptance: await acceptanceOf(db, job.id),
    history: await historyOf(db, job, {
      hunter_name: names.get(job.hunter_id),
      talent_name: names.get(job.talent_id ?? ''),
    }),
    if_accepted: divisionView(price, acceptanceDivision(price, progress), progress),
    if_cancelled: divisionView(price, cancellationDivision(job, progress, 'hunter'), progress),
  };
}

/** How a decision would divide the price, line by line; `gross` in kobo, at most the price. */
export async function previewDecision(db: Read, id: string, gross: bigint, now: Date): Promise<DivisionView> {
  const { job } = await readCase(db, id);
  const price = job.price ?? 0n;
  const { policy } = await progressOfOrder(db, job, now);
  return decisionView(gross, { price, policy });
}

async function readCase(db: Read, id: string): Promise<{ row: DisputeRow; job: JobRow }> {
  const row = orNotFound(await db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst());
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', row.job_id).executeTakeFirst();
  return { row, job: orNotFound(job) };
}

async function readNames(db: Read, job: JobRow): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id in (${job.hunter_id}, ${job.talent_id})
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The newest dispute of the order, or null; 404 unless the caller is one of the two parties. */
export async function getDispute(
  ctx: ReadCtx,
  { params }: { params: Params<typeof disputes.get> },
): Promise<Reply<typeof disputes.get>> {
  const job = await findAsParty(ctx, params);
  const { policy, dispute: row } = await progressOfOrder(ctx.db, job, ctx.now);
  if (!row) return { success: true, dispute: null };
  const viewing = { userId: ctx.actor.userId, files: ctx.services.files, now: ctx.now };
  return {
    success: true,
    dispute: await disputeView(ctx.db, row, { price: job.price ?? 0n, policy }, viewing),
  };
}

/** 409 unless a dispute is open, 422 for more than the price. */
export async function previewSettlement(
  ctx: ReadCtx,
  {
    params,
    query,
  }: { params: Params<typeof disputes.previewSettlement>; query: Query<typeof disputes.previewSettlement> },
): Promise<Reply<typeof disputes.previewSettlement>> {
  const job = await findAsParty(ctx, params);
  await openDisputeOf(ctx.db, job);
  const price = job.price ?? 0n;
  const { policy } = await progressOfOrder(ctx.db, job, ctx.now);
  return { success: true, division: decisionView(grossOf(query.talent, job), { price, policy }) };
}
