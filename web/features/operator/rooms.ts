/** The rooms of the console in their order, and what waits in each. */
import type { Reply } from '#contract/endpoint.ts';
import type { operator } from '#contract/operator.ts';

export type Waiting = Reply<typeof operator.me>['waiting'];

export const ROOMS = [
  { to: '/operator/people', label: 'People' },
  { to: '/operator/jobs', label: 'Jobs' },
  {
    to: '/operator/money',
    label: 'Money',
    waits: 'suspense',
    noun: ['payment in suspense', 'payments in suspense'],
  },
  {
    to: '/operator/payouts',
    label: 'Payouts',
    waits: 'payouts',
    noun: ['payout stands still', 'payouts stand still'],
  },
  { to: '/operator/findings', label: 'Findings', waits: 'findings', noun: ['open finding', 'open findings'] },
  { to: '/operator/disputes', label: 'Disputes', waits: 'disputes', noun: ['open dispute', 'open disputes'] },
  { to: '/operator/mails', label: 'Mails', waits: 'mails', noun: ['mail given up', 'mails given up'] },
  { to: '/operator/site', label: 'Site' },
  { to: '/operator/exports', label: 'Exports' },
  { to: '/operator/log', label: 'Log' },
] as const satisfies readonly {
  to: string;
  label: string;
  waits?: keyof Waiting;
  noun?: readonly [one: string, many: string];
}[];

export function nounOf(waits: number, [one, many]: readonly [one: string, many: string]): string {
  return waits === 1 ? one : many;
}
