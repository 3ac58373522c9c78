/** Jobs made from a package of a gig: each is an order for the talent of that gig alone, for whom nobody else bids. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { toNaira } from '#contract/core/money.ts';
import type { furtherRound } from '#contract/gigs/gigs.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { isLiveGig } from '#server/catalogue/policy.ts';
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

/** For the columns of others: the gig that the row `j` of jobs was ordered from; the package only while it can be ordered again. */
export const orderedGig: RawBuilder<OrderedGig | null> = sql`(
  select json_build_object('id', g.id, 'title', g.title, 'category', g.category_id, 'revisions', o.revisions, 'round', o.round, 'package',
    case when ${isLiveGig} and t.disabled_at is null then p.position end)
  from gig_orders o
  join gigs g on g.id = o.gig_id and g.talent_id = j.talent_id
  join users t on t.id = g.talent_id
  left join gig_packages p on p.gig_id = g.id and p.position = o.position
  where o.job_id = j.id
)`;

/** The same of one job. */
export async function gigOfOrder(db: Read, jobId: string): Promise<OrderedGig | null> {
  const { rows } = await sql<{ gig: OrderedGig | null }>`
    select ${orderedGig} as gig from jobs j where j.id = ${jobId}
  `.execute(db);
  return rows[0]?.gig ?? null;
}

/** What a package, or an order from it, says of a further round: as a row or as JSON, in kobo, both null where none is offered. */
export type RoundTerms = { round_price: bigint | number | null; round_days: number | null };

/** The same in naira, as answers have it. */
export function roundTermsOf({ round_price, round_days }: RoundTerms): z.infer<typeof furtherRound> | null {
  if (round_price === null || round_days === null) return null;
  return { price: toNaira(BigInt(round_price)), days: round_days };
}
