/** On events about jobs and payouts, updates open screens. */
import type { Write } from '#server/core/db/database.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import type { Effect, Event } from '#server/core/work/events.ts';
import { partiesOf } from './parties/queries.ts';

export const refreshingScreens: Effect = {
  kind: 'refresh-screens',
  hears: ({ aboutKind }) => aboutKind === 'job' || aboutKind === 'payout',
  run: refreshScreens,
};

/** What is on screen about a job or a payout is out of date; what changed is not said. */
async function refreshScreens(tx: Write, event: Event): Promise<void> {
  if (event.aboutKind === 'payout' && 'user_id' in event.facts) {
    await sendLiveEvent(tx, [event.facts.user_id ?? null], { name: 'payout', id: event.aboutId });
  }
  if (event.aboutKind !== 'job') return;
  const parties = await partiesOf(tx, event);
  if (!parties) return;
  await sendLiveEvent(tx, [parties.hunter.id, parties.talent?.id ?? null], {
    name: 'job',
    id: event.aboutId,
  });
}
