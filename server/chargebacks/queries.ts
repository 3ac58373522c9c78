/** What else took money from a payment that a payer's bank asks back. */
import { type RawBuilder, sql } from 'kysely';
import { lostStatuses } from '#contract/acts/statuses.ts';
import type { Read } from '#server/core/db/database.ts';
import { literals } from '#server/core/db/values.ts';

/** SQL for the kobo that our refunds and other lost chargebacks took from the payment; the arguments are columns of the query around it. */
export function alreadyTaken(
  reference: RawBuilder<unknown>,
  providerId: RawBuilder<unknown>,
): RawBuilder<bigint> {
  return sql`(coalesce((
    select sum(o.amount) from chargebacks o
    where o.reference = ${reference} and o.provider_id <> ${providerId} and o.status in (${literals(lostStatuses)})
  ), 0) + coalesce((
    select sum(r.amount) from refunds r where r.reference = ${reference} and r.status <> 'failed'
  ), 0))::bigint`;
}

export async function readAlreadyTaken(db: Read, reference: string, providerId: string): Promise<bigint> {
  const { rows } = await sql<{ taken: bigint }>`
    select ${alreadyTaken(sql`${reference}::text`, sql`${providerId}::text`)} as taken
  `.execute(db);
  return rows[0]?.taken ?? 0n;
}
