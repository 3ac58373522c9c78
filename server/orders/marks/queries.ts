/** Remarks on handed-in work, as the page of the order has them. */
import { type RawBuilder, sql } from 'kysely';
import type { Mark } from '#contract/orders/mark.ts';
import type { MarkForm } from '#contract/orders/marks.ts';

/** For the columns of others: the remarks on the submission `s` of the work, in their order. */
export const marksOfRound: RawBuilder<Mark[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', k.id, 'file_id', k.file_id, 'number', k.number, 'kind', k.kind, 'text', k.text, 'x', k.x, 'y', k.y,
    'seconds', k.seconds, 'page', k.page, 'state', k.state, 'answer', k.answer
  ) order by k.number), '[]')
  from delivery_marks k
  where k.job_id = s.job_id and k.round = s.round
)`;

type NewMark = MarkForm & { id: string; number?: number };

/** For a `from`: those of the remarks that are about files of the newest round, at places that such a file has. */
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
    where s.job_id = ${jobId} and s.round = (select max(round) from work_submissions where job_id = ${jobId})
  ) m`;
}
