/** Who may order from a gig: anybody who could ever see it, so that a late hunter learns that it is not for sale. */
import { sql } from 'kysely';
import type { Ctx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import type { GigRow } from '../acts.ts';

/** A gig that was ever published, or the caller's own, under a shared lock; 404 otherwise, and when its talent is suspended. */
export async function holdGigForSale(ctx: Ctx, gigId: string): Promise<GigRow> {
  const { rows } = await sql<GigRow>`
    select g.*
    from gigs g
    join users u on u.id = g.talent_id
    where g.id = ${gigId} and g.deleted_at is null and u.disabled_at is null
      and (g.published_at is not null or g.talent_id = ${ctx.actor.userId})
    for share of g
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}
