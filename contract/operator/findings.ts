/** Findings in the operator's console: differences between our ledger and the provider's. */
import * as z from 'zod/mini';
import { byId, id, naira, next, openOrEndedQuery, personRef, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { conflictOfInterest, decided, reasonForm } from './lines.ts';

/** `ours` and `theirs` say what each side has, amounts in naira; null for nothing. */
export const findingLine = z.object({
  id,
  class: z.enum([
    'missing-here',
    'missing-there',
    'amount',
    'currency',
    'status',
    'duplicate',
    'stuck',
    'unexplained',
  ]),
  subject: z.enum(['payment', 'payout', 'refund', 'chargeback', 'balance', 'event']),
  reference: z.string(),
  /** The record of ours that it concerns, if any. */
  about: z.nullable(z.object({ kind: z.enum(['job', 'payout']), id })),
  ours: z.nullable(z.string()),
  theirs: z.nullable(z.string()),
  /** The amount at stake. */
  amount: z.nullable(naira),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
  ended_at: z.nullable(timestamp),
  ending: z.nullable(z.enum(['repaired', 'vanished', 'settled'])),
  settled_by: z.nullable(personRef),
  reason: z.nullable(z.string()),
  /** True when the amount is too high for one operator to settle alone. */
  needs_two: z.boolean(),
  /** What one operator proposed, with the reason. `own`: the reader made it. */
  proposal: z.nullable(z.object({ by: personRef, own: z.boolean(), reason: z.string() })),
  can: z.array(z.enum(['settle'])),
  own_affair: conflictOfInterest,
});

export const comparisonSpans = ['recent', 'month'] as const;
/** The latest comparison of its kind: over the last day or the last month. */
export const comparison = z.object({
  span: z.enum(comparisonSpans),
  since: timestamp,
  until: timestamp,
  /** Null when it did not finish. */
  ended_at: z.nullable(timestamp),
  /** False when the provider did not answer to the end, so nothing could be reported missing there. */
  complete: z.boolean(),
  compared: z.int(),
  found: z.int(),
  repaired: z.int(),
});

export const operatorFindings = {
  list: endpoint({
    method: 'GET',
    path: 'operator/findings',
    who: 'operator',
    summary: 'Findings of the comparison with the provider, the newest first.',
    query: openOrEndedQuery,
    reply: z.object({ success, findings: z.array(findingLine), next }),
    errors: [],
  }),
  comparisons: endpoint({
    method: 'GET',
    path: 'operator/comparisons',
    who: 'operator',
    summary: 'The newest comparison over the last day, and over the last month.',
    reply: z.object({ success, comparisons: z.array(comparison) }),
    errors: [],
  }),
  compare: endpoint({
    method: 'POST',
    path: 'operator/findings/compare',
    who: 'operator',
    summary: 'Compares both books now: the last day, or the last month.',
    body: z.extend(reasonForm, { span: z.enum(comparisonSpans) }),
    /** `open`: findings open afterwards; `repaired`: differences repaired on the way. */
    reply: z.object({ success, open: z.int(), repaired: z.int() }),
    errors: [],
    ownTransactions: true,
    throttle: 'search',
  }),
  settle: endpoint({
    method: 'POST',
    path: 'operator/finding/:id/settle',
    who: 'operator',
    summary: 'Ends a finding that was dealt with; it is listed again only when a side says something else.',
    params: byId,
    body: reasonForm,
    reply: decided,
    errors: [409],
  }),
};
