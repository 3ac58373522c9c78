/** Reads the log. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { logLine } from '#contract/operator/lines.ts';
import type { operator } from '#contract/operator/operator.ts';
import type { Read } from '#server/core/db/database.ts';
import { afterNumber, cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { isId } from '#server/core/security/ids.ts';
import { givenTo } from '#server/ledger/books/queries.ts';

export type LogLine = z.output<typeof logLine>;

type Row = {
  id: bigint;
  at: Date;
  operator_id: string;
  name: string;
  act: string;
  about_kind: string;
  about_id: string;
  reason: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** The log, newest first; `about` is an id or a reference. */
export async function listLog(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operator.log> },
): Promise<Reply<typeof operator.log>> {
  const after = afterNumber(query);
  const about = query.about?.trim() || null;
  const rows = await readLog(ctx.db, about, after, rowsToRead(query));
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, log: items, next };
}

/** The newest acts about one thing. */
export function logAbout(db: Read, about: string): Promise<LogLine[]> {
  return readLog(db, about, null, 50);
}

/** SQL: the thing itself and, of a job, what operators name instead: its payments, payouts, refunds, disputes and chargebacks. */
function idsOf(about: string | null) {
  const job = sql`${about && isId(about) ? about : null}::uuid`;
  return sql`
    select ${about}::text
    union all select id::text from disputes where job_id = ${job}
    union all select id::text from chargebacks where job_id = ${job}
    union all select id::text from payouts where job_id = ${job}
    union all select reference from payments where job_id = ${job}
    union all select r.id::text from payments p join refunds r on r.reference = p.reference where p.job_id = ${job}
    union all ${givenTo(job)}
  `;
}

async function readLog(
  db: Read,
  about: string | null,
  before: string | null,
  limit: number,
): Promise<LogLine[]> {
  const { rows } = await sql<Row>`
    select l.id, l.at, l.operator_id, u.name, l.act, l.about_kind, l.about_id, l.reason, l.before, l.after
    from operator_log l
    join users u on u.id = l.operator_id
    where (${about}::text is null or l.about_id = any(array(${idsOf(about)}))) and (${before}::bigint is null or l.id < ${before}::bigint)
    order by l.id desc
    limit ${limit}
  `.execute(db);
  return rows.map((row) => ({
    id: row.id.toString(),
    at: row.at.toISOString(),
    operator: { id: row.operator_id, name: row.name },
    act: row.act,
    about: { kind: row.about_kind, id: row.about_id },
    reason: row.reason,
    before: row.before,
    after: row.after,
  }));
}
