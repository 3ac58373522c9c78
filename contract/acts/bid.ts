/** The life of a bid: it waits until it is rejected, taken back, or chosen by an offer (an act of the job). */
import * as z from 'zod/mini';
import { type Act, aboutJob, kobo } from './act.ts';

export const bidStatuses = ['waiting', 'rejected', 'withdrawn'] as const;
export type BidStatus = (typeof bidStatuses)[number];

const about = { ...aboutJob, bid_id: z.string() };

export const bidActs = {
  apply: {
    from: ['none'],
    to: 'waiting',
    by: ['talent'],
    facts: z.object({ ...about, price: z.optional(kobo) }),
    news: 'agreements',
    notify: { hunter: 'bids' },
    canWait: true,
  },
  withdraw: {
    from: ['waiting'],
    to: 'withdrawn',
    by: ['talent'],
    facts: z.object(about),
    news: 'agreements',
    notify: { hunter: 'bids' },
    canWait: true,
  },
  reject: {
    from: ['waiting'],
    to: 'rejected',
    by: ['hunter'],
    facts: z.object({ ...about, reason: z.string() }),
    news: 'agreements',
    notify: { talent: 'own-bid' },
  },
} as const satisfies Record<string, Act<BidStatus>>;
