/** Dates as people in Lagos read them: days and moments, short, long and relative. */

import { locale } from '#contract/words/language.ts';
import { counted, screens } from '#contract/words.ts';

const ZONE = 'Africa/Lagos';
const DAY_MS = 86_400_000;

/** A moment (ISO 8601 with zone), a calendar day (`2026-11-21`, taken as that day in Lagos) or a Date. */
export type When = string | Date;

function toDate(when: When): Date {
  if (when instanceof Date) return when;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(when) ? `${when}T12:00:00+01:00` : when);
}

function format(options: Intl.DateTimeFormatOptions) {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options });
  return (when: When) => formatter.format(toDate(when)).replaceAll('\u202F', ' ');
}

const day = format({ year: 'numeric', month: 'short', day: 'numeric' });
const clock = format({ hour: 'numeric', minute: '2-digit' });
const long = format({ year: 'numeric', month: 'long', day: 'numeric' });
const weekday = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const month = format({ year: 'numeric', month: 'long' });
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });

/** The format 'll' of the specification: `Sep 4, 1986`. */
export function showDay(when: When): string {
  return day(when);
}

/** The format 'lll' of the specification: `Sep 4, 1986 8:30 PM`. */
export function showMoment(when: When): string {
  return `${day(when)} ${clock(when)}`;
}

/** `September 4, 1986`. */
export function showLongDay(when: When): string {
  return long(when);
}

/** `September 4, 1986 8:30 PM`. */
export function showLongMoment(when: When): string {
  return `${long(when)} ${clock(when)}`;
}

/** `Thursday, September 4, 1986`. */
export function showWeekday(when: When): string {
  return weekday(when);
}

/** `8:30 PM`. */
export function showClock(when: When): string {
  return clock(when);
}

/** `September 1986`. */
export function showMonth(when: When): string {
  return month(when);
}

/** The calendar day in Lagos, `1986-09-04`: what a date input takes. */
export function lagosDay(when: When = new Date()): string {
  // While a year is being typed, it begins as the year 2 and the year 20.
  return isoDay.format(toDate(when)).padStart('2026-11-21'.length, '0');
}

/** The calendar day so many days later, `1986-09-11`. */
export function daysLater(from: When, days: number): string {
  return lagosDay(new Date(toDate(from).getTime() + days * DAY_MS));
}

/** The last moment of a day in Lagos (23:59:59): when a date is over. */
export function endOfDay(when: When): Date {
  return new Date(`${lagosDay(when)}T23:59:59+01:00`);
}

/** True when now is after the end of that day in Lagos (decisions.md: what late means). */
export function isPast(day: When, now: Date = new Date()): boolean {
  return now.getTime() > endOfDay(day).getTime();
}

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `2 hours ago`, `in 3 days`, `just now`. */
export function showRelative(when: When, now: Date = new Date()): string {
  const distance = toDate(when).getTime() - now.getTime();
  const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
  if (!step) return screens.basics.justNow;
  return relative.format(Math.trunc(distance / step[1]), step[0]);
}

/** What is left until a moment, in its two largest parts: `3 days 4 hours`, `12 minutes`; null when it is over. */
export function showRemaining(until: When, now: Date = new Date()): string | null {
  const left = toDate(until).getTime() - now.getTime();
  if (left <= 0) return null;
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / 3_600_000);
  const minutes = Math.floor((left % 3_600_000) / 60_000);
  if (days > 0) return joinParts(counted.days(days), hours > 0 && counted.hours(hours));
  if (hours > 0) return joinParts(counted.hours(hours), minutes > 0 && counted.minutes(minutes));
  return minutes > 0 ? counted.minutes(minutes) : screens.basics.lessThanAMinute;
}

function joinParts(first: string, second: string | false): string {
  return second ? `${first} ${second}` : first;
}

const NUMBER = new Intl.NumberFormat(locale);

/** `12,500`. */
export function showNumber(amount: number): string {
  return NUMBER.format(amount);
}

/** `1 day`, `3 days`: a number with its noun; for texts outside of the catalogue. */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount.toLocaleString('en-US')} ${amount === 1 ? noun : plural}`;
}
