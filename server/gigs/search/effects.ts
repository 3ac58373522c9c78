/** Reindexes the gigs of people with a new name or language, or a newly shown review. */

import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import type { Effect, Event } from '#server/core/work/events.ts';
import { indexGigsOf } from './commands.ts';

export const followingPeople: Effect = {
  kind: 'index-gigs-of-person',
  matches: (event) => talentOf(event) !== null,
  run: followPeople,
};

/** Idempotent: it writes what is true now. */
async function followPeople(tx: Write, events: readonly Event[], services: Services): Promise<void> {
  const talentIds = events.map(talentOf).filter((id) => id !== null);
  await indexGigsOf(tx, talentIds, services.clock.now());
}

function talentOf(event: Event): string | null {
  if (event.name === 'profile.change') return event.aboutId;
  if (event.name === 'review.show') return String(event.facts.reviewee_id);
  return null;
}
