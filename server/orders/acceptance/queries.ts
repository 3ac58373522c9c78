/** What the work of an order is accepted by, and what the hunter said of its newest round. */
import { sql } from 'kysely';
import type { OrderDetail } from '#contract/orders/orders.ts';
import type { Read } from '#server/core/db/database.ts';

export async function listAcceptance(db: Read, jobId: string): Promise<OrderDetail['acceptance']> {
  const { rows } = await sql<OrderDetail['acceptance'][number]>`
    select i.id, i.text,
      case when i.round = (select max(s.round) from work_submissions s where s.job_id = i.job_id) then i.met end as met
    from acceptance_items i
    where i.job_id = ${jobId}
    order by i.position
  `.execute(db);
  return rows;
}
