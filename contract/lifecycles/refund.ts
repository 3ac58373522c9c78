/** The life of a refund: asked → on its way → arrived, or the money is in suspense again. */
import type { Step } from './lifecycle.ts';

export const refundStatuses = ['new', 'sending', 'unknown', 'pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** `sender` is our own call to the provider; `provider` is what the provider says of the refund. */
export type RefundActor = 'sender' | 'provider';
export type RefundMoney = 'settle-refund' | 'return-refund';

export const refundLifecycle = [
  { verb: 'lose-sight', from: ['sending'], to: 'unknown', by: ['sender'], tells: [] },
  { verb: 'queue', from: ['sending', 'pending'], to: 'pending', by: ['provider'], tells: [] },
  {
    verb: 'settle',
    from: ['sending', 'pending'],
    to: 'processed',
    by: ['provider'],
    money: 'settle-refund',
    tells: [],
  },
  {
    verb: 'fail',
    from: ['sending', 'pending'],
    to: 'failed',
    by: ['provider'],
    money: 'return-refund',
    tells: [],
  },
] as const satisfies readonly Step<RefundStatus, RefundActor, RefundMoney>[];

export type RefundVerb = (typeof refundLifecycle)[number]['verb'];
