/** Chargebacks as an operator reads them, and the evidence that we hold. */
import { type RawBuilder, sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { operatorChargebacks } from '#contract/operator/chargebacks.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { frozenBy } from '#server/ledger/chargebacks/queries.ts';
import { markConflict } from '../conflicts/queries.ts';
import { logAbout } from '../log/queries.ts';
import { type Evidence, evidenceView } from './views.ts';

type C = typeof operatorChargebacks;
type Line = Reply<C['list']>['chargebacks'][number];

type Row = Omit<Line, 'amount' | 'frozen' | 'due_at' | 'opened_at' | 'answered_at' | 'ended_at'> & {
  amount: bigint;
  due_at: Date | null;
  opened_at: Date;
  answered_at: Date | null;
  ended_at: Date | null;
};

export function countOpenChargebacks(db: Read): Promise<number> {
  return countOf(db, sql`from chargebacks where status = 'open'`);
}

/** Chargebacks (`c`) that fulfil the condition, newest first. */
async function read(db: Read, where: RawBuilder<unknown>, limit: number): Promise<Line[]> {
  const { rows } = await sql<Row>`
    select c.id, c.provider_id, c.reference, c.status, c.category, c.amount, c.due_at, c.opened_at, c.answered_at,
      c.ended_at,
      case when j.id is not null then json_build_object('id', j.id, 'title', j.title) end as job,
      case when h.id is not null then json_build_object('id', h.id, 'name', h.name) end as hunter,
      case when j.id is not null then json_build_object('id', t.id, 'name', t.name) end as talent
    from chargebacks c
    left join payments p on p.id = c.payment_id
    left join jobs j on j.id = c.job_id
    left join users h on h.id = p.hunter_id
    left join users t on t.id = p.talent_id
    where ${where}
    order by c.id desc
    limit ${limit}
  `.execute(db);
  const frozen = await frozenBy(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    amount: toNaira(row.amount),
    frozen: toNaira(frozen.get(row.id) ?? 0n),
    due_at: row.due_at?.toISOString() ?? null,
    opened_at: row.opened_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }));
}

export async function listChargebacks(
  ctx: OperatorReadCtx,
  { query }: { query: Query<C['list']> },
): Promise<Reply<C['list']>> {
  const rows = await read(
    ctx.db,
    sql`(c.ended_at is not null) = ${query.state === 'ended'} and ${older(query, sql`c.id`)}`,
    rowsToRead(query),
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, chargebacks: items, next };
}

export async function getChargeback(
  ctx: OperatorReadCtx,
  { params }: { params: Params<C['get']> },
): Promise<Reply<C['get']>> {
  const [found] = await read(ctx.db, sql`c.id = ${params.id}`, 1);
  const chargeback = orNotFound(found);
  const facts = await evidenceOf(ctx.db, chargeback.id);
  const can: Reply<C['get']>['can'] = facts && chargeback.status === 'open' ? ['answer'] : [];
  return {
    success: true,
    chargeback,
    evidence: facts && evidenceView(facts),
    log: await logAbout(ctx.db, chargeback.id),
    ...(await markConflict(ctx, 'chargeback.answer', chargeback.id, can)),
  };
}

/** The evidence: agreement, acceptance and handed-in work, but no messages, which the two never agreed to show. Null without an order. */
export async function evidenceOf(db: Read, id: string): Promise<Evidence | null> {
  const { rows } = await sql<Omit<Evidence, 'files'>>`
    select c.provider_id, c.reference, p.channel, p.paid_at, p.amount, c.amount as asked, j.id as job_id, j.title, j.terms,
      j.start_date, j.end_date, j.agreed_at, j.started_at, coalesce(j.submitted_at, w.at) as submitted_at, a.at as accepted_at,
      a.actor_kind = 'hunter' as by_hunter, h.name as hunter, h.email, f.phone_number as phone, t.name as talent
    from chargebacks c
    join payments p on p.id = c.payment_id
    join jobs j on j.id = c.job_id
    join users h on h.id = p.hunter_id
    join users t on t.id = p.talent_id
    left join profiles f on f.user_id = h.id
    left join lateral (
      select max(created_at) as at from work_submissions where job_id = j.id
    ) w on true
    left join events a on a.about_kind = 'job' and a.about_id = j.id and a.name = 'job.accept'
    where c.id = ${id}
  `.execute(db);
  const [facts] = rows;
  if (!facts) return null;
  const { rows: files } = await sql<Evidence['files'][number]>`
    select f.display_name as name, f.bytes, f.sha256, s.created_at as at
    from submission_files s
    join files f on f.id = s.file_id
    where s.job_id = ${facts.job_id} and s.submission_id is not null
    order by s.created_at, s.position
    limit 100
  `.execute(db);
  return { ...facts, files };
}
