/** Remarks on submitted work, as the order page shows them. */
import { type RawBuilder, sql } from 'kysely';
import type { Mark } from '#contract/orders/mark.ts';
import type { MarkForm } from '#contract/orders/marks.ts';
import type { Read } from '#server/core/db/database.ts';

const marksAsJson = sql`
  coalesce(json_agg(json_build_object(
    'id', k.id, 'file_id', k.file_id, 'number', k.number, 'kind', k.kind, 'text', k.text, 'x', k.x, 'y', k.y,
    'seconds', k.seconds, 'page', k.page, 'state', k.state, 'answer', k.answer, 'job_id', k.job_id
  ) order by k.job_id, k.number), '[]')`;

/** SQL column for other queries: the remarks on a submission of the work aliased `s`, in order. */
export const marksOfRound: RawBuilder<Mark[]> = sql`(
  select ${marksAsJson}
  from delivery_marks k
  where k.job_id = s.job_id and k.round = s.round
)`;

/** The same for further rounds ordered from it and not cancelled: those remarks belong to their own orders (rule 2.20). */
export const marksOfFurtherRounds: RawBuilder<(Mark & { job_id: string })[]> = sql`(
  select ${marksAsJson}
  from submission_files d
  join delivery_marks k on k.file_id = d.file_id and k.job_id <> s.job_id
  join jobs m on m.id = k.job_id and m.status <> 'cancelled'
  where d.work_submission_id = s.id
)`;

const newestRound = (jobId: string) => sql`(select max(round) from work_submissions where job_id = ${jobId})`;

/** The number that the next remark on the newest round gets. */
export async function nextNumber(db: Read, jobId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next
    from delivery_marks
    where job_id = ${jobId} and round = ${newestRound(jobId)}
  `.execute(db);
  return rows[0]?.next ?? 1;
}

/** The answer to a question about the newest round (null: not answered yet); undefined when `id` is not such a question. */
export async function newQuestion(
  db: Read,
  jobId: string,
  id: string,
): Promise<{ answer: string | null } | undefined> {
  const { rows } = await sql<{ answer: string | null }>`
    select answer from delivery_marks
    where id = ${id} and kind = 'question' and job_id = ${jobId} and round = ${newestRound(jobId)}
  `.execute(db);
  return rows[0];
}

type NewMark = MarkForm & { id: string; number?: number };

/** SQL for a `from` clause: the remarks whose file is in the newest round and whose place such a file can have. */
export function fittingMarks(jobId: string, all: readonly NewMark[]): RawBuilder<unknown> {
  return sql`(
    select m.*, s.round
    from json_to_recordset(${JSON.stringify(all)}::json) as m (
      id uuid, number int, file_id uuid, kind text, text text, x float8, y float8, seconds float8,
      page int
    )
    join submission_files d on d.file_id = m.file_id
    join files f on f.id = d.file_id
      and (m.x is null or f.mime like 'image/%' or m.page is not null)
      and (m.page is null or f.mime = 'application/pdf')
      and (m.seconds is null or f.mime like any (array['audio/%', 'video/%']))
    join work_submissions s on s.id = d.work_submission_id
    where s.job_id = ${jobId} and s.round = ${newestRound(jobId)}
  ) m`;
}
