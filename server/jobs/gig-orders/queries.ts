/** Jobs made from a package of a gig: each is an order for the talent of that gig alone, for whom nobody else bids. */
import { type RawBuilder, sql } from 'kysely';
import type { OrderRow } from '#contract/orders/orders.ts';
import type { Read } from '#server/core/db/database.ts';

/** True when this job was ordered from a gig of this talent; one that was offered to others since is a job like any other. */
export function isGigOrder(jobId: RawBuilder<unknown>, talentId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`
    exists (
      select from gig_orders o
      join gigs g on g.id = o.gig_id
      where o.job_id = ${jobId} and g.talent_id = ${talentId}
    )
  `;
}

export type OrderedGig = NonNullable<OrderRow['gig']> & { title: string };

/** The gigs that these jobs were ordered from, by job; the package only while it can be ordered again. */
export async function gigsOfOrders(db: Read, jobIds: readonly string[]): Promise<Map<string, OrderedGig>> {
  const { rows } = await sql<OrderedGig & { job_id: string }>`
    select o.job_id, o.revisions, g.id, g.title, g.category_id as category,
      case when g.status = 'live' and g.deleted_at is null and t.disabled_at is null then p.position end as package
    from gig_orders o
    join jobs j on j.id = o.job_id
    join gigs g on g.id = o.gig_id and g.talent_id = j.talent_id
    join users t on t.id = g.talent_id
    left join gig_packages p on p.gig_id = g.id and p.position = o.position
    where o.job_id = any(${[...jobIds]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ job_id, ...gig }) => [job_id, gig]));
}
