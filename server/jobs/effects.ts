/** On events about jobs and payouts, updates open screens. */
import type { Write } from '#server/core/db/database.ts';
import { type SentLiveEvent, sendLiveEvents } from '#server/core/live/live.ts';
import type { Effect, Event } from '#server/core/work/events.ts';
import { partiesOf } from './parties/queries.ts';

export const refreshingScreens: Effect = {
  kind: 'refresh-screens',
  matches: ({ aboutKind }) => aboutKind === 'job' || aboutKind === 'payout',
  run: refreshScreens,
};

/** Notifies open screens that a job or a payout has changed, without saying what. */
async function refreshScreens(tx: Write, events: readonly Event[]): Promise<void> {
  const parties = await partiesOf(tx, events);
  await sendLiveEvents(
    tx,
    events.map(({ id, aboutKind, aboutId, facts }): SentLiveEvent => {
      if (aboutKind === 'payout')
        return {
          to: ['user_id' in facts ? (facts.user_id ?? null) : null],
          event: { name: 'payout', id: aboutId },
        };
      const { hunter, talent } = parties.get(id) ?? {};
      return { to: [hunter?.id ?? null, talent?.id ?? null], event: { name: 'job', id: aboutId } };
    }),
  );
}
