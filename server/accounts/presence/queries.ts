/** Who is online: seen within the last five minutes, and not signed out since. */
import { type RawBuilder, sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';

const ONLINE_FOR_MS = 5 * 60_000;

/** Those of the people who are online. */
export async function onlineOf(db: Read, userIds: readonly string[], now: Date): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await sql<{ user_id: string }>`
    select user_id from presence
    where user_id = any(${[...new Set(userIds)]}::uuid[])
      and seen_at > ${new Date(now.getTime() - ONLINE_FOR_MS)}
      and (left_at is null or seen_at > left_at)
  `.execute(db);
  return new Set(rows.map((row) => row.user_id));
}

/** True in SQL when the person of that id is online. */
export function isHere(userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from presence
    where user_id = ${userId}
      and seen_at > ${new Date(now.getTime() - ONLINE_FOR_MS)}
      and (left_at is null or seen_at > left_at)
  )`;
}
