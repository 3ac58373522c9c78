/** The language of this catalogue, and how it writes dates and numbers. */
import type { Language, TimeUnit } from '../../core/languages.ts';

export const language: Language = 'en';
export const locale = 'en-US';
/** Between thousands, and before the kobo, of an amount of money. */
export const thousands = ',';
export const decimals = '.';
/** Behind a word that is followed by what it names. */
export const colon = ':';
/** Behind a number. */
export const percent = '%';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** `Sep`. What of a Date counts is read with `getUTC…`, here and below. */
export function shortMonth(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]?.slice(0, 3)}`;
}

/** `Sep 4, 1986`. */
export function shortDay(at: Date): string {
  return `${shortMonth(at)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** `September 4, 1986`. */
export function longDay(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** `Thursday, September 4, 1986`. */
export function weekday(at: Date): string {
  return `${WEEKDAYS[at.getUTCDay()]}, ${longDay(at)}`;
}

/** `September 1986`. */
export function monthOfYear(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** `8:30 PM`; the minutes with two digits. */
export function shortTime(hours: number, minutes: string): string {
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `Fri 4 Dec`; how a sentence says a day of this year. */
export function spokenDay(at: Date): string {
  return `${WEEKDAYS[at.getUTCDay()]?.slice(0, 3)} ${dayInMonth(at)}`;
}

/** `12 Nov`. */
export function dayInMonth(at: Date): string {
  return `${at.getUTCDate()} ${shortMonth(at)}`;
}

/** `Fri 4 Dec, 3:21 pm`, of a day and a time. */
export function spokenMoment(day: string, time: string): string {
  return `${day}, ${time}`;
}

/** `2 hours ago`, `in 3 days`, `last week`, `tomorrow`; what is past is below 0, and `amount` is never 0. */
export function relative(amount: number, unit: TimeUnit): string {
  const many = Math.abs(amount);
  if (many === 1 && unit === 'day') return amount < 0 ? 'yesterday' : 'tomorrow';
  if (many === 1 && unit !== 'hour' && unit !== 'minute') return `${amount < 0 ? 'last' : 'next'} ${unit}`;
  const length = `${many} ${unit}${many === 1 ? '' : 's'}`;
  return amount < 0 ? `${length} ago` : `in ${length}`;
}
