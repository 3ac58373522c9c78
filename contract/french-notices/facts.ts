/** How French sentences about an event read its facts. */
import { showNaira, toNaira } from '../money.ts';
import { fact } from '../notice-facts.ts';
import type { Notice, NoticeFacts } from '../notices.ts';
import { decimals, thousands } from '../words/fr/language.ts';

export type Told = [title: string, description: (facts: NoticeFacts) => string];

export function notice([title, description]: Told): Notice {
  return { title, description };
}

/** The same words for both sides. */
export function both(...told: Told): Record<'hunter' | 'talent', Notice> {
  return { hunter: notice(told), talent: notice(told) };
}

/** The job's title in quotation marks. */
export function job(facts: NoticeFacts): string {
  return quoted(facts, 'title');
}

export function quoted(facts: NoticeFacts, name: string): string {
  return `«\u00A0${fact(facts, name)}\u00A0»`;
}

/** Kobo as text to `N50 000`. */
export function naira(facts: NoticeFacts, name: string): string {
  return showNaira(toNaira(BigInt(fact(facts, name) || '0')), { thousands, decimals });
}

/** A sentence of its own, or nothing where none was given. */
export function reason(facts: NoticeFacts): string {
  const given = fact(facts, 'reason');
  return given ? ` Motif\u00A0: ${given}` : '';
}

/** `2 jours`; nothing is one. */
export function count(facts: NoticeFacts, name: string, one: string, many: string): string {
  const n = fact(facts, name);
  return `${n} ${n === '0' || n === '1' ? one : many}`;
}

const LAGOS_DAY = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Lagos',
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
});

/** The calendar day in Africa/Lagos of a moment, `6 décembre 2026`; empty without one. */
export function dayOf(facts: NoticeFacts, name: string): string {
  const at = fact(facts, name);
  return at ? LAGOS_DAY.format(new Date(at)) : '';
}
