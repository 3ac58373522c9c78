/** The life of a review: hidden until the other party writes one, or until 14 days after acceptance; it can be answered once. */
import * as z from 'zod/mini';
import { type Act, jobFacts } from './act.ts';

export type ReviewStatus = 'hidden' | 'shown';

const endedOrder = { hunter: 'ended-order', talent: 'ended-order' } as const;
const shown = { news: 'reviews', notify: endedOrder, canWait: true, inHistory: true } as const;

export const reviewActs = {
  send: {
    from: ['none'],
    to: 'hidden',
    by: ['hunter', 'talent'],
    facts: z.object({
      ...jobFacts,
      reviewee_id: z.string(),
      /** Null for the second review of an order: `show` follows at once and notifies of both. */
      hidden_until: z.optional(z.nullable(z.string())),
      rating: z.optional(z.int()),
    }),
    ...shown,
  },
  show: {
    from: ['hidden'],
    to: 'shown',
    /** The review's author, so that the person reviewed is notified. */
    by: ['hunter', 'talent'],
    facts: z.object({
      ...jobFacts,
      review_id: z.string(),
      reviewee_id: z.string(),
      rating: z.int(),
    }),
    ...shown,
  },
  /** A review may be due to be shown shortly before the clock announces it. */
  reply: {
    from: ['hidden', 'shown'],
    to: 'same',
    by: ['hunter', 'talent'],
    guard: 'mayReply',
    facts: z.object({ ...jobFacts, review_id: z.string(), reviewer_id: z.string() }),
    ...shown,
  },
} as const satisfies Record<string, Act<ReviewStatus>>;
