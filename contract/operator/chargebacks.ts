/** Chargebacks in the operator's console: the list with its deadlines, one case, and the evidence for the bank. */
import * as z from 'zod/mini';
import { chargebackStatuses } from '../acts/statuses.ts';
import { byId, id, naira, next, openOrEndedQuery, personRef, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { conflictOfInterest, jobRef, logLine, reasonForm } from './lines.ts';

const chargebackLine = z.object({
  id,
  /** The provider's id of the chargeback. */
  provider_id: z.string(),
  /** The reference of the payment. */
  reference: z.string(),
  status: z.enum(chargebackStatuses),
  category: z.string(),
  /** The amount the payer's bank claims; once lost, the amount it took. */
  amount: naira,
  /** The part of it that is frozen now. */
  frozen: naira,
  /** Null when the payment belongs to no order. */
  job: z.nullable(jobRef),
  hunter: z.nullable(personRef),
  talent: z.nullable(personRef),
  /** The bank's deadline for an answer. */
  due_at: z.nullable(timestamp),
  opened_at: timestamp,
  answered_at: z.nullable(timestamp),
  ended_at: z.nullable(timestamp),
});

/** The evidence sent to the bank, in English: facts of the agreement, and the submitted files. */
const evidence = z.object({
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  terms: z.nullable(z.string()),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string(), at: timestamp })),
});

export const operatorChargebacks = {
  list: endpoint({
    method: 'GET',
    path: 'operator/chargebacks',
    who: 'operator',
    summary: 'Chargebacks, the newest first: open ones, or ended ones.',
    query: openOrEndedQuery,
    reply: z.object({ success, chargebacks: z.array(chargebackLine), next }),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: 'operator/chargeback/:id',
    who: 'operator',
    summary: 'One chargeback, with the evidence as the bank would get it.',
    params: byId,
    reply: z.object({
      success,
      chargeback: chargebackLine,
      /** Null when the payment belongs to no order, so there is no evidence. */
      evidence: z.nullable(evidence),
      log: z.array(logLine),
      can: z.array(z.enum(['answer'])),
      own_affair: conflictOfInterest,
    }),
    errors: [],
  }),
  answer: endpoint({
    method: 'POST',
    path: 'operator/chargeback/:id/answer',
    who: 'operator',
    summary: 'Sends the evidence to the bank, as a PDF, and declines the chargeback.',
    params: byId,
    body: reasonForm,
    reply: z.object({ success, status: z.enum(chargebackStatuses) }),
    errors: [409, 502, 503],
    ownTransactions: true,
  }),
};
