/** Which gigs the market shows; here, because modules above the gigs ask for it, too. */
import { type RawBuilder, sql } from 'kysely';

/** True of a row `g` of gigs that its talent shows. */
export const isLiveGig: RawBuilder<boolean> = sql`g.status = 'live' and g.deleted_at is null`;
