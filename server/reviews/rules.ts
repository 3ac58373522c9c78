/** When a review may be read by others. Pure. */
import { SHOW_AFTER_DAYS } from '#contract/reviews/reviews.ts';
import { DAY_MS } from '#server/core/clock.ts';

/** A review written first: shown when the other side had 14 days to write after the acceptance, at the earliest now. */
export function shownFrom(acceptedAt: Date, now: Date): Date {
  return new Date(Math.max(acceptedAt.getTime() + SHOW_AFTER_DAYS * DAY_MS, now.getTime()));
}
