/** SQL that several modules share: which gigs the market shows, and what is under a category. */
import { type RawBuilder, sql } from 'kysely';
import { opaque } from '#server/core/db/values.ts';

/** True for a row `g` of gigs that is live and not deleted. */
export const isLiveGig: RawBuilder<boolean> = sql`g.status = 'live' and g.deleted_at is null`;

/** The ids of a category and of those below it, as a query. */
export function categoriesUnder(id: string): RawBuilder<unknown> {
  return sql`select id from categories where id = ${opaque(id, 'uuid')} or parent_id = ${opaque(id, 'uuid')}`;
}
