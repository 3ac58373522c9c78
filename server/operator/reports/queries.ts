/** Reports of conversations, and whether an operator closed them. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Reply } from '#contract/core/endpoint.ts';
import type { operatorReports, reportLine } from '#contract/operator/reports.ts';
import type { Read } from '#server/core/db/database.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { markConflicts } from '../conflicts/queries.ts';

const SHOWN = 20;
/** The act of the log, about the person who was reported. */
export const CLOSE_REPORT = 'person.close-report';

type Report = z.output<typeof reportLine>;

/** The newest open reports, whoever they are about. */
export async function list(ctx: OperatorReadCtx): Promise<Reply<typeof operatorReports.list>> {
  const { rows } = await sql<{ reported_id: string; reported: string } & ReportRow>`
    select r.id, r.reported_id, o.name as reported, r.reporter_id as by, u.name, r.reason, r.created_at, r.closed_at
    from message_reports r
    join users o on o.id = r.reported_id
    join users u on u.id = r.reporter_id
    where r.closed_at is null
    order by r.created_at desc
    limit ${SHOWN}
  `.execute(ctx.db);
  const reports = rows.map((row) => ({
    ...reportView(row),
    about: { id: row.reported_id, name: row.reported },
  }));
  return { success: true, reports: await markConflicts(ctx, CLOSE_REPORT, reports, ({ about }) => about.id) };
}

/** The newest reports about a person, open or not. */
export async function reportsOf(db: Read, id: string, limit: number): Promise<Report[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.reporter_id as by, u.name, r.reason, r.created_at, r.closed_at
    from message_reports r
    join users u on u.id = r.reporter_id
    where r.reported_id = ${id}
    order by r.id desc
    limit ${limit}
  `.execute(db);
  return rows.map(reportView);
}

type ReportRow = {
  id: string;
  by: string;
  name: string;
  reason: string;
  created_at: Date;
  closed_at: Date | null;
};

function reportView(row: ReportRow): Report {
  return {
    id: row.id,
    by: { id: row.by, name: row.name },
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    can: row.closed_at ? [] : ['close'],
  };
}
