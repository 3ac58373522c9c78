/** The life of a payout: asked for → sent to the bank → paid, or returned. */
import * as z from 'zod/mini';
import { type Act, kobo } from './act.ts';

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

const facts = z.object({
  side: z.enum(['hunter', 'talent']),
  amount: kobo,
  user_id: z.string(),
  job_id: z.optional(z.nullable(z.string())),
  reason: z.optional(z.nullable(z.string())),
});
const UNFINISHED = ['sending', 'unknown', 'pending'] as const;
const shown = { news: 'money', notify: { hunter: 'withdrawals', talent: 'withdrawals' } } as const;

/** `clock` is our own call to the provider; `provider` is what the provider says of the transfer. */
export const payoutActs = {
  request: { from: ['none'], to: 'new', by: ['hunter', 'talent'], money: 'start-payout', facts },
  send: { from: ['new', 'unknown', 'sending'], to: 'sending', by: ['clock'], facts, quiet: true },
  'lose-sight': { from: ['sending'], to: 'unknown', by: ['clock'], facts, quiet: true },
  queue: { from: ['sending', 'unknown'], to: 'pending', by: ['provider'], facts, quiet: true },
  settle: {
    from: UNFINISHED,
    to: 'success',
    by: ['provider'],
    money: 'settle-payout',
    facts,
    ...shown,
  },
  fail: { from: UNFINISHED, to: 'failed', by: ['provider'], money: 'return-payout', facts, ...shown },
  /** Returned before it arrived, or after. */
  reverse: {
    from: [...UNFINISHED, 'success'],
    to: 'reversed',
    by: ['provider'],
    money: 'return-payout',
    facts,
    ...shown,
  },
} as const satisfies Record<string, Act<PayoutStatus>>;
