/**
 * The life of a job (decisions.md, The life of a job): bidding → offered → agreed → active → submitted → accepted;
 * disputed and cancelled are the other ends of paid work. */
import type { Step } from './lifecycle.ts';

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

/**
 * `provider` is the payment provider's word that the price was paid; `clock` is nobody acting in time; `operator` is who
 * decides a dispute.
 */
export const jobActors = ['hunter', 'talent', 'provider', 'clock', 'operator'] as const;
export type JobActor = (typeof jobActors)[number];

export type JobMoney = 'fund-escrow' | 'release-escrow' | 'cancel-escrow' | 'decide-escrow';

/** Days of silence after a submission after which the work is accepted by itself. */
export const ACCEPT_AFTER_DAYS = 14;
/** Days after a submission on which the hunter is reminded. */
export const REMIND_ON_DAYS = [2, 7, 13] as const;
/** Days after a submission from which the hunter's answer counts as delayed (decisions.md, Money 2). */
export const DELAYED_AFTER_DAYS = 7;
/** Days in which a request for more time is answered; then it lapses. */
export const EXTENSION_LAPSES_AFTER_DAYS = 2;
/** Days in which the other side answers a dispute; then it is decided without their answer. */
export const DISPUTE_ANSWER_DAYS = 3;
/** Days from the answer, or from the end of its time, in which a dispute should be decided. */
export const DISPUTE_DECISION_DAYS = 7;

const BOTH = ['hunter', 'talent'] as const;

/** A job whose agreement ends before payment takes bids again; one that was ordered from a gig is over. */
export const jobLifecycle = [
  { verb: 'edit', from: ['bidding'], to: 'bidding', by: ['hunter'], tells: [] },
  { verb: 'delete', from: ['bidding'], to: 'cancelled', by: ['hunter'], tells: [] },
  { verb: 'invite', from: ['bidding'], to: 'bidding', by: ['hunter'], tells: ['talent'] },
  { verb: 'uninvite', from: ['bidding'], to: 'bidding', by: ['hunter'], tells: [] },
  { verb: 'offer', from: ['bidding'], to: 'offered', by: ['hunter'], tells: ['talent'] },
  { verb: 'accept-offer', from: ['offered'], to: 'agreed', by: ['talent'], tells: ['hunter'] },
  { verb: 'decline-offer', from: ['offered'], to: 'bidding', by: ['talent'], tells: ['hunter'] },
  { verb: 'decline-offer', from: ['offered'], to: 'cancelled', by: ['talent'], tells: ['hunter'] },
  { verb: 'withdraw', from: ['offered'], to: 'bidding', by: ['hunter'], tells: ['talent'] },
  { verb: 'withdraw', from: ['offered'], to: 'cancelled', by: ['hunter'], tells: ['talent'] },
  { verb: 'leave', from: ['agreed'], to: 'bidding', by: BOTH, tells: BOTH },
  { verb: 'leave', from: ['agreed'], to: 'cancelled', by: BOTH, tells: BOTH },
  { verb: 'call-off', from: ['agreed'], to: 'cancelled', by: ['hunter'], tells: ['talent'] },
  { verb: 'pay', from: ['agreed'], to: 'agreed', by: ['hunter'], tells: [] },
  {
    verb: 'fund',
    from: ['agreed'],
    to: 'active',
    by: ['provider'],
    money: 'fund-escrow',
    tells: ['hunter', 'talent'],
  },
  { verb: 'start', from: ['active'], to: 'active', by: ['talent'], tells: ['hunter'] },
  { verb: 'submit-milestone', from: ['active'], to: 'active', by: ['talent'], tells: ['hunter'] },
  { verb: 'submit', from: ['active'], to: 'submitted', by: ['talent'], tells: ['hunter'] },
  { verb: 'decline', from: ['submitted'], to: 'active', by: ['hunter'], tells: ['talent'] },
  {
    verb: 'accept',
    from: ['submitted'],
    to: 'accepted',
    by: ['hunter', 'clock'],
    money: 'release-escrow',
    tells: ['hunter', 'talent'],
    afterDays: ACCEPT_AFTER_DAYS,
  },
  {
    verb: 'cancel',
    from: ['active'],
    to: 'cancelled',
    by: ['hunter', 'talent'],
    money: 'cancel-escrow',
    tells: ['hunter', 'talent'],
  },
  { verb: 'waive', from: ['active'], to: 'active', by: ['hunter'], tells: ['talent'] },
  { verb: 'waive', from: ['submitted'], to: 'submitted', by: ['hunter'], tells: ['talent'] },
  { verb: 'request-extension', from: ['active'], to: 'active', by: ['talent'], tells: ['hunter'] },
  { verb: 'grant-extension', from: ['active'], to: 'active', by: ['hunter'], tells: ['talent'] },
  { verb: 'refuse-extension', from: ['active'], to: 'active', by: ['hunter'], tells: ['talent'] },
  { verb: 'withdraw-extension', from: ['active'], to: 'active', by: ['talent'], tells: ['hunter'] },
  {
    verb: 'lapse-extension',
    from: ['active'],
    to: 'active',
    by: ['clock'],
    tells: ['hunter', 'talent'],
    afterDays: EXTENSION_LAPSES_AFTER_DAYS,
  },
  { verb: 'dispute', from: ['active', 'submitted'], to: 'disputed', by: BOTH, tells: BOTH },
  { verb: 'answer-dispute', from: ['disputed'], to: 'disputed', by: BOTH, tells: BOTH },
  {
    verb: 'lapse-answer',
    from: ['disputed'],
    to: 'disputed',
    by: ['clock'],
    tells: BOTH,
    afterDays: DISPUTE_ANSWER_DAYS,
  },
  { verb: 'note-dispute', from: ['disputed'], to: 'disputed', by: ['operator'], tells: BOTH },
  { verb: 'withdraw-dispute', from: ['disputed'], to: 'active', by: BOTH, tells: BOTH },
  { verb: 'withdraw-dispute', from: ['disputed'], to: 'submitted', by: BOTH, tells: BOTH },
  { verb: 'propose-settlement', from: ['disputed'], to: 'disputed', by: BOTH, tells: BOTH },
  {
    verb: 'accept-settlement',
    from: ['disputed'],
    to: 'accepted',
    by: BOTH,
    money: 'decide-escrow',
    tells: BOTH,
  },
  {
    verb: 'accept-settlement',
    from: ['disputed'],
    to: 'cancelled',
    by: BOTH,
    money: 'decide-escrow',
    tells: BOTH,
  },
  {
    verb: 'decide',
    from: ['disputed'],
    to: 'accepted',
    by: ['operator'],
    money: 'decide-escrow',
    tells: BOTH,
  },
  {
    verb: 'decide',
    from: ['disputed'],
    to: 'cancelled',
    by: ['operator'],
    money: 'decide-escrow',
    tells: BOTH,
  },
  { verb: 'review', from: ['accepted'], to: 'accepted', by: ['hunter', 'talent'], tells: [] },
] as const satisfies readonly Step<JobStatus, JobActor, JobMoney>[];

export type JobVerb = (typeof jobLifecycle)[number]['verb'];
export const jobVerbs = [...new Set(jobLifecycle.map((step) => step.verb))];
