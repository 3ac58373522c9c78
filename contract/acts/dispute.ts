/** The life of a dispute (rules, 2): the escrow of an order is frozen until the two agree or an operator decides. */
import * as z from 'zod/mini';
import { type Act, jobFacts, kobo } from './act.ts';
import type { JobStatus } from './statuses.ts';

/** `silent`: the time to answer passed without an answer. */
const disputeStatuses = ['open', 'answered', 'silent', 'withdrawn', 'settled', 'decided'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Days the other side has to answer a dispute; after that it is decided without their answer. */
export const DISPUTE_ANSWER_DAYS = 3;
/** Days within which a dispute should be decided, from the answer or from the end of the time to answer. */
export const DISPUTE_DECISION_DAYS = 7;

const BOTH = ['hunter', 'talent'] as const;
const LIVE = ['open', 'answered', 'silent'] as const;
const facts = z.object(jobFacts);
const shown = { news: 'money', inHistory: true, inConversation: 'always' } as const;
const openOrder = { hunter: 'order', talent: 'order' } as const;
const endedOrder = { hunter: 'ended-order', talent: 'ended-order' } as const;
const divided = { ...jobFacts, talent: kobo, hunter: kobo, reason: z.optional(z.string()) };

/** `from` is the status of the order. */
export const disputeActs = {
  dispute: {
    from: ['active', 'submitted'],
    to: 'disputed',
    part: { from: ['none', 'withdrawn'], to: 'open' },
    by: BOTH,
    guard: 'mayOpenDispute',
    facts: z.object({ ...jobFacts, until: z.optional(z.string()) }),
    waits: { opens: 'dispute', closes: ['answer', 'extension'] },
    notify: openOrder,
    ...shown,
  },
  'answer-dispute': {
    from: ['disputed'],
    to: 'same',
    part: { from: ['open'], to: 'answered' },
    by: BOTH,
    asks: 'answer-dispute',
    guard: 'mayAnswerDispute',
    facts,
    notify: openOrder,
    ...shown,
  },
  'lapse-answer': {
    from: ['disputed'],
    to: 'same',
    part: { from: ['open'], to: 'silent' },
    by: ['clock'],
    afterDays: DISPUTE_ANSWER_DAYS,
    facts,
    notify: openOrder,
    ...shown,
  },
  'note-dispute': {
    from: ['disputed'],
    to: 'same',
    part: { from: LIVE, to: 'same' },
    by: ['operator'],
    facts: z.object({ ...jobFacts, note: z.string() }),
    notify: openOrder,
    ...shown,
  },
  /** Returns the order to its previous status; for submitted work, the remaining days to answer continue to run. */
  'withdraw-dispute': {
    from: ['disputed'],
    to: ['active', 'submitted'],
    part: { from: LIVE, to: 'withdrawn' },
    by: BOTH,
    guard: 'isDisputeOpener',
    facts,
    waits: { opens: 'answer', closes: ['dispute'] },
    notify: openOrder,
    ...shown,
  },
  'propose-settlement': {
    from: ['disputed'],
    to: 'same',
    part: { from: LIVE, to: 'same' },
    by: BOTH,
    facts: z.object({ ...jobFacts, gross: kobo }),
    notify: openOrder,
    ...shown,
  },
  'accept-settlement': {
    from: ['disputed'],
    to: ['accepted', 'cancelled'],
    part: { from: LIVE, to: 'settled' },
    by: BOTH,
    guard: 'isProposedTo',
    money: 'decide-escrow',
    facts: z.object(divided),
    waits: { closes: ['dispute'] },
    notify: endedOrder,
    ...shown,
  },
  decide: {
    from: ['disputed'],
    to: ['accepted', 'cancelled'],
    part: { from: LIVE, to: 'decided' },
    by: ['operator'],
    asks: 'decide',
    guard: 'answerIsOver',
    money: 'decide-escrow',
    facts: z.object(divided),
    waits: { closes: ['dispute'] },
    notify: endedOrder,
    ...shown,
  },
} as const satisfies Record<string, Act<JobStatus, DisputeStatus>>;
