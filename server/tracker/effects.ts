/** On changes of a board, updates the open screens of both parties. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import type { Effect, Event } from '#server/core/work/events.ts';

export const refreshingBoards: Effect = {
  kind: 'refresh-boards',
  hears: ({ aboutKind }) => aboutKind === 'board',
  run: refreshBoards,
};

/** A board on screen is out of date; what changed is not said. */
async function refreshBoards(tx: Write, event: Event): Promise<void> {
  const { rows } = await sql<{ hunter_id: string; talent_id: string }>`
    select hunter_id, talent_id from tracked_orders where id = ${event.aboutId}
  `.execute(tx);
  for (const { hunter_id, talent_id } of rows) {
    await sendLiveEvent(tx, [hunter_id, talent_id], { name: 'board', id: event.aboutId });
  }
}
