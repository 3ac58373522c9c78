/** Schemas shared by the operator's console: the reason of an act, and the rows of its lists. */
import * as z from 'zod/mini';
import { jobStatuses, paymentStatuses, payoutStatuses } from '../acts/statuses.ts';
import { id, naira, optionalText, page, personRef, side, success, timestamp } from '../core/common.ts';
import { REASON_MAX } from '../core/limits.ts';
import { reasonText } from '../core/reason-text.ts';
import { QUERY_MAX } from '../gigs/sorts.ts';
import { words } from '../words.ts';

/** Why an operator acts; every act records it in the log. */
export const reason = reasonText(
  10,
  REASON_MAX,
  words.operator.action.reasonShort,
  words.operator.action.reasonEmpty,
);
export const reasonForm = z.strictObject({ reason });
/** A message to both sides of a dispute, which also serves as the reason. */
export const noteForm = z.strictObject({
  reason: reasonText(
    10,
    REASON_MAX,
    words.operator.dispute.messageShort,
    words.operator.dispute.messageEmpty,
  ),
});

/** True when the reader is a party, or seems to be one: another operator has to act, and `can` is empty. */
export const conflictOfInterest = z.boolean();

/**
 * `waiting`: this was the first of two operators, nothing happened yet. `replaced`: the other operator whose different proposal this
 * one took the place of.
 */
export const decided = z.object({ success, waiting: z.boolean(), replaced: z.optional(z.string()) });

export const operatorRef = z.object({ id, name: z.string(), email: z.string() });

/** The search text; empty for no search. */
export const search = optionalText(QUERY_MAX);
export const listQuery = { ...page, q: z.optional(search) };

export const personLine = z.object({
  id,
  name: z.string(),
  email: z.string(),
  sides: z.array(side),
  suspended_at: z.nullable(timestamp),
  created_at: timestamp,
});

export const jobRef = z.object({ id, title: z.string() });
export const jobLine = z.object({
  id,
  title: z.string(),
  status: z.enum(jobStatuses),
  price: z.nullable(naira),
  hunter: personRef,
  talent: z.nullable(personRef),
  created_at: timestamp,
});

/** How money in suspense was resolved; null while it is held, and for other payments. */
export const became = z.nullable(z.enum(['given', 'sending-back', 'sent-back']));

export const paymentLine = z.object({
  id,
  reference: z.string(),
  status: z.enum(paymentStatuses),
  became,
  amount: naira,
  channel: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  job: jobRef,
  hunter: personRef,
  created_at: timestamp,
  paid_at: z.nullable(timestamp),
});

export const payoutLine = z.object({
  id,
  reference: z.string(),
  side,
  person: personRef,
  job: z.nullable(jobRef),
  amount: naira,
  status: z.enum(payoutStatuses),
  /** True while it waits for the code that the provider sent to the owner of its account. */
  needs_code: z.boolean(),
  bank_name: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  failure: z.nullable(z.string()),
  attempts: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  can: z.array(z.enum(['ask', 'finish'])),
  own_affair: conflictOfInterest,
});

export const logLine = z.object({
  id: z.string(),
  at: timestamp,
  operator: personRef,
  act: z.string(),
  about: z.object({ kind: z.string(), id: z.string() }),
  reason: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});

/** A ledger posting that affects the item on screen. */
export const posting = z.object({
  id: z.string(),
  word: z.string(),
  /** What happened, in the reader's language. */
  title: z.string(),
  cause: z.string(),
  actor: z.string(),
  at: timestamp,
  legs: z.array(z.object({ account: z.string(), amount: naira })),
});
