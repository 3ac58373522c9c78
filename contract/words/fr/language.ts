/** French: how it writes dates and numbers. */
import type { Language, TimeUnit } from '../../core/languages.ts';

export const language: Language = 'fr';
export const locale = 'fr-FR';
export const thousands = '\u00A0';
export const decimals = ',';
export const colon = '\u00A0:';
export const percent = '\u00A0%';

/** `de Tunde`, `d’Ada`: `de` before a name. */
export function de(name: string | number): string {
  return elided('de', name);
}

/** `que Tunde`, `qu’Ada`: `que` before a name. */
export function que(name: string | number): string {
  return elided('que', name);
}

function elided(word: string, name: string | number): string {
  return /^[aeiou]/i.test(String(name).normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const SHORT = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');

/** `sept.`. What of a Date counts is read with `getUTC…`, here and below. */
export function shortMonth(at: Date): string {
  return `${SHORT[at.getUTCMonth()]}`;
}

/** `4 sept. 1986`. */
export function shortDay(at: Date): string {
  return `${at.getUTCDate()} ${shortMonth(at)} ${at.getUTCFullYear()}`;
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

/** `ven. 4 déc.`; how a sentence says a day of this year. */
export function spokenDay(at: Date): string {
  return `${WEEKDAYS[at.getUTCDay()]?.slice(0, 3)}. ${dayInMonth(at)}`;
}

/** `12 nov.`. */
export function dayInMonth(at: Date): string {
  return `${at.getUTCDate()} ${shortMonth(at)}`;
}

/** `ven. 4 déc. à 15:21`, of a day and a time. */
export function spokenMoment(day: string, time: string): string {
  return `${day} à ${time}`;
}

const UNITS = { year: 'an', month: 'mois', week: 'semaine', day: 'jour', hour: 'heure', minute: 'minute' };

/** What has a name of its own, by its distance. */
const NAMED: Partial<Record<TimeUnit, Record<number, string>>> = {
  year: { [-1]: 'l’année dernière', 1: 'l’année prochaine' },
  month: { [-1]: 'le mois dernier', 1: 'le mois prochain' },
  week: { [-1]: 'la semaine dernière', 1: 'la semaine prochaine' },
  day: { [-2]: 'avant-hier', [-1]: 'hier', 1: 'demain', 2: 'après-demain' },
};

/** `il y a 2 heures`, `dans 3 jours`, `la semaine dernière`, `demain`; what is past is below 0, and `amount` is never 0. */
export function relative(amount: number, unit: TimeUnit): string {
  const many = Math.abs(amount);
  const length = `${many} ${UNITS[unit]}${many > 1 && unit !== 'month' ? 's' : ''}`;
  return NAMED[unit]?.[amount] ?? (amount < 0 ? `il y a ${length}` : `dans ${length}`);
}
