/** Hears what happens on boards, and tells the open screens of both parties. */
import { sql } from 'kysely';
import type { Tx } from '#server/core/db/database.ts';
import { tell } from '#server/core/live/live.ts';
import type { Event } from '#server/core/work/events.ts';

/** A board on screen is out of date; what changed is not said. */
export async function tellBoards(tx: Tx, event: Event): Promise<void> {
  if (event.aboutKind !== 'board') return;
  const { rows } = await sql<{ hunter_id: string; talent_id: string }>`
    select hunter_id, talent_id from tracked_orders where id = ${event.aboutId}
  `.execute(tx);
  for (const { hunter_id, talent_id } of rows) {
    await tell(tx, [hunter_id, talent_id], { name: 'board', id: event.aboutId });
  }
}
