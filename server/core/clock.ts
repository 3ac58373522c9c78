/** The time, from the database's clock, so that a wrong clock on one machine changes no amount. */
import { DAY_MS } from '#contract/core/days.ts';

export type Clock = {
  now(): Date;
};

/** Returns a clock that is `offsetMs` ahead of this machine's. */
export function offsetClock(offsetMs: number): Clock {
  return { now: () => new Date(Date.now() + offsetMs) };
}

/** Returns when to ask again about something that began at `since`: after a minute at first, up to an hour as it ages. */
export function nextPollAt(since: Date, now: Date): Date {
  const age = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(Math.max(60_000, age / 4), DAY_MS / 24));
}

/** Africa/Lagos is UTC+1 the whole year. */
const LAGOS_OFFSET_MS = 3_600_000;

/** Returns the calendar day in Africa/Lagos, such as `2026-11-21`. */
export function lagosDay(at: Date): string {
  return new Date(at.getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns 23:59:59.999 in Africa/Lagos on that calendar day. */
export function endOfLagosDay(day: string): Date {
  return new Date(new Date(`${day}T23:59:59.999Z`).getTime() - LAGOS_OFFSET_MS);
}
