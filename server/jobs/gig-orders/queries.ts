/** Jobs made from a package of a gig: each is an order for the talent of that gig alone, and nobody else can bid. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { toNaira } from '#contract/core/money.ts';
import type { furtherRound } from '#contract/gigs/gigs.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { isLiveGig } from '#server/catalogue/policy.ts';
import type { Read } from '#server/core/db/database.ts';

/** SQL: true when this job was ordered from a gig of this talent. Once offered to somebody else, it is a job like any other. */
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

/** SQL for other modules' columns: the gig that the row `j` of jobs was ordered from; `package` only while it can be ordered again. */
export const orderedGig: RawBuilder<OrderedGig | null> = sql`(
  select json_build_object('id', g.id, 'title', g.title, 'category', g.category_id, 'revisions', o.revisions, 'round', o.round, 'package',
    case when ${isLiveGig} and t.disabled_at is null then p.position end)
  from gig_orders o
  join gigs g on g.id = o.gig_id and g.talent_id = j.talent_id
  join users t on t.id = g.talent_id
  left join gig_packages p on p.gig_id = g.id and p.position = o.position
  where o.job_id = j.id
)`;

/** The gig that one job was ordered from; null for other jobs. */
export async function gigOfOrder(db: Read, jobId: string): Promise<OrderedGig | null> {
  const { rows } = await sql<{ gig: OrderedGig | null }>`
    select ${orderedGig} as gig from jobs j where j.id = ${jobId}
  `.execute(db);
  return rows[0]?.gig ?? null;
}

/** Price (kobo) and days of a further round, of a package or an order, from a row or from JSON; both null when none is offered. */
export type RoundTerms = { round_price: bigint | number | null; round_days: number | null };

/** The same in naira, as the contract sends it; null when no further round is offered. */
export function roundTermsOf({ round_price, round_days }: RoundTerms): z.infer<typeof furtherRound> | null {
  if (round_price === null || round_days === null) return null;
  return { price: toNaira(BigInt(round_price)), days: round_days };
}
