/** The life of a chargeback: the payer's bank asks for a payment back; it is answered, then won or lost. */
import * as z from 'zod/mini';
import { type Act, jobFacts, kobo, noFacts } from './act.ts';
import type { DisputeStatus } from './dispute.ts';
import { type ChargebackStatus, escrowStatuses, type JobStatus } from './statuses.ts';

const facts = z.object({ ...jobFacts, amount: kobo });
const LIVE = ['open', 'answered'] as const;
const shown = { facts, news: 'money', inHistory: true } as const;
const ended = { notify: { hunter: 'ended-order', talent: 'ended-order' } } as const;

/** `expired`: lost, because nobody answered in time. */
export const chargebackActs = {
  open: {
    from: ['none'],
    to: 'open',
    by: ['provider'],
    money: 'freeze-chargeback',
    notify: { hunter: 'order', talent: 'order' },
    ...shown,
  },
  answer: { from: ['open'], to: 'answered', by: ['operator'], facts: noFacts, writesNoEvent: true },
  win: {
    from: LIVE,
    to: 'won',
    by: ['provider'],
    money: 'unfreeze-chargeback',
    notify: { hunter: 'order', talent: 'order' },
    ...shown,
  },
  lose: { from: LIVE, to: 'lost', by: ['provider'], money: 'lose-chargeback', ...ended, ...shown },
  expire: { from: LIVE, to: 'expired', by: ['provider'], money: 'lose-chargeback', ...ended, ...shown },
} as const satisfies Record<string, Act<ChargebackStatus>>;

/** What chargebacks do to an order: while one is open, none of the order's money moves; a lost one ends the order. */
export const orderChargebackActs = {
  freeze: {
    from: escrowStatuses,
    to: 'same',
    by: ['provider'],
    facts: noFacts,
    writesNoEvent: true,
  },
  unfreeze: {
    from: escrowStatuses,
    to: 'same',
    by: ['provider'],
    facts: noFacts,
    writesNoEvent: true,
  },
  /** The rest of the escrow is divided; an open dispute between the parties ends. */
  'charge-back': {
    from: escrowStatuses,
    to: 'cancelled',
    part: { from: ['open', 'answered', 'silent'], to: 'withdrawn' },
    by: ['provider'],
    money: 'divide-charged-back',
    facts: z.object({ ...jobFacts, talent: kobo, hunter: kobo }),
    waits: { closes: ['answer', 'extension', 'dispute'] },
    inHistory: true,
  },
} as const satisfies Record<string, Act<JobStatus, DisputeStatus>>;
