/** Remarks on handed-in work, as the page of the order has them. */
import { type RawBuilder, sql } from 'kysely';
import type { Mark } from '#contract/orders/mark.ts';

/** For the columns of others: the remarks on the submission `s` of the work, in their order. */
export const marksOfRound: RawBuilder<Mark[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', k.id, 'file_id', k.file_id, 'number', k.number, 'kind', k.kind, 'text', k.text, 'x', k.x, 'y', k.y,
    'seconds', k.seconds, 'state', k.state, 'answer', k.answer
  ) order by k.number), '[]')
  from delivery_marks k
  where k.job_id = s.job_id and k.round = s.round
)`;
