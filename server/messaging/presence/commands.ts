/** Sends somebody's presence to the people they write with. */
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';

/** Of the latest conversations. */
const NOTIFIED_MAX = 100;

/** Blocked people get nothing. */
export async function notifyPresence(db: Db, userId: string, online: boolean): Promise<void> {
  const { rows } = await sql<{ other_id: string }>`
    select other_id
    from conversation_members
    where user_id = ${userId} and last_message_id is not null and blocked_at is null
    order by last_message_id desc
    limit ${sql.lit(NOTIFIED_MAX)}
  `.execute(db);
  await sendLiveEvent(
    db,
    rows.map((row) => row.other_id),
    { name: 'presence', person: userId, online },
  );
}
