/**
 * What an act is: one row for each thing that can happen. Who may do what now, who is notified, what the history shows and
 * what the clock does by itself are all derived from these rows; `perform` (server/core/work/acts.ts) alone carries them out.
 */
import * as z from 'zod/mini';

/** Whoever can act: a party, or no person at all. */
export const actorKinds = ['hunter', 'talent', 'operator', 'provider', 'clock', 'anyone'] as const;
export type ActorKind = (typeof actorKinds)[number];
type Party = Extract<ActorKind, 'hunter' | 'talent'>;

/** What a person can choose to hear of, in the order in which it is shown. `messages` have no act of their own. */
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

/** The screens that a notification can lead to; contract/acts/pages.ts knows their addresses. */
export type PageName =
  | (
      | 'order'
      | 'proof-room'
      | 'ended-order'
      | 'payment-result'
      | 'fees'
      | 'payback'
      | 'withdrawals'
      | 'bank-accounts'
      | 'security'
      | 'board'
    )
  | ('payment' | 'bids' | 'job' | 'own-bid');

/** The spans in which an order waits on somebody: each is one row, opened and closed by acts. */
const waitKinds = ['answer', 'extension', 'dispute'] as const;
export type WaitKind = (typeof waitKinds)[number];

/** What somebody can be asked for, by an act that they can do; what comes first here is answered first. */
export const askedFor = [
  'accept-offer',
  'pay',
  'answer-questions',
  'answer',
  'answer-extension',
  'answer-dispute',
  'decide',
  'start',
  'answer-remarks',
  'work',
  'look-at-milestone',
  'read-bids',
  'answer-invitation',
  'review',
] as const;
type AskedFor = (typeof askedFor)[number];

export type Act<Status extends string = string, Part extends string = string> = {
  /** The statuses in which it can happen; `none` before the thing exists. */
  from: readonly (Status | 'none')[];
  /** The status after it; `same` leaves it; of several, the caller of `perform` says which. */
  to: Status | 'same' | readonly Status[];
  by: readonly ActorKind[];
  /** The same for what belongs to the order and has a status of its own: its request for more time, its dispute. */
  part?: { from: readonly (Part | 'none')[]; to: Part | 'same' };
  /** What the status alone does not say: a function of this name in the module's guards.ts. */
  guard?: string;
  /** What they are asked for by whom it can be done: while they can, it is their turn. */
  asks?: AskedFor;
  /** The posting of server/ledger/postings.ts that goes with it, in the same transaction. */
  money?: string;
  /** Days after which the clock does it when nobody acts. */
  afterDays?: number;
  /** What its event remembers. */
  facts: z.ZodMiniObject;
  /** A step of the machinery that nobody follows: no event is written. */
  quiet?: true;
  /** Time spent waiting, from `opens` until any act that closes it; an answer is waited for only while work is submitted. */
  waits?: { opens?: WaitKind; closes?: readonly WaitKind[] };
  /** The kind of news it is. Only acts that notify have one. */
  news?: NewsKind;
  /** Who is notified, and where that leads; never the person who acted. */
  notify?: Partial<Record<Party, PageName>>;
  /** Nobody has to answer it and it may come many at a time: who is away reads it in the next morning's summary. */
  canWait?: true;
  /** The command that does it sends a mail of its own: its notification is never mailed. */
  ownMail?: true;
  /** A line of the order's history. */
  inHistory?: true;
  /** A line of the two parties' conversation: `always`, or only where they have written before. */
  inConversation?: 'always' | 'if-open';
};

/** Facts that every event about a job has. */
export const aboutJob = { title: z.string(), talent_id: z.optional(z.nullable(z.string())) };

/** Kobo as text. */
export const kobo = z.string().check(z.regex(/^-?\d+$/));
export const noFacts = z.object({});
