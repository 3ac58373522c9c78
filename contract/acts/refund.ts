/** The life of a refund: asked for → on its way → arrived, or the money is in suspense again. */
import { type Act, noFacts as facts } from './act.ts';

export const refundStatuses = ['new', 'sending', 'unknown', 'pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** `clock` is our own call to the provider. The act `payment.refund` notifies of a refund that arrived. */
export const refundActs = {
  request: { from: ['none'], to: 'new', by: ['operator'], money: 'start-refund', facts, quiet: true },
  send: { from: ['new', 'unknown', 'sending'], to: 'sending', by: ['clock'], facts, quiet: true },
  'lose-sight': { from: ['sending'], to: 'unknown', by: ['clock'], facts, quiet: true },
  queue: { from: ['sending', 'pending'], to: 'pending', by: ['provider'], facts, quiet: true },
  settle: {
    from: ['sending', 'pending'],
    to: 'processed',
    by: ['provider'],
    money: 'settle-refund',
    facts,
    quiet: true,
  },
  fail: {
    from: ['sending', 'pending'],
    to: 'failed',
    by: ['provider'],
    money: 'return-refund',
    facts,
    quiet: true,
  },
} as const satisfies Record<string, Act<RefundStatus>>;
