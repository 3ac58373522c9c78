/** When news are mailed (docs/decisions/0009): at once, or with others in the summary of the next morning. Pure. */
import { addDays, lagosDay } from '#server/core/clock.ts';

/** Who was not seen for so long is away: what can wait is collected for them. */
const AWAY_AFTER_MS = 60 * 60_000;
/** Who does not read a message for so long is mailed of it. */
export const UNREAD_AFTER_MS = 10 * 60_000;
/** In Africa/Lagos, UTC+1 the whole year. */
const SUMMARY_AT = '08:00:00+01:00';

/** The next 8:00 in Lagos after `now`. */
export function nextSummary(now: Date): Date {
  const today = new Date(`${lagosDay(now)}T${SUMMARY_AT}`);
  return today > now ? today : new Date(`${addDays(lagosDay(now), 1)}T${SUMMARY_AT}`);
}

/** Somebody who was never seen is away, too. */
export function isAway(seenAt: Date | null, now: Date): boolean {
  return seenAt === null || now.getTime() - seenAt.getTime() > AWAY_AFTER_MS;
}
