/** The life of a payment into escrow: requested, open at the provider, then one of four ends. */
import * as z from 'zod/mini';
import { type Act, jobFacts, kobo, noFacts } from './act.ts';
import type { PaymentStatus } from './statuses.ts';

const facts = z.object({
  ...jobFacts,
  amount: kobo,
  user_id: z.optional(z.nullable(z.string())),
  currency: z.optional(z.string()),
  reference: z.optional(z.string()),
});
/** A failed payment can still be paid: money that arrives is accepted. */
const UNPAID = ['new', 'open', 'failed'] as const;
const step = { by: ['provider'], facts: noFacts, writesNoEvent: true } as const;
const shown = { facts, news: 'money', inHistory: true } as const;

export const paymentActs = {
  begin: { ...step, from: ['none'], to: 'new', by: ['hunter'] },
  /** The provider created a payment page. */
  open: { ...step, from: ['new'], to: 'open' },
  /** The provider refused to create one. */
  refuse: { ...step, from: ['new'], to: 'failed' },
  /** Not paid yet: the provider will be asked again. */
  wait: { ...step, from: UNPAID, to: 'open' },
  fail: { ...step, from: UNPAID, to: 'failed' },
  /** The act `job.fund` posts the money and notifies. */
  settle: { ...step, from: UNPAID, to: 'funded' },
  /** Paid late, twice or in another amount: the money becomes the hunter's payback. */
  return: {
    from: UNPAID,
    to: 'returned',
    by: ['provider'],
    money: 'return-payment',
    notify: { hunter: 'payback' },
    ...shown,
  },
  /** In another currency, or from the wrong mode of the provider. */
  hold: {
    from: UNPAID,
    to: 'suspense',
    by: ['provider'],
    money: 'hold-in-suspense',
    notify: { hunter: 'payment-result' },
    ...shown,
  },
  /** The payer's account has been deleted since: nobody is notified. */
  'hold-unclaimed': { ...step, from: UNPAID, to: 'suspense', money: 'hold-in-suspense' },
  /** An operator matched money in suspense to its order; `none` when we had no record of the payment. */
  give: {
    from: ['none', 'suspense'],
    to: 'same',
    by: ['operator'],
    money: 'give-from-suspense',
    notify: { hunter: 'payback' },
    ...shown,
  },
  /** Some or all of it was the hunter's payback and was sent back to where it was paid from. */
  'send-back': {
    from: ['funded', 'returned'],
    to: 'same',
    by: ['provider'],
    notify: { hunter: 'payback' },
    facts,
    news: 'money',
  },
  /** It could not be sent back and is payback again. */
  keep: {
    from: ['funded', 'returned'],
    to: 'same',
    by: ['provider'],
    notify: { hunter: 'payback' },
    facts,
    news: 'money',
  },
  /** Money in suspense was sent back to where it was paid from. */
  refund: {
    from: ['suspense'],
    to: 'same',
    by: ['provider'],
    notify: { hunter: 'payment-result' },
    ...shown,
  },
} as const satisfies Record<string, Act<PaymentStatus>>;
