/** The life of a payout: requested → sent to the bank → paid, or returned. */
import * as z from 'zod/mini';
import { side } from '../core/common.ts';
import { type Act, kobo, noFacts } from './act.ts';
import type { PayoutStatus } from './statuses.ts';

const facts = z.object({
  side,
  amount: kobo,
  user_id: z.string(),
  job_id: z.optional(z.nullable(z.string())),
  reason: z.optional(z.nullable(z.string())),
});
const UNFINISHED = ['sending', 'unknown', 'pending'] as const;
const step = { facts: noFacts, writesNoEvent: true } as const;
const shown = { facts, news: 'money', notify: { hunter: 'withdrawals', talent: 'withdrawals' } } as const;

/** `clock`: our own call to the provider. `provider`: what the provider reports about the transfer. */
export const payoutActs = {
  request: { from: ['none'], to: 'new', by: ['hunter', 'talent'], money: 'start-payout', facts },
  /** From `sending`: the process that was making the call died before it finished. */
  send: { from: ['new', 'unknown', 'sending'], to: 'sending', by: ['clock'], ...step },
  'lose-sight': { from: ['sending'], to: 'unknown', by: ['clock'], ...step },
  queue: { from: ['sending', 'unknown'], to: 'pending', by: ['provider'], ...step },
  settle: { from: UNFINISHED, to: 'success', by: ['provider'], money: 'settle-payout', ...shown },
  fail: { from: UNFINISHED, to: 'failed', by: ['provider'], money: 'return-payout', ...shown },
  /** May happen before or after the money arrived; after, its posting is `return-settled-payout`. */
  reverse: {
    from: [...UNFINISHED, 'success'],
    to: 'reversed',
    by: ['provider'],
    money: 'return-payout',
    ...shown,
  },
} as const satisfies Record<string, Act<PayoutStatus>>;
