/** What the clock does to reviews: the other side did not write within 14 days, so what was written is shown. */
import { sql } from 'kysely';
import type { Services } from '#server/core/http/context.ts';
import { showReviews } from './commands.ts';

const BATCH = 200;

/** Announces the reviews whose time has come, each once, even when another process does the same. Returns how many. */
export async function showDueReviews(services: Services): Promise<number> {
  const now = services.clock.now();
  const due = sql`r.shown_at <= ${now} order by r.shown_at limit ${sql.lit(BATCH)}`;
  const count = await services.database.db.transaction().execute((tx) => showReviews(tx, due, now));
  if (count > 0) services.wake();
  return count;
}
