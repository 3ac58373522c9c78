/** The life of a refund: requested → under way → arrived, or the money stays where it was: in suspense or in a payback. */
import { type Act, noFacts } from './act.ts';
import type { RefundStatus } from './statuses.ts';

const UNDER_WAY = ['sending', 'pending'] as const;
const step = { facts: noFacts, writesNoEvent: true } as const;

/** `clock`: our own call to the provider. The acts `payment.refund`, `payment.send-back` and `payment.keep` notify of the end. */
export const refundActs = {
  request: { from: ['none'], to: 'new', by: ['operator', 'hunter'], money: 'start-refund', ...step },
  /** From `sending`: the process that was making the call died before it finished. */
  send: { from: ['new', 'unknown', 'sending'], to: 'sending', by: ['clock'], ...step },
  'lose-sight': { from: ['sending'], to: 'unknown', by: ['clock'], ...step },
  queue: { from: UNDER_WAY, to: 'pending', by: ['provider'], ...step },
  settle: { from: UNDER_WAY, to: 'processed', by: ['provider'], money: 'settle-refund', ...step },
  fail: { from: UNDER_WAY, to: 'failed', by: ['provider'], money: 'return-refund', ...step },
} as const satisfies Record<string, Act<RefundStatus>>;
