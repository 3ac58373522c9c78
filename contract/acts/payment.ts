/** The life of a payment into escrow: asked for, open at the provider, then one of four ends. */
import * as z from 'zod/mini';
import { type Act, aboutJob, kobo } from './act.ts';

/** `new`: intent only; `open`: the provider knows it; `returned`: in the hunter's payback; `suspense`: an operator looks at it. */
export const paymentStatuses = ['new', 'open', 'funded', 'failed', 'returned', 'suspense'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const facts = z.object({
  ...aboutJob,
  amount: kobo,
  user_id: z.optional(z.nullable(z.string())),
  currency: z.optional(z.string()),
});
const UNPAID = ['new', 'open', 'failed'] as const;
const shown = { news: 'money', inHistory: true } as const;

export const paymentActs = {
  begin: { from: ['none'], to: 'new', by: ['hunter'], facts, quiet: true },
  open: { from: ['new'], to: 'open', by: ['provider'], facts, quiet: true },
  /** The act `job.fund` notifies of it. */
  settle: { from: UNPAID, to: 'funded', by: ['provider'], facts, quiet: true },
  fail: { from: ['new', 'open'], to: 'failed', by: ['provider'], facts, quiet: true },
  /** Late, twice or in another amount: to the hunter's payback. */
  return: {
    from: UNPAID,
    to: 'returned',
    by: ['provider'],
    money: 'return-payment',
    facts,
    notify: { hunter: 'payback' },
    ...shown,
  },
  /** In another currency, or from the wrong mode of the provider. */
  hold: {
    from: UNPAID,
    to: 'suspense',
    by: ['provider'],
    money: 'hold-in-suspense',
    facts,
    notify: { hunter: 'order' },
    ...shown,
  },
  /** An operator found for which order money in suspense was meant. */
  give: {
    from: ['none', ...paymentStatuses],
    to: 'same',
    by: ['operator'],
    money: 'give-from-suspense',
    facts,
    notify: { hunter: 'payback' },
    ...shown,
  },
  /** Money in suspense went back to where it came from. */
  refund: {
    from: paymentStatuses,
    to: 'same',
    by: ['provider'],
    facts,
    notify: { hunter: 'order' },
    ...shown,
  },
} as const satisfies Record<string, Act<PaymentStatus>>;
