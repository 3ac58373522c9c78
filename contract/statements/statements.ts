/** Where money was and is: an order's trail, monthly earnings, paybacks, and the account statement. */
import * as z from 'zod/mini';
import { earningStatuses } from '../acts/statuses.ts';
import { byId, id, naira, next, page, personRef, side, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { month } from '../payouts/payouts.ts';
import { refundOption } from '../payouts/refunds.ts';
import { statementAccounts, trailPlaces } from './statement-chain.ts';

const place = z.enum(trailPlaces);

const trailStep = z.object({
  id: z.string(),
  at: timestamp,
  /** The money word of the ledger. */
  what: z.string(),
  from: place,
  to: place,
  /** Whose earnings, payback or bank; null when it belongs to neither side alone. */
  of: z.nullable(side),
  amount: naira,
  /** The means of payment: `card`, `bank_transfer`, `ussd`; only for payments. */
  channel: z.nullable(z.string()),
  /** The provider's charge for a payment; Adire bears it. */
  charge: z.nullable(naira),
  /** The reader's own bank and the last four digits. */
  bank: z.nullable(z.string()),
});

export const paybackReasons = ['accepted', 'cancelled', 'decided', 'returned'] as const;

/** The file of a statement; `scripts/verify-statement.ts` checks it as docs/statement.md describes. */
const statementFile = z.object({
  format: z.string(),
  person: personRef,
  currency: z.literal('NGN'),
  issued_at: timestamp,
  entries: z.array(
    z.object({
      n: z.int(),
      at: timestamp,
      account: z.enum(statementAccounts),
      what: z.string(),
      job: z.nullable(id),
      payout: z.nullable(id),
      amount: z.string(),
      balance: z.string(),
      prev: z.string(),
      hash: z.string(),
    }),
  ),
  /** Kobo as text. */
  balances: z.object({
    held: z.string(),
    payback: z.string(),
    earnings: z.string(),
    'on-the-way': z.string(),
  }),
  /** The hash of the last entry; for an empty statement, of its genesis text. */
  head: z.string(),
  /** Titles of the orders, for readers only; not part of the chain. */
  orders: z.array(z.object({ job: id, title: z.string() })),
});
export type StatementFile = z.infer<typeof statementFile>;

export const statementQuery = z.strictObject({ month: z.optional(month) });

/** Paths of files downloaded with the person's token; they are not endpoints of the contract. */
export const downloadPaths = {
  receipt: (jobId: string) => `payment/receipt/${jobId}`,
  deed: (jobId: string) => `job/deed/${jobId}`,
  statement: (ofMonth: string) => `payment/statement.pdf${ofMonth && `?month=${ofMonth}`}`,
  table: (filter: string) => `payment/earnings.csv${filter && `?${filter}`}`,
} as const;

export const statements = {
  trail: endpoint({
    method: 'GET',
    path: 'job/ledger/:id',
    who: 'member',
    tags: ['job'],
    summary: 'Every movement of the money of an order, from the payer to the bank, for its two parties.',
    params: byId,
    reply: z.object({
      success,
      /** Less what the payer's bank took back. */
      paid_in: naira,
      steps: z.array(trailStep),
      /** Where the paid-in money is now; adds up to `paid_in`. */
      now: z.array(z.object({ place, of: z.nullable(side), amount: naira })),
    }),
    errors: [404],
  }),
  overview: endpoint({
    method: 'GET',
    path: 'payment/earnings/overview',
    who: 'talent',
    tags: ['payment'],
    summary:
      'Twelve months of earnings and withdrawals, the oldest first, the next money with its date, and what is frozen.',
    reply: z.object({
      success,
      months: z.array(z.object({ month, earned: naira, withdrawn: naira })),
      /** The submitted order that will be accepted first if nobody answers. */
      coming: z.nullable(z.object({ amount: naira, at: timestamp, job_id: id, title: z.string() })),
      /** Earned but frozen while a bank decides about the payment; at most 20 orders. */
      frozen: z.array(z.object({ amount: naira, job_id: id, title: z.string() })),
    }),
    errors: [],
  }),
  paybacks: endpoint({
    method: 'GET',
    path: 'payment/paybacks',
    who: 'hunter',
    tags: ['payment'],
    summary: 'Orders of which something came back to the hunter, newest first.',
    query: z.strictObject(page),
    reply: z.object({
      success,
      paybacks: z.array(
        z.object({
          job_id: id,
          title: z.string(),
          /** False while the job takes bids: the agreement that was paid for had ended. */
          is_order: z.boolean(),
          at: timestamp,
          reason: z.enum(paybackReasons),
          amount: naira,
          status: z.enum(earningStatuses),
          way_back: z.nullable(refundOption),
        }),
      ),
      next,
    }),
    errors: [],
  }),
  statement: endpoint({
    method: 'GET',
    path: 'payment/statement',
    who: 'member',
    tags: ['payment'],
    summary: 'All entries of the own account, chained by hash; checked by `npm run verify-statement FILE`.',
    reply: statementFile,
    errors: [],
  }),
};
