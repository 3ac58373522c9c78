/** The language of this catalogue, and how it writes dates and numbers. */
import type { Language } from '../languages.ts';

export const language: Language = 'en';
export const locale = 'en-US';
/** Between thousands, and before the kobo, of an amount of money. */
export const thousands = ',';
export const decimals = '.';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** `Sep 4, 1986`. What of a Date counts is read with `getUTC…`, here and below. */
export function shortDay(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
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
