/** Refreshes both parties' open screens when a board changes. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { sendLiveEvents } from '#server/core/live/live.ts';
import type { Effect, Event } from '#server/core/work/events.ts';

export const refreshingBoards: Effect = {
  kind: 'refresh-boards',
  matches: ({ aboutKind }) => aboutKind === 'board',
  run: refreshBoards,
};

/** Tells open screens that a board is out of date, without what changed. */
async function refreshBoards(tx: Write, events: readonly Event[]): Promise<void> {
  const { rows } = await sql<{ id: string; hunter_id: string; talent_id: string }>`
    select id, hunter_id, talent_id from tracked_orders where id = any(${events.map(({ aboutId }) => aboutId)}::uuid[])
  `.execute(tx);
  await sendLiveEvents(
    tx,
    rows.map(({ id, hunter_id, talent_id }) => ({
      to: [hunter_id, talent_id],
      event: { name: 'board', id },
    })),
  );
}
