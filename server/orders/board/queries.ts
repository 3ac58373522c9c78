/** What the board of an order says on the order's page: where it is, and how far the tasks of each milestone are. */
import { sql } from 'kysely';
import type { OrderDetail } from '#contract/orders/orders.ts';
import type { Read } from '#server/core/db/database.ts';

type Progress = OrderDetail['milestones'][number]['tasks'];

/** `id` is null when the order is not tracked. */
export async function boardOf(db: Read, jobId: string) {
  const { rows } = await sql<Progress & { id: string; milestone_id: string | null }>`
    select o.id, t.milestone_id, count(t.id)::int as total,
      (count(t.id) filter (where t.status = 'done'))::int as done
    from tracked_orders o
    left join tasks t on t.tracked_order_id = o.id and t.milestone_id is not null
    where o.job_id = ${jobId}
    group by o.id, t.milestone_id
  `.execute(db);
  const progress = new Map(rows.map(({ milestone_id, total, done }) => [milestone_id, { total, done }]));
  return { id: rows[0]?.id ?? null, progressOf: (milestoneId: string) => progress.get(milestoneId) ?? NONE };
}

const NONE: Progress = { total: 0, done: 0 };
