/** The life of a job (decisions.md, The life of a job): bidding → offered → agreed → active → submitted → accepted. */
import type { Step } from './lifecycle.ts';

export const jobStatuses = [
  'bidding',
  'offered',
  'agreed',
  'active',
  'submitted',
  'accepted',
  'cancelled',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** `provider` is the payment provider's word that the price was paid; `clock` is nobody acting in time. */
export const jobActors = ['hunter', 'talent', 'provider', 'clock'] as const;
export type JobActor = (typeof jobActors)[number];

export type JobMoney = 'fund-escrow' | 'release-escrow' | 'cancel-escrow';

/** Days of silence after a submission after which the work is accepted by itself. */
export const ACCEPT_AFTER_DAYS = 14;
/** Days after a submission on which the hunter is reminded. */
export const REMIND_ON_DAYS = [2, 7, 13] as const;
/** Days after a submission from which the hunter's answer counts as delayed (decisions.md, Money 2). */
export const DELAYED_AFTER_DAYS = 7;

export const jobLifecycle = [
  { verb: 'edit', from: ['bidding'], to: 'bidding', by: ['hunter'], tells: [] },
  { verb: 'delete', from: ['bidding'], to: 'cancelled', by: ['hunter'], tells: [] },
  { verb: 'invite', from: ['bidding'], to: 'bidding', by: ['hunter'], tells: ['talent'] },
  { verb: 'offer', from: ['bidding'], to: 'offered', by: ['hunter'], tells: ['talent'] },
  { verb: 'accept-offer', from: ['offered'], to: 'agreed', by: ['talent'], tells: ['hunter'] },
  { verb: 'decline-offer', from: ['offered'], to: 'bidding', by: ['talent'], tells: ['hunter'] },
  { verb: 'withdraw', from: ['offered'], to: 'bidding', by: ['hunter'], tells: ['talent'] },
  { verb: 'leave', from: ['agreed'], to: 'bidding', by: ['hunter', 'talent'], tells: ['hunter', 'talent'] },
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
  { verb: 'review', from: ['accepted'], to: 'accepted', by: ['hunter', 'talent'], tells: [] },
] as const satisfies readonly Step<JobStatus, JobActor, JobMoney>[];

export type JobVerb = (typeof jobLifecycle)[number]['verb'];
export const jobVerbs = jobLifecycle.map((step) => step.verb);
