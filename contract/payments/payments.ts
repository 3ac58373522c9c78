/** Money in: the payment of an agreed bid into escrow through the provider (rules 12, 3.3). */
import * as z from 'zod/mini';
import { byId, id, naira, personRef, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { division } from '../escrow/division.ts';

const payForm = z.strictObject({
  job_id: id,
  /** Sent by older clients; each must equal the server's own value, otherwise 422. */
  email: z.optional(z.string()),
  amount: z.optional(z.union([z.string(), z.number()])),
  hunter_id: z.optional(id),
  talent_id: z.optional(id),
  callback_url: z.optional(z.string()),
});

/** `pending`: not paid yet, a bank transfer may still arrive. `funded`: the escrow holds the price.
 * `returned`: paid late, twice or in another amount, so not for this order; now in the hunter's payback; `amount` is what arrived.
 * `held`: paid in another currency, waiting for an operator. After that it is `given`, the hunter's payback, or
 * `sending-back` and `sent-back`, returned to the payer. */
const paymentStatus = z.enum([
  ...['pending', 'funded', 'failed', 'returned', 'held'],
  ...['given', 'sending-back', 'sent-back'],
] as const);

export const payments = {
  pay: endpoint({
    method: 'POST',
    path: 'payment/pay',
    who: 'hunter',
    changes: ['job', 'payment'],
    summary:
      'Starts the payment of an agreed order and answers where to send the browser. Amounts are derived here.',
    body: payForm,
    reply: z.object({
      success,
      authorization_url: z.string(),
      reference: z.string(),
      data: z.object({ authorization_url: z.string(), reference: z.string() }),
    }),
    errors: [404, 409, 502, 503],
    throttle: 'payment',
    ownTransactions: true,
  }),
  verify: endpoint({
    method: 'GET',
    path: 'payment/verifypayment/:ref',
    who: 'hunter',
    tags: ['payment'],
    summary: 'Asks the provider about an own payment and books it, once.',
    params: z.strictObject({ ref: z.string().check(z.regex(/^[a-z0-9-]{16,50}$/)) }),
    reply: z.object({
      success,
      status: paymentStatus,
      job_id: id,
      title: z.string(),
      amount: naira,
      talent: personRef,
      /** False while the job takes bids, as after an agreement was cancelled: there is no order to look at. */
      is_order: z.boolean(),
      /** False once the order has ended, and while there is none. */
      in_escrow: z.boolean(),
      /** The provider's reason for a failed attempt. */
      reason: z.nullable(z.string()),
    }),
    errors: [404, 502, 503],
    ownTransactions: true,
  }),
  bid: endpoint({
    method: 'GET',
    path: 'payment/bid/:id',
    who: 'hunter',
    tags: ['payment'],
    summary: 'The payment summary of an accepted bid. `id` is the bid.',
    params: byId,
    reply: z.object({
      success,
      bid: z.object({
        id,
        accept_price: naira,
        job_id: id,
        user_id: id,
        created_at: timestamp,
        user: personRef,
        start_date: z.nullable(z.string()),
        end_date: z.nullable(z.string()),
        terms: z.nullable(z.string()),
        order_accepted: z.union([z.literal(0), z.literal(1)]),
        can_pay: z.boolean(),
        /** Why not, when `can_pay` is false. */
        why_not: z.nullable(z.string()),
        /** False while the job takes bids. */
        is_order: z.boolean(),
        /** True while another payment for this order is being examined: paying now would mean paying twice. */
        held: z.boolean(),
        division,
        job: z.object({
          title: z.string(),
          job_description: z.string(),
          milestone: z.string(),
          user_id: id,
          milestones: z.array(
            z.object({ position: z.int(), title: z.string(), due: z.int(), penalty: z.int() }),
          ),
        }),
      }),
    }),
    errors: [404],
  }),
};
