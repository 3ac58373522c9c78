/** How sentences about an event read its facts: names, the job's title, reasons, amounts. */
import { showNaira, toNaira } from './money.ts';
import type { NoticeFacts } from './notices.ts';

export function fact(facts: NoticeFacts, name: string): string {
  return String(facts[name] ?? '');
}

/** The job's title in quotation marks. */
export function job(facts: NoticeFacts): string {
  return `“${fact(facts, 'title')}”`;
}

export function hunter(facts: NoticeFacts): string {
  return fact(facts, 'hunter_name');
}

export function talent(facts: NoticeFacts): string {
  return fact(facts, 'talent_name');
}

/** Who of the two acted. */
export function actor(facts: NoticeFacts): string {
  return facts.by === 'talent' ? talent(facts) : hunter(facts);
}

/** Kobo as text to `N50,000`. */
export function naira(facts: NoticeFacts, name: string): string {
  return showNaira(toNaira(BigInt(fact(facts, name) || '0')));
}

/** A sentence of its own, or nothing where none was given. */
export function reason(facts: NoticeFacts): string {
  const given = fact(facts, 'reason');
  return given ? ` Reason: ${given}` : '';
}

/** `2 days`. */
export function count(facts: NoticeFacts, name: string, noun: string): string {
  const n = fact(facts, name);
  return `${n} ${noun}${n === '1' ? '' : 's'}`;
}

const LAGOS_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  ...{ year: 'numeric', month: 'short', day: 'numeric' },
});

/** The calendar day in Africa/Lagos of a moment, `Dec 6, 2026`; empty without one. */
export function dayOf(facts: NoticeFacts, name: string): string {
  const at = fact(facts, name);
  return at ? LAGOS_DAY.format(new Date(at)) : '';
}
