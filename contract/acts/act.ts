/**
 * What an act is: one row for each thing that can happen. Who may do what now, who is notified, what the history shows and
 * what the clock does by itself are all derived from these rows; `perform` (server/core/work/acts.ts) alone carries them out.
 */
import * as z from 'zod/mini';

/** Whoever can act: a party, or no person at all. */
export const actorKinds = ['hunter', 'talent', 'operator', 'provider', 'clock', 'anyone'] as const;
export type ActorKind = (typeof actorKinds)[number];
type Party = Extract<ActorKind, 'hunter' | 'talent'>;

/** The kinds of news a person can choose to hear about, in the order shown. `messages` has no acts of its own. */
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

/** What a person can be asked to do, always an act they can perform; earlier entries take precedence. */
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
  /** The statuses in which the act can happen; `none` before the subject exists. */
  from: readonly (Status | 'none')[];
  /** The status afterwards; `same` leaves it unchanged. When there are several, the caller of `perform` chooses. */
  to: Status | 'same' | readonly Status[];
  by: readonly ActorKind[];
  /** The same for a part of the order with a status of its own: its request for more time, its dispute. */
  part?: { from: readonly (Part | 'none')[]; to: Part | 'same' };
  /** A condition beyond the status: the name of a function in the module's guards.ts. */
  guard?: string;
  /** What this asks of whoever can perform the act: while they can, it is their turn. */
  asks?: AskedFor;
  /** The posting in server/ledger/postings.ts made in the same transaction. */
  money?: string;
  /** Days after which the clock performs the act if nobody else has. */
  afterDays?: number;
  /** Schema of the facts stored with the event. */
  facts: z.ZodMiniObject;
  /** An internal step that nobody follows: no event is written. */
  writesNoEvent?: true;
  /** The wait this act opens, and the waits it closes; an answer is awaited only while work is submitted. */
  waits?: { opens?: WaitKind; closes?: readonly WaitKind[] };
  /** The kind of news it is. Only acts that notify have one. */
  news?: NewsKind;
  /** Which sides are notified, and the page the notification leads to; never the person who acted. */
  notify?: Partial<Record<Party, PageName>>;
  /** Needs no answer and may come in large numbers: people who are away get it in the next morning's summary. */
  canWait?: true;
  /** The command sends its own e-mail, so the notification is never e-mailed. */
  ownMail?: true;
  /** Appears in the order's history. */
  inHistory?: true;
  /** Appears in the parties' conversation: `always`, or only if they have written to each other before. */
  inConversation?: 'always' | 'if-open';
};

/** Facts that every event about a job has. */
export const jobFacts = { title: z.string(), talent_id: z.optional(z.nullable(z.string())) };

/** Kobo as text. */
export const kobo = z.string().check(z.regex(/^-?\d+$/));
export const noFacts = z.object({});
