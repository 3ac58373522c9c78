/** Money in the operator's console: payments, suspense, refunds and payouts. */
import * as z from 'zod/mini';
import { paymentStatuses, refundStatuses } from '../acts/statuses.ts';
import { byId, id, naira, next, page, personRef, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';
import {
  conflictOfInterest,
  decided,
  logLine,
  paymentLine,
  payoutLine,
  posting,
  reason,
  reasonForm,
  search,
} from './lines.ts';

/** A reference as the provider writes it. */
const reference = z
  .string({ error: words.operator.payments.wrongReference })
  .check(
    z.trim(),
    z.minLength(1, words.operator.payments.wrongReference),
    z.regex(/^[A-Za-z0-9.=_-]{1,100}$/, words.operator.payments.wrongReference),
  );

export const giveForm = z.strictObject({
  reference,
  job_id: z.uuid(words.operator.unmatched.wrongJob),
  reason,
});
const refundForm = z.strictObject({ reference, reason });
export const finishForm = z.strictObject({
  otp: z
    .string({ error: words.operator.payout.codeEmpty })
    .check(z.trim(), z.regex(/^[0-9]{4,8}$/, words.operator.payout.codeEmpty)),
  reason,
});
export const askPaymentForm = z.strictObject({ reference, reason });

const proposal = z.object({
  act: z.enum(['suspense.give', 'suspense.refund']),
  by: personRef,
  /** True when the reader made it. */
  own: z.boolean(),
  reason: z.string(),
  at: timestamp,
  job_id: z.nullable(id),
});

export const suspenseLine = z.object({
  reference: z.string(),
  /** In its own currency. */
  amount: naira,
  currency: z.string(),
  /** Why it could not be credited to anyone; null when the cause was not stored. */
  cause: z.nullable(z.enum(['currency', 'mode', 'account', 'reference'])),
  at: timestamp,
  /** Our payment that this money came for; null when we never requested it. */
  payment: z.nullable(paymentLine),
  /** What one operator proposed; above the limit, two have to do the same. */
  proposal: z.nullable(proposal),
  /** True when the amount is too high for one operator to decide alone. */
  needs_two: z.boolean(),
  /** The last failed attempt to send it back, with the provider's reason if it gave one. */
  failed_refund: z.nullable(z.object({ at: timestamp, reason: z.nullable(z.string()) })),
  can: z.array(z.enum(['give', 'refund'])),
  own_affair: conflictOfInterest,
});

export const refundLine = z.object({
  id,
  reference: z.string(),
  /** In its own currency. */
  amount: naira,
  currency: z.string(),
  status: z.enum(refundStatuses),
  failure: z.nullable(z.string()),
  asked_by: personRef,
  created_at: timestamp,
  updated_at: timestamp,
  can: z.array(z.enum(['ask'])),
  own_affair: conflictOfInterest,
});

const listQuery = { ...page, q: z.optional(search) };

export const operatorMoney = {
  payments: endpoint({
    method: 'GET',
    path: 'operator/payments',
    who: 'operator',
    summary: 'Payments, the newest first.',
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(paymentStatuses)),
    }),
    reply: z.object({ success, payments: z.array(paymentLine), next }),
    errors: [],
  }),
  askPayment: endpoint({
    method: 'POST',
    path: 'operator/payments/ask',
    who: 'operator',
    summary: 'Asks the provider about a reference, ours or not, and books what it answers.',
    body: askPaymentForm,
    reply: z.object({ success, status: z.nullable(z.string()), held: z.boolean() }),
    errors: [503],
    ownTransactions: true,
  }),
  suspense: endpoint({
    method: 'GET',
    path: 'operator/suspense',
    who: 'operator',
    summary: 'Money that came and belongs to nobody yet, the oldest first.',
    query: z.strictObject(page),
    reply: z.object({ success, suspense: z.array(suspenseLine), next }),
    errors: [],
  }),
  give: endpoint({
    method: 'POST',
    path: 'operator/suspense/give',
    who: 'operator',
    summary: "Puts money in suspense into the payback of a job's hunter.",
    body: giveForm,
    reply: decided,
    errors: [409],
  }),
  refund: endpoint({
    method: 'POST',
    path: 'operator/suspense/refund',
    who: 'operator',
    summary: 'Sends money in suspense back to whoever paid it, through the provider.',
    body: refundForm,
    reply: decided,
    errors: [409, 502, 503],
    ownTransactions: true,
  }),
  refunds: endpoint({
    method: 'GET',
    path: 'operator/refunds',
    who: 'operator',
    summary: 'Refunds, the newest first.',
    query: z.strictObject(page),
    reply: z.object({ success, refunds: z.array(refundLine), next }),
    errors: [],
  }),
  askRefund: endpoint({
    method: 'POST',
    path: 'operator/refund/:id/ask',
    who: 'operator',
    summary: 'Asks the provider now what became of a refund.',
    params: byId,
    body: reasonForm,
    reply: z.object({ success, refund: refundLine }),
    errors: [],
    ownTransactions: true,
  }),
  payouts: endpoint({
    method: 'GET',
    path: 'operator/payouts',
    who: 'operator',
    summary: 'Payouts, the newest first; `stuck`: those that did not come to an end by themselves.',
    query: z.strictObject({ ...listQuery, state: z.optional(z.enum(['stuck', 'failed'])) }),
    reply: z.object({ success, payouts: z.array(payoutLine), next }),
    errors: [],
  }),
  payout: endpoint({
    method: 'GET',
    path: 'operator/payout/:id',
    who: 'operator',
    summary: 'One payout with its movements of money.',
    params: byId,
    reply: z.object({ success, payout: payoutLine, postings: z.array(posting), log: z.array(logLine) }),
    errors: [],
  }),
  askPayout: endpoint({
    method: 'POST',
    path: 'operator/payout/:id/ask',
    who: 'operator',
    summary: 'Asks the provider about a payout now, under its one reference, and books the answer.',
    params: byId,
    body: reasonForm,
    reply: z.object({ success, payout: payoutLine }),
    errors: [409],
    ownTransactions: true,
  }),
  finishPayout: endpoint({
    method: 'POST',
    path: 'operator/payout/:id/finish',
    who: 'operator',
    summary: 'Releases a payout that the provider holds until it hears its one-time code.',
    params: byId,
    body: finishForm,
    reply: z.object({ success, payout: payoutLine }),
    errors: [409, 503],
    ownTransactions: true,
  }),
  books: endpoint({
    method: 'GET',
    path: 'operator/books',
    who: 'operator',
    summary: 'The totals of the ledger, and every rule of the books that is broken (normally none).',
    reply: z.object({
      success,
      totals: z.array(z.object({ kind: z.string(), balance: naira })),
      violations: z.array(z.object({ invariant: z.string(), property: z.string(), what: z.string() })),
    }),
    errors: [],
    throttle: 'search',
  }),
};
