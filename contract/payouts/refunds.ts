/** Refunds of paybacks: money sent back to the card or account it was paid from. */
import * as z from 'zod/mini';
import { refundStatuses, transferSteps } from '../acts/statuses.ts';
import { id, naira, next, page, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** What a payment was made with, as far as the provider reports it. */
const payer = {
  /** `card`, `bank_transfer`, `ussd`. */
  channel: z.nullable(z.string()),
  bank: z.nullable(z.string()),
  /** The last four digits. */
  ending: z.nullable(z.string()),
};

/** How much of an order's payback can be refunded now, and where to. */
export const refundOption = z.object({
  amount: naira,
  /** The part of the order's payback that cannot be refunded, because too little of its payment is left. */
  rest: naira,
  ...payer,
});
export type RefundOption = z.infer<typeof refundOption>;

const refund = z.object({
  id,
  job_id: id,
  title: z.string(),
  amount: naira,
  status: z.enum(refundStatuses),
  /** Requested → On its way → Sent back, or returned, when it is payback again. */
  progress: z.enum(transferSteps),
  ...payer,
  /** True while the payer's bank needs more information, which we settle with the provider. */
  needs_attention: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});

export const refunds = {
  send: endpoint({
    method: 'POST',
    path: 'payment/refund',
    who: 'hunter',
    changes: ['payment', 'job'],
    summary:
      "Sends an order's payback back to the card or account it was paid with, as much as its payment has left.",
    body: z.strictObject({ job_id: id }),
    reply: z.object({ success, message: z.string(), refund }),
    errors: [404, 409, 502, 503],
    ownTransactions: true,
    throttle: 'payment',
  }),
  list: endpoint({
    method: 'GET',
    path: 'payment/refunds',
    who: 'hunter',
    tags: ['payment'],
    summary: 'Own refunds to cards and accounts with their progress, newest first.',
    query: z.strictObject(page),
    reply: z.object({ success, refunds: z.array(refund), next }),
    errors: [],
  }),
};
