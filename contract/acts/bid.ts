/** The life of a bid: it waits until it is rejected, withdrawn, or chosen by an offer (an act of the job). */
import * as z from 'zod/mini';
import { type Act, jobFacts, kobo } from './act.ts';

const bidStatuses = ['waiting', 'rejected', 'withdrawn'] as const;
export type BidStatus = (typeof bidStatuses)[number];

const about = { ...jobFacts, bid_id: z.string() };

export const bidActs = {
  apply: {
    from: ['none'],
    to: 'waiting',
    by: ['talent'],
    asks: 'answer-invitation',
    facts: z.object({ ...about, price: z.optional(kobo) }),
    news: 'agreements',
    notify: { hunter: 'bids' },
    canWait: true,
  },
  withdraw: {
    from: ['waiting'],
    to: 'withdrawn',
    by: ['talent'],
    guard: 'undecided',
    facts: z.object(about),
    news: 'agreements',
    notify: { hunter: 'bids' },
    canWait: true,
  },
  reject: {
    from: ['waiting'],
    to: 'rejected',
    by: ['hunter'],
    asks: 'read-bids',
    guard: 'undecided',
    facts: z.object({ ...about, reason: z.string() }),
    news: 'agreements',
    notify: { talent: 'own-bid' },
  },
  /** The agreement ended because the talent declined or left; the chosen bid ends with it. The job's act notifies. */
  leave: { from: ['waiting'], to: 'withdrawn', by: ['clock'], facts: z.object(about), writesNoEvent: true },
  /** The same when the hunter called it off. */
  'call-off': {
    from: ['waiting'],
    to: 'rejected',
    by: ['clock'],
    facts: z.object(about),
    writesNoEvent: true,
  },
} as const satisfies Record<string, Act<BidStatus>>;
