/** The modules of the console in their order, and what waits in each. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';

export type Waiting = Reply<typeof operator.me>['waiting'];
type Module = { to: string; label: string; waits?: readonly (keyof Waiting)[] };

export const MODULES = [
  { to: '/operator/people', label: words.operator.people.title },
  { to: '/operator/jobs', label: words.operator.jobs.title },
  { to: '/operator/money', label: words.operator.money.title, waits: ['suspense', 'refunds'] },
  { to: '/operator/payouts', label: words.operator.payouts.title, waits: ['payouts'] },
  { to: '/operator/findings', label: words.operator.reconciliation.title, waits: ['findings'] },
  { to: '/operator/disputes', label: words.operator.disputes.title, waits: ['disputes'] },
  { to: '/operator/parked', label: words.operator.parked.title, waits: ['parked'] },
  { to: '/operator/site', label: words.operator.site.title },
  { to: '/operator/exports', label: words.operator.exports.title },
  { to: '/operator/log', label: words.operator.log.title },
] as const satisfies readonly Module[];

type Wait = { kind: keyof Waiting; count: number; text: string };

/** How much of each kind waits in a module. */
export function waitsOf({ waits = [] }: Module, waiting: Waiting | undefined): Wait[] {
  return waits.map((kind) => {
    const count = waiting?.[kind] ?? 0;
    return { kind, count, text: words.operator.waiting[kind](count) };
  });
}
