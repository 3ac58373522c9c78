/** The kinds of news that a person tells apart, the ways they travel, and how soon each of them is mailed. */
import { jobLifecycle } from './lifecycles/job.ts';

/** In the order in which they are shown. `messages` are mailed as "unread messages" and have no notice of their own. */
export const newsKinds = [
  'agreements',
  'work',
  'money',
  'reviews',
  'messages',
  'tracker',
  'invitations',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** What can be chosen: each kind of news, and the summary of what happened while somebody was away. */
export const choiceKinds = [...newsKinds, 'summary'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** `app`: it counts as unread; the list holds everything in any case. */
export const newsWays = ['app', 'mail', 'push'] as const;
export type NewsWay = (typeof newsWays)[number];

const AGREEMENTS = ['offer', 'accept-offer', 'decline-offer', 'withdraw', 'leave', 'call-off'].map(
  (verb) => `job.${verb}`,
);
/** Steps of a job that move its money, and those of a dispute, in which it is frozen. */
const MONEY: readonly string[] = jobLifecycle
  .filter((step) => 'money' in step || [step.to, ...step.from].some((status) => status === 'disputed'))
  .map(({ verb }) => `job.${verb}`);

/** Of events that are no step of a job, by the word before the point. */
const BY_NOUN: Record<string, NewsKind> = {
  bid: 'agreements',
  payment: 'money',
  policy: 'money',
  payout: 'money',
  'bank-account': 'money',
  refund: 'money',
  dispute: 'money',
  // The other party of an order was suspended, or is back: the money in escrow waits or goes on.
  hunter: 'money',
  talent: 'money',
  review: 'reviews',
  message: 'messages',
  tracker: 'tracker',
  task: 'tracker',
};

/** The kind of an event that people are told of. */
export function kindOf(event: string): NewsKind {
  if (event === 'job.invite') return 'invitations';
  if (AGREEMENTS.includes(event)) return 'agreements';
  if (MONEY.includes(event)) return 'money';
  return BY_NOUN[event.split('.')[0] ?? ''] ?? 'work';
}

/** News that are told by a mail of their own, which nobody can choose to do without. */
export const OWN_MAIL: readonly string[] = ['bank-account.add'];

/** News that nobody has to answer and that may come many at a time. */
const CAN_WAIT = ['bid.apply', 'bid.withdraw', 'job.start', 'job.submit-milestone'];

/** True for news that somebody who is away reads together with others, once a day; all other news are mailed at once. */
export function canWait(event: string): boolean {
  const kind = kindOf(event);
  return kind === 'reviews' || kind === 'tracker' || CAN_WAIT.includes(event);
}
