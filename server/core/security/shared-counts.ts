/** Counts calls across all processes, in the database. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { sha256 } from './ids.ts';

/** At most `max` calls within `windowMs` milliseconds of the first one. */
export type Limit = { max: number; windowMs: number };

/** Counts one call of `key`. Returns the seconds to wait when the limit is exceeded, else null. Commits by itself. */
export async function countCall(db: Db, key: string, limit: Limit, now: Date): Promise<number | null> {
  const endsAt = new Date(now.getTime() + limit.windowMs);
  const hash = sha256(key);
  const { rows } = await sql<{ calls: number; ends_at: Date }>`
    insert into throttle_counts as c (key, calls, ends_at)
    values (${hash}, 1, ${endsAt})
    on conflict (key) do update set
      calls = case when c.ends_at <= ${now} then 1 else least(c.calls + 1, ${limit.max + 1}) end,
      ends_at = case when c.ends_at <= ${now} then excluded.ends_at else c.ends_at end
    returning calls, ends_at
  `.execute(db);
  const [counted] = rows;
  if (!counted || counted.calls <= limit.max) return null;
  return Math.max(1, Math.ceil((counted.ends_at.getTime() - now.getTime()) / 1000));
}

/** Removes counts whose window has ended. */
export async function forgetOldCounts(db: Db, now: Date): Promise<void> {
  await sql`delete from throttle_counts where ends_at <= ${now}`.execute(db);
}
