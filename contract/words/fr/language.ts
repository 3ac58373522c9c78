/** French: how it writes dates and numbers. */
import type { Language } from '../../languages.ts';

export const language: Language = 'fr';
export const locale = 'fr-FR';
export const thousands = '\u00A0';
export const decimals = ',';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const SHORT = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');

/** `4 sept. 1986`. What of a Date counts is read with `getUTC…`, here and below. */
export function shortDay(at: Date): string {
  return `${at.getUTCDate()} ${SHORT[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** `4 septembre 1986`. */
export function longDay(at: Date): string {
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** `jeudi 4 septembre 1986`. */
export function weekday(at: Date): string {
  return `${WEEKDAYS[at.getUTCDay()]} ${longDay(at)}`;
}

/** `septembre 1986`. */
export function monthOfYear(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** `9:30`, `20:30`; the minutes with two digits. */
export function shortTime(hours: number, minutes: string): string {
  return `${hours}:${minutes}`;
}
