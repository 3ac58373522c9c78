/** The numbers of the navigation as this tab knew them last: a page that is loaded again shows them at once. */
import { getSession, type Side } from '#web/lib/session.ts';
import type { Counted } from './places.ts';

/** What needs the person on the side in view, and how many orders its lists hold. */
export type Counts = Record<Counted, number>;

/** For one person and one side; nobody's are kept where nobody is signed in. */
function nameOf(side: Side): string {
  return `adire.${side}.${getSession().person?.user.id}`;
}

/** What is not known is missing. */
export function lastCounts(side: Side): Partial<Counts> {
  return JSON.parse(sessionStorage.getItem(nameOf(side)) ?? '{}');
}

export function keepCounts(side: Side, counts: Counts): void {
  if (getSession().person) sessionStorage.setItem(nameOf(side), JSON.stringify(counts));
}
