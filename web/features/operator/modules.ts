/** The modules of the console in their order, and what waits in each. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';

export type Waiting = Reply<typeof operator.me>['waiting'];
type Module = { to: string; label: string; waits?: readonly (keyof Waiting)[] };

const w = words.operator;

export const MODULES = [
  { to: '/operator/people', label: w.people.title },
  { to: '/operator/jobs', label: w.jobs.title },
  { to: '/operator/money', label: w.money.title, waits: ['suspense', 'refunds'] },
  { to: '/operator/payouts', label: w.payouts.title, waits: ['payouts'] },
  { to: '/operator/findings', label: w.reconciliation.title, waits: ['findings'] },
  { to: '/operator/disputes', label: w.disputes.title, waits: ['disputes'] },
  { to: '/operator/parked', label: w.parked.title, waits: ['parked'] },
  { to: '/operator/site', label: w.site.title },
  { to: '/operator/exports', label: w.exports.title },
  { to: '/operator/log', label: w.log.title },
] as const satisfies readonly Module[];

type Wait = { kind: keyof Waiting; count: number; text: string };

/** How much of each kind waits in a module. */
export function waitsOf({ waits = [] }: Module, waiting: Waiting | undefined): Wait[] {
  return waits.map((kind) => {
    const count = waiting?.[kind] ?? 0;
    return { kind, count, text: w.waiting[kind](count) };
  });
}
