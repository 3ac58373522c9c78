/** Every act by the name of its event, such as `job.accept`, and the types derived from the rows. */
import type * as z from 'zod/mini';
import type { Side } from '../core/common.ts';
import {
  accountActs,
  bankAccountActs,
  hunterActs,
  operatorActs,
  policyActs,
  profileActs,
  talentActs,
  trackerActs,
} from './account.ts';
import type { Act, ActorKind, NewsKind } from './act.ts';
import { bidActs } from './bid.ts';
import { chargebackActs, orderChargebackActs } from './chargeback.ts';
import { disputeActs } from './dispute.ts';
import { extensionActs } from './extension.ts';
import { gigActs } from './gig.ts';
import { invitationActs } from './invitation.ts';
import { jobActs } from './job.ts';
import { paymentActs } from './payment.ts';
import { payoutActs } from './payout.ts';
import { refundActs } from './refund.ts';
import { reviewActs } from './review.ts';
import { taskActs } from './task.ts';

/** Everything that can happen to an order: to the job itself and to what belongs to it. */
export const orderActs = {
  ...jobActs,
  ...invitationActs,
  ...extensionActs,
  ...disputeActs,
  ...orderChargebackActs,
};
export type JobVerb = keyof typeof orderActs;

/** The act tables by the first word of their event names. */
export const actTables = {
  job: orderActs,
  bid: bidActs,
  payment: paymentActs,
  payout: payoutActs,
  refund: refundActs,
  chargeback: chargebackActs,
  gig: gigActs,
  task: taskActs,
  review: reviewActs,
  tracker: trackerActs,
  account: accountActs,
  operator: operatorActs,
  profile: profileActs,
  'bank-account': bankAccountActs,
  policy: policyActs,
  hunter: hunterActs,
  talent: talentActs,
} as const;

type Tables = typeof actTables;
export type SubjectName = keyof Tables;
type ActsByName<Subject extends keyof Tables> = {
  [Verb in keyof Tables[Subject] & string as `${Subject}.${Verb}`]: Tables[Subject][Verb];
};
type Union<T> = (T extends unknown ? (part: T) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;
/** The row of each act, by its name. */
type Acts = Union<{ [Subject in keyof Tables]: ActsByName<Subject> }[keyof Tables]>;
export type ActName = keyof Acts & string;

/** The verbs an actor of this kind can use on an existing subject; each name once. */
export type VerbBy<Subject extends SubjectName, Kind extends ActorKind> = {
  [Verb in keyof Tables[Subject] & string]: Tables[Subject][Verb] extends {
    from: readonly (infer From)[];
    by: readonly (infer By)[];
  }
    ? Exclude<From, 'none'> extends never
      ? never
      : Extract<By, Kind> extends never
        ? never
        : Verb
    : never;
}[keyof Tables[Subject] & string];

/** The acts that write an event. */
export type EventName = { [N in ActName]: Acts[N] extends { writesNoEvent: true } ? never : N }[ActName];
/** What the event of an act remembers. */
export type FactsOf<N extends ActName> = z.infer<Acts[N]['facts']>;
/** The acts that notify somebody. */
export type NotifyingName = { [N in EventName]: Acts[N] extends { notify: object } ? N : never }[EventName];
/** The sides that an act notifies. */
export type NotifiedSide<N extends ActName> = Acts[N] extends { notify: infer Pages }
  ? keyof Pages & Side
  : never;
/** The acts that the clock performs if nobody else does. */
export type TimedName = { [N in ActName]: Acts[N] extends { afterDays: number } ? N : never }[ActName];
export type HistoryName = { [N in EventName]: Acts[N] extends { inHistory: true } ? N : never }[EventName];

const rows = new Map<string, Act>(
  Object.entries(actTables).flatMap(([subject, table]) =>
    Object.entries(table).map(([verb, act]): [string, Act] => [`${subject}.${verb}`, act]),
  ),
);

export const actNames: readonly string[] = [...rows.keys()];

/** Returns the row of an act; throws for an unknown name. */
export function actOf(name: string): Act {
  const act = rows.get(name);
  if (!act) throw new Error(`no act is named ${name}`);
  return act;
}

/** The kind of news of an event that somebody is notified of. */
export function newsKindOf(name: string): NewsKind {
  return rows.get(name)?.news ?? 'work';
}
