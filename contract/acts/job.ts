/** The life of a job (rules, 2): bidding → offered → agreed → active → submitted → accepted, with its ways out. */
import * as z from 'zod/mini';
import { type Act, aboutJob, kobo } from './act.ts';

export const jobStatuses = [
  'bidding',
  'offered',
  'agreed',
  'active',
  'submitted',
  'disputed',
  'accepted',
  'cancelled',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Days in which an offer is answered; then it lapses. */
export const OFFER_LAPSES_AFTER_DAYS = 3;
/** Days after an offer on which the talent is reminded. */
export const REMIND_OF_OFFER_ON_DAYS = [1, 2] as const;
/** Days of silence after a submission after which the work is accepted by itself. */
export const ACCEPT_AFTER_DAYS = 14;
/** Days after a milestone was submitted in which the hunter may ask for changes; silence passes it. */
export const MILESTONE_ANSWER_DAYS = 3;
/** How often the hunter may ask for changes to one milestone. */
export const MILESTONE_DECLINES_MAX = 2;
/** Days that the talent has at least for the changes to a milestone. */
export const MILESTONE_CHANGES_DAYS = 2;
/** Days after a submission on which the hunter is reminded. */
export const REMIND_ON_DAYS = [2, 7, 13] as const;
/** Days after a submission from which the hunter's answer counts as delayed. */
export const DELAYED_AFTER_DAYS = 7;

const facts = z.object(aboutJob);

const agreement = { ...aboutJob, bid_id: z.optional(z.nullable(z.string())) };
/** `gig` names the gig that it was ordered from: such an order is over then. */
const agreementEnded = z.object({
  ...agreement,
  reason: z.optional(z.string()),
  gig: z.optional(z.string()),
});
const milestone = z.object({ ...aboutJob, milestone: z.string(), position: z.int() });

export const jobActs = {
  create: { from: ['none'], to: 'bidding', by: ['hunter'], facts },
  edit: {
    from: ['bidding'],
    to: 'same',
    by: ['hunter'],
    facts: z.object({ ...aboutJob, position: z.optional(z.int()) }),
    inHistory: true,
  },
  delete: { from: ['bidding'], to: 'cancelled', by: ['hunter'], facts, inHistory: true },
  offer: {
    from: ['bidding'],
    to: 'offered',
    by: ['hunter'],
    facts: z.object({
      ...agreement,
      price: z.optional(kobo),
      gig: z.optional(z.string()),
      package: z.optional(z.string()),
    }),
    news: 'agreements',
    notify: { talent: 'order' },
    inHistory: true,
    inConversation: 'if-open',
  },
  'accept-offer': {
    from: ['offered'],
    to: 'agreed',
    by: ['talent'],
    asks: 'accept-offer',
    facts: z.object(agreement),
    news: 'agreements',
    notify: { hunter: 'payment' },
    inHistory: true,
    inConversation: 'if-open',
  },
  /** An order of a gig's package is for one talent: without them it is cancelled; a posted job takes bids again. */
  'decline-offer': {
    from: ['offered'],
    to: ['bidding', 'cancelled'],
    by: ['talent'],
    facts: agreementEnded,
    news: 'agreements',
    notify: { hunter: 'bids' },
    inHistory: true,
    inConversation: 'if-open',
  },
  'remind-offer': {
    from: ['offered'],
    to: 'same',
    by: ['clock'],
    facts: z.object({ ...aboutJob, days: z.int() }),
    news: 'agreements',
    notify: { talent: 'order' },
  },
  'lapse-offer': {
    from: ['offered'],
    to: ['bidding', 'cancelled'],
    by: ['clock'],
    afterDays: OFFER_LAPSES_AFTER_DAYS,
    facts: agreementEnded,
    news: 'agreements',
    notify: { hunter: 'bids', talent: 'own-bid' },
    inHistory: true,
    inConversation: 'if-open',
  },
  withdraw: {
    from: ['offered'],
    to: ['bidding', 'cancelled'],
    by: ['hunter'],
    facts: agreementEnded,
    news: 'agreements',
    notify: { talent: 'own-bid' },
    inHistory: true,
    inConversation: 'if-open',
  },
  leave: {
    from: ['agreed'],
    to: ['bidding', 'cancelled'],
    by: ['hunter', 'talent'],
    facts: agreementEnded,
    news: 'agreements',
    notify: { hunter: 'bids', talent: 'own-bid' },
    inHistory: true,
    inConversation: 'if-open',
  },
  'call-off': {
    from: ['agreed'],
    to: 'cancelled',
    by: ['hunter'],
    facts: agreementEnded,
    news: 'agreements',
    notify: { talent: 'own-bid' },
    inHistory: true,
    inConversation: 'if-open',
  },
  pay: { from: ['agreed'], to: 'same', by: ['hunter'], asks: 'pay', facts, quiet: true },
  fund: {
    from: ['agreed'],
    to: 'active',
    by: ['provider'],
    money: 'fund-escrow',
    facts: z.object({ ...aboutJob, amount: kobo }),
    news: 'money',
    notify: { hunter: 'order', talent: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  start: {
    from: ['active'],
    to: 'same',
    by: ['talent'],
    asks: 'start',
    guard: 'notStarted',
    facts,
    news: 'work',
    notify: { hunter: 'order' },
    canWait: true,
    inHistory: true,
    inConversation: 'always',
  },
  'submit-milestone': {
    from: ['active'],
    to: 'same',
    by: ['talent'],
    guard: 'started',
    facts: milestone,
    news: 'work',
    notify: { hunter: 'order' },
    canWait: true,
    inHistory: true,
    inConversation: 'always',
  },
  /** Asks for changes to a submitted milestone: it counts as not submitted. */
  'decline-milestone': {
    from: ['active'],
    to: 'same',
    by: ['hunter'],
    asks: 'look-at-milestone',
    guard: 'hasMilestoneToAnswer',
    facts: z.extend(milestone, { reason: z.string() }),
    news: 'work',
    notify: { talent: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  submit: {
    from: ['active'],
    to: 'submitted',
    by: ['talent'],
    asks: 'work',
    guard: 'started',
    facts: z.object({ ...aboutJob, round: z.optional(z.int()) }),
    waits: { opens: 'answer', closes: ['extension'] },
    news: 'work',
    notify: { hunter: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  remind: {
    from: ['submitted'],
    to: 'same',
    by: ['clock'],
    facts: z.object({ ...aboutJob, days: z.int() }),
    news: 'work',
    notify: { hunter: 'order' },
  },
  decline: {
    from: ['submitted'],
    to: 'active',
    by: ['hunter'],
    facts: z.object({ ...aboutJob, reason: z.string(), round: z.optional(z.int()) }),
    waits: { closes: ['answer'] },
    news: 'work',
    notify: { talent: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  accept: {
    from: ['submitted'],
    to: 'accepted',
    by: ['hunter', 'clock'],
    asks: 'answer',
    money: 'release-escrow',
    afterDays: ACCEPT_AFTER_DAYS,
    facts: z.object({ ...aboutJob, amount: kobo, talent: kobo, hunter: kobo }),
    waits: { closes: ['answer'] },
    news: 'money',
    notify: { hunter: 'ended-order', talent: 'ended-order' },
    inHistory: true,
    inConversation: 'always',
  },
  cancel: {
    from: ['active'],
    to: 'cancelled',
    by: ['hunter', 'talent'],
    money: 'cancel-escrow',
    facts: z.object({ ...aboutJob, reason: z.optional(z.string()), talent: kobo, hunter: kobo }),
    waits: { closes: ['extension'] },
    news: 'money',
    notify: { hunter: 'ended-order', talent: 'ended-order' },
    inHistory: true,
    inConversation: 'always',
  },
  waive: {
    from: ['active', 'submitted'],
    to: 'same',
    by: ['hunter'],
    guard: 'hasMissed',
    facts: milestone,
    news: 'work',
    notify: { talent: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  review: {
    from: ['accepted'],
    to: 'same',
    by: ['hunter', 'talent'],
    asks: 'review',
    guard: 'notReviewed',
    facts,
    quiet: true,
  },
} as const satisfies Record<string, Act<JobStatus>>;
