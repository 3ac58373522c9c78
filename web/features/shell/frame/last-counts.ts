/** The numbers of the navigation as this tab knew them last: a page that is loaded again shows them at once. */
import { getSession, type Side } from '#web/lib/session.ts';
import type { Counted } from './places.ts';

/** What needs the person on the side in view, and how many orders its lists hold. */
export type Counts = Record<Counted, number>;

const NONE: Counts = {
  ...{ turns: 0, notifications: 0, messages: 0 },
  ...{ pending: 0, active: 0, submitted: 0, completed: 0 },
};

const NAME = 'adire.counts.';

const ofNow = () => getSession().person?.user.id;

/** Nothing for somebody else, or for the other side. */
export function lastCounts(side: Side): Counts {
  const { of, counts } = JSON.parse(sessionStorage.getItem(NAME + side) ?? '{}');
  return of === ofNow() ? { ...NONE, ...counts } : NONE;
}

export function keepCounts(side: Side, counts: Counts): void {
  if (ofNow()) sessionStorage.setItem(NAME + side, JSON.stringify({ of: ofNow(), counts }));
}
