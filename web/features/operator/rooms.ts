/** The rooms of the console in their order, and what waits in each. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator/operator.ts';

export type Waiting = Reply<typeof operator.me>['waiting'];

export const ROOMS = [
  { to: '/operator/people', label: 'People' },
  { to: '/operator/jobs', label: 'Jobs' },
  {
    to: '/operator/money',
    label: 'Money',
    waits: {
      suspense: ['payment in suspense', 'payments in suspense'],
      refunds: ['refund needs bank details', 'refunds need bank details'],
    },
  },
  {
    to: '/operator/payouts',
    label: 'Payouts',
    waits: { payouts: ['payout stands still', 'payouts stand still'] },
  },
  {
    to: '/operator/findings',
    label: 'Findings',
    waits: { findings: ['open finding', 'open findings'] },
  },
  {
    to: '/operator/disputes',
    label: 'Disputes',
    waits: { disputes: ['open dispute', 'open disputes'] },
  },
  { to: '/operator/parked', label: 'Parked work', waits: { parked: ['parked item', 'parked items'] } },
  { to: '/operator/site', label: 'Site' },
  { to: '/operator/exports', label: 'Exports' },
  { to: '/operator/log', label: 'Log' },
] as const satisfies readonly { to: string; label: string; waits?: Waits }[];

type Waits = { [kind in keyof Waiting]?: readonly [one: string, many: string] };
export type Wait = { kind: keyof Waiting; count: number; noun: string };

/** What is counted in a room, by kind. */
export function waitsOf(room: (typeof ROOMS)[number], waiting: Waiting | undefined): Wait[] {
  if (!('waits' in room)) return [];
  return (Object.entries(room.waits) as [keyof Waiting, readonly [string, string]][]).map(
    ([kind, [one, many]]) => {
      const count = waiting?.[kind] ?? 0;
      return { kind, count, noun: count === 1 ? one : many };
    },
  );
}
