/** The life of a payment into escrow: asked for, open at the provider, then one of four ends. */
import * as z from 'zod/mini';
import { type Act, aboutJob, kobo, noFacts } from './act.ts';
import type { PaymentStatus } from './statuses.ts';

const facts = z.object({
  ...aboutJob,
  amount: kobo,
  user_id: z.optional(z.nullable(z.string())),
  currency: z.optional(z.string()),
  reference: z.optional(z.string()),
});
/** A payment that failed can still be paid: what arrives is taken. */
const UNPAID = ['new', 'open', 'failed'] as const;
const step = { by: ['provider'], facts: noFacts, quiet: true } as const;
const shown = { facts, news: 'money', inHistory: true } as const;

export const paymentActs = {
  begin: { ...step, from: ['none'], to: 'new', by: ['hunter'] },
  /** The provider has a page for it. */
  open: { ...step, from: ['new'], to: 'open' },
  /** The provider has none. */
  refuse: { ...step, from: ['new'], to: 'failed' },
  /** Not paid yet: it is asked about again. */
  wait: { ...step, from: UNPAID, to: 'open' },
  fail: { ...step, from: UNPAID, to: 'failed' },
  /** The act `job.fund` posts its money and notifies of it. */
  settle: { ...step, from: UNPAID, to: 'funded' },
  /** Late, twice or in another amount: to the hunter's payback. */
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
  /** Of an account that was deleted meanwhile: nobody is notified. */
  'hold-unclaimed': { ...step, from: UNPAID, to: 'suspense', money: 'hold-in-suspense' },
  /** An operator found for which order money in suspense was meant; `none` where we knew no such payment. */
  give: {
    from: ['none', 'suspense'],
    to: 'same',
    by: ['operator'],
    money: 'give-from-suspense',
    notify: { hunter: 'payback' },
    ...shown,
  },
  /** A part of it, or all, was the hunter's payback and went back to where it came from. */
  'send-back': {
    from: ['funded', 'returned'],
    to: 'same',
    by: ['provider'],
    notify: { hunter: 'payback' },
    facts,
    news: 'money',
  },
  /** It could not be sent back: it is payback again. */
  keep: {
    from: ['funded', 'returned'],
    to: 'same',
    by: ['provider'],
    notify: { hunter: 'payback' },
    facts,
    news: 'money',
  },
  /** Money in suspense went back to where it came from. */
  refund: {
    from: ['suspense'],
    to: 'same',
    by: ['provider'],
    notify: { hunter: 'payment-result' },
    ...shown,
  },
} as const satisfies Record<string, Act<PaymentStatus>>;
