/** Scheduled tasks of push: deletes what is old. */
import { sql } from 'kysely';
import { DAY_MS } from '#server/core/clock.ts';
import type { Services } from '#server/core/http/context.ts';

/** Returns how many. */
export async function forgetOldMessages({ database: { db }, clock }: Services): Promise<number> {
  const { rows } = await sql`
    delete from push_messages where created_at < ${new Date(clock.now().getTime() - 2 * DAY_MS)} returning key
  `.execute(db);
  return rows.length;
}
