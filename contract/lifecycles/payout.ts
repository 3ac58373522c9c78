/** The life of a payout (security.md 3.2): asked → sent to the bank → paid, or returned. */
import type { Step } from './lifecycle.ts';

export const payoutStatuses = [
  'new',
  'sending',
  'unknown',
  'pending',
  'success',
  'failed',
  'reversed',
] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** `sender` is our own call to the provider; `provider` is what the provider says of the transfer. */
export type PayoutActor = 'sender' | 'provider';
export type PayoutMoney = 'settle-payout' | 'return-payout' | 'return-settled-payout';

export const payoutLifecycle = [
  { verb: 'lose-sight', from: ['sending'], to: 'unknown', by: ['sender'], tells: [] },
  { verb: 'queue', from: ['sending', 'unknown'], to: 'pending', by: ['provider'], tells: [] },
  {
    verb: 'settle',
    from: ['sending', 'unknown', 'pending'],
    to: 'success',
    by: ['provider'],
    money: 'settle-payout',
    tells: [],
  },
  {
    verb: 'fail',
    from: ['sending', 'unknown', 'pending'],
    to: 'failed',
    by: ['provider'],
    money: 'return-payout',
    tells: [],
  },
  {
    verb: 'return',
    from: ['sending', 'unknown', 'pending'],
    to: 'reversed',
    by: ['provider'],
    money: 'return-payout',
    tells: [],
  },
  {
    verb: 'reverse',
    from: ['success'],
    to: 'reversed',
    by: ['provider'],
    money: 'return-settled-payout',
    tells: [],
  },
] as const satisfies readonly Step<PayoutStatus, PayoutActor, PayoutMoney>[];
