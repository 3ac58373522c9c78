/** The acceptance items of an order, with the hunter's verdict on each for the newest round. */
import { type RawBuilder, sql } from 'kysely';
import type { OrderDetail } from '#contract/orders/orders.ts';
import type { Read } from '#server/core/db/database.ts';
import { orNotFound } from '#server/core/http/refusal.ts';

/** SQL column for other queries: the acceptance items of a jobs row aliased `j`, by position. */
export const acceptance: RawBuilder<OrderDetail['acceptance']> = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'text', i.text, 'met',
    case when i.round = (select max(s.round) from work_submissions s where s.job_id = i.job_id) then i.met end
  ) order by i.position), '[]')
  from acceptance_items i
  where i.job_id = j.id
)`;

export async function acceptanceOf(db: Read, jobId: string): Promise<OrderDetail['acceptance']> {
  const { rows } = await sql<Pick<OrderDetail, 'acceptance'>>`
    select ${acceptance} as acceptance from jobs j where j.id = ${jobId}
  `.execute(db);
  return orNotFound(rows[0]).acceptance;
}
