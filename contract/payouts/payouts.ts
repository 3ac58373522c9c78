/** Money out: bank accounts, transfers and the earnings figures. */
import * as z from 'zod/mini';
import { PASSWORD_MAX } from '../accounts/fields.ts';
import { earningStatuses, type PayoutStatus, payoutStatuses, transferSteps } from '../acts/statuses.ts';
import { id, naira, next, page, pageBySide, side, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';

/** Removes spaces and dashes, as in `0123 456 789`. */
const withoutGaps = (typed: string) => typed.replace(/[\s-]/g, '');

/** Account numbers and bank codes are strings: leading zeros and letters count. */
export const bankAccount = {
  bank_code: z
    .string({ error: words.payouts.errors.bank })
    .check(
      z.minLength(1, words.payouts.errors.bank),
      z.regex(/^[A-Za-z0-9]{1,12}$/, words.payouts.errors.bank),
    ),
  account_number: z
    .string({ error: words.payouts.fixed.enterAccountNumber })
    .check(
      z.overwrite(withoutGaps),
      z.minLength(1, words.payouts.fixed.enterAccountNumber),
      z.regex(/^[0-9]{10}$/, words.payouts.errors.accountDigits),
    ),
};

const payout = z.object({
  id,
  job_id: z.nullable(id),
  title: z.nullable(z.string()),
  side,
  amount: naira,
  status: z.enum(payoutStatuses),
  /** Requested → Sent to bank → Paid or Returned. */
  progress: z.enum(transferSteps),
  bank_name: z.string(),
  account_name: z.string(),
  /** Only the last four digits. */
  account_number: z.string(),
  reason: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
});

/** A calendar month in Africa/Lagos, `2026-11`. */
export const month = z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/, words.payouts.errors.month));

/** Filters for the transactions of the Earning page. */
const earningFilter = { month: z.optional(month), status: z.optional(z.enum(earningStatuses)) };

const transferForm = z.strictObject({
  transfer_recipient_code: z
    .string({ error: words.payouts.errors.accountUnconfirmed })
    .check(z.regex(/^RCP_[A-Za-z0-9]{1,40}$/, words.payouts.errors.accountUnconfirmed)),
  job_id: id,
});
const transferReply = z.object({ success, status: z.literal(true), message: z.string(), payout });

/** Why requested money came back: the bank never accepted it, or returned it. */
export function returnReason(status: PayoutStatus): string | null {
  if (status === 'failed') return words.payouts.errors.refused;
  return status === 'reversed' ? words.payouts.errors.returned : null;
}

export const payouts = {
  banks: endpoint({
    method: 'GET',
    path: 'payment/getbanks',
    who: 'person',
    tags: [],
    summary: 'The banks that can receive a transfer, by name. `code` is not unique: use `id` as key.',
    reply: z.object({
      success,
      data: z.array(z.object({ id: z.string(), name: z.string(), code: z.string() })),
    }),
    errors: [502, 503],
    ownTransactions: true,
  }),
  verifyAccount: endpoint({
    method: 'GET',
    path: 'payment/verifyaccount',
    who: 'member',
    tags: [],
    summary: 'Resolves an account number to the name the bank knows. `status` false: no such account.',
    query: z.strictObject(bankAccount),
    reply: z.object({
      success,
      status: z.boolean(),
      message: z.string(),
      account_name: z.nullable(z.string()),
    }),
    errors: [502, 503],
    throttle: 'verify-account',
    ownTransactions: true,
  }),
  recipient: endpoint({
    method: 'POST',
    path: 'payment/transferrecipient',
    who: 'member',
    changes: ['bank-account'],
    summary:
      'The transfer recipient of a bank account. One that is not saved yet takes the password again (401 `reauth_required`).',
    body: z.strictObject({
      ...bankAccount,
      job_id: z.optional(id),
      password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX, words.payouts.errors.passwordWrong))),
    }),
    reply: z.object({
      success,
      data: z.object({
        status: z.boolean(),
        message: z.string(),
        data: z.object({
          recipient_code: z.string(),
          account_name: z.string(),
          bank_name: z.string(),
          /** When money can first be sent to it; null for now. */
          usable_at: z.nullable(timestamp),
        }),
      }),
    }),
    errors: [404, 409, 502, 503],
    ownTransactions: true,
    throttle: 'payment',
  }),
  transfer: endpoint({
    method: 'POST',
    path: 'payment/initiatetransfer',
    who: 'talent',
    changes: ['payment', 'job'],
    summary: "Sends an accepted job's net pay to the talent's bank, once.",
    body: transferForm,
    reply: transferReply,
    errors: [404, 409, 502, 503],
    ownTransactions: true,
    throttle: 'payment',
  }),
  transferHunter: endpoint({
    method: 'POST',
    path: 'payment/initiatetransfer-hunter',
    who: 'hunter',
    changes: ['payment', 'job'],
    summary: "Sends the hunter's payback to their bank: of one job, or the whole balance without `job_id`.",
    body: z.extend(transferForm, { job_id: z.optional(id) }),
    reply: transferReply,
    errors: [404, 409, 502, 503],
    ownTransactions: true,
    throttle: 'payment',
  }),
  pendingPayback: endpoint({
    method: 'GET',
    path: 'payment/pending-payback',
    who: 'hunter',
    tags: ['payment'],
    summary: 'The payback that the hunter can withdraw now, in naira.',
    reply: z.object({ success, pendingpayout: naira }),
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: 'payment/payouts',
    who: 'member',
    tags: ['payment'],
    summary: 'Own payouts with their progress, newest first.',
    query: pageBySide,
    reply: z.object({ success, payouts: z.array(payout), next }),
    errors: [],
  }),
  earnings: endpoint({
    method: 'GET',
    path: 'payment/earnings',
    who: 'talent',
    tags: ['payment', 'bank-account'],
    summary: 'The four figures of the Earning page and its transactions, in naira.',
    query: z.strictObject({ ...page, ...earningFilter }),
    reply: z.object({
      success,
      data: z.object({
        /** Expected net pay of orders that are active or submitted. */
        pending: naira,
        /** All net pay ever credited. */
        netincome: naira,
        /** Transfers that succeeded. */
        withdrawn: naira,
        /** netincome − withdrawn − in flight. */
        available: naira,
        /** The number of orders that `available` comes from; each is withdrawn separately. */
        available_orders: z.int(),
        in_flight: naira,
        /** As in the list of bank accounts. */
        paused_until: z.nullable(timestamp),
        /** The accounts it can be withdrawn to: saved accounts, newest first, with their last four digits. */
        accounts: z.array(z.object({ bank_name: z.string(), account_number: z.string() })),
        alltransactions: z.array(
          z.object({
            id,
            created_at: timestamp,
            status: z.enum(earningStatuses),
            job_id: id,
            job: z.object({ title: z.string(), job_description: z.string(), net_pay: naira }),
          }),
        ),
        next,
      }),
    }),
    errors: [],
  }),
};
