/** Dates as people in Lagos read them: days and times, short, long and relative; and durations. */
import { DAY_MS } from '#contract/core/days.ts';
import type { TimeUnit } from '#contract/core/languages.ts';
import { groupThousands } from '#contract/core/money.ts';
import {
  dayInMonth,
  monthOfYear,
  relative,
  shortDay,
  shortTime,
  spokenDay,
  spokenMoment,
  thousands,
} from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';

/** A point in time (ISO 8601 with zone), a calendar day (`2026-11-21`, meaning that day in Lagos) or a Date. */
export type DateLike = string | Date;

function toDate(when: DateLike): Date {
  if (when instanceof Date) return when;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(when) ? `${when}T12:00:00+01:00` : when);
}

/**
 * A point in time in Lagos, one hour ahead of UTC all year; read it with the `getUTC…` methods. The browser's own formatters are not
 * used here: creating the first one takes 100 ms on a phone.
 */
function inLagos(when: DateLike): Date {
  return new Date(toDate(when).getTime() + 3_600_000);
}

/** Keeps a day or a time of day on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

/** The format 'll' of tables (rule 14.3): `Sep 4, 1986`. */
export function showDay(when: DateLike): string {
  return unbroken(shortDay(inLagos(when)));
}

/** The format 'lll' of tables (rule 14.3): `Sep 4, 1986 8:30 PM`; in narrow columns the time wraps below the day. */
export function showMoment(when: DateLike): string {
  return `${showDay(when)} ${unbroken(clockOf(when))}`;
}

/** A day within a sentence or card: `Fri 4 Dec`, with the year when it is not the current one. */
export function sayDay(when: DateLike, now: DateLike = new Date()): string {
  return saidWith(spokenDay, when, now);
}

/** A day where space is short or the weekday does not matter: `4 Dec`, with the year when it is not the current one. */
export function sayDate(when: DateLike, now: DateLike = new Date()): string {
  return saidWith(dayInMonth, when, now);
}

function saidWith(say: (at: Date) => string, when: DateLike, now: DateLike): string {
  const at = inLagos(when);
  const year = at.getUTCFullYear();
  const other = year === inLagos(now).getUTCFullYear() ? '' : ` ${year}`;
  return unbroken(`${say(at)}${other}`);
}

/** A time within a sentence or card: `Fri 4 Dec, 3:21 pm`. */
export function sayMoment(when: DateLike, now: DateLike = new Date()): string {
  return unbroken(spokenMoment(sayDay(when, now), showClock(when)));
}

/** A deadline: only the day when it ends with that day (`Fri 4 Dec`), else as `sayMoment`. */
export function sayDeadline(when: DateLike): string {
  return inLagos(when).toISOString().includes('T23:59') ? sayDay(when) : sayMoment(when);
}

/** `8:30 pm`, shown beside messages. */
export function showClock(when: DateLike): string {
  return unbroken(clockOf(when).toLowerCase());
}

function clockOf(when: DateLike): string {
  const [hours = '', minutes = ''] = inLagos(when).toISOString().slice(11, 16).split(':');
  return shortTime(Number(hours), minutes);
}

/** `September 1986`. */
export function showMonth(when: DateLike): string {
  return unbroken(monthOfYear(inLagos(when)));
}

/** The calendar day in Lagos, `1986-09-04`: what a date input takes. */
export function lagosDay(when: DateLike = new Date()): string {
  // While a year is being typed, it begins as the year 2 and the year 20.
  return inLagos(when).toISOString().slice(0, '2026-11-21'.length);
}

/** The calendar day `days` later, `1986-09-11`. */
export function daysLater(from: DateLike, days: number): string {
  return lagosDay(new Date(toDate(from).getTime() + days * DAY_MS));
}

/** The last second of a day in Lagos (23:59:59), when the day is over. */
export function endOfDay(when: DateLike): Date {
  return new Date(`${lagosDay(when)}T23:59:59+01:00`);
}

const STEPS: [TimeUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `2 hours ago`, `in 3 days`, `just now`. */
export function showRelative(when: DateLike, now: Date = new Date()): string {
  const distance = toDate(when).getTime() - now.getTime();
  const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
  if (!step) return words.shell.time.justNow;
  return relative(Math.trunc(distance / step[1]), step[0]);
}

/** The time left until a deadline, in its two largest units: `3 days 4 hours`, `12 minutes`; null once it has passed. */
export function showRemaining(until: DateLike, now: Date = new Date()): string | null {
  const left = toDate(until).getTime() - now.getTime();
  if (left <= 0) return null;
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / 3_600_000);
  const minutes = Math.floor((left % 3_600_000) / 60_000);
  if (days > 0)
    return joinParts(words.common.counted.days(days), hours > 0 && words.common.counted.hours(hours));
  if (hours > 0)
    return joinParts(words.common.counted.hours(hours), minutes > 0 && words.common.counted.minutes(minutes));
  return minutes > 0 ? words.common.counted.minutes(minutes) : words.shell.time.underAMinute;
}

function joinParts(first: string, second: string | false): string {
  return second ? `${first} ${second}` : first;
}

/** Formats a whole number: `12,500`. */
export function showNumber(amount: number): string {
  return groupThousands(String(amount), thousands);
}

/** `0:07`, `3:20`, `1:02:05`. At least one second. */
export function showLength(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** `7 seconds`, `3 minutes 20 seconds`. */
export function sayLength(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const said = [
    minutes > 0 && words.common.counted.minutes(minutes),
    (rest > 0 || minutes === 0) && words.common.counted.seconds(rest),
  ];
  return said.filter(Boolean).join(' ');
}

function wholeSeconds(seconds: number): number {
  return seconds > 0 ? Math.max(1, Math.round(seconds)) : 0;
}
