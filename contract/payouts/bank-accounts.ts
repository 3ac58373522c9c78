/** Saved bank accounts: the name comes from the bank, adding one asks for the password, new ones are held for a day (rule 3.11). */

import * as z from 'zod/mini';
import { PASSWORD_MAX } from '../accounts/fields.ts';
import { byId, done, id, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';
import { bankAccount } from './payouts.ts';

const savedAccount = z.object({
  id,
  bank_code: z.string(),
  bank_name: z.string(),
  /** The name the bank has on record. */
  account_name: z.string(),
  /** Only the last four digits. */
  account_number: z.string(),
  /** The code to request a transfer with. */
  recipient_code: z.string(),
  /** When money can first be sent to it; null for now. */
  usable_at: z.nullable(timestamp),
  /** True when the last transfer to it failed or came back. */
  last_failed: z.boolean(),
  created_at: timestamp,
});
export type SavedAccount = z.infer<typeof savedAccount>;

export const bankAccounts = {
  list: endpoint({
    method: 'GET',
    path: 'payment/bank-accounts',
    who: 'member',
    tags: ['payment', 'bank-account'],
    summary: 'Own saved bank accounts, the newest first.',
    reply: z.object({
      success,
      accounts: z.array(savedAccount),
      /** No withdrawals until then, after a suspicious sign-in (rule 1.19); null when not paused. */
      paused_until: z.nullable(timestamp),
    }),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: 'payment/bank-accounts',
    who: 'member',
    changes: ['bank-account'],
    summary:
      'Saves a bank account under the name that the bank knows. Takes the password again; the owner gets a mail.',
    body: z.strictObject({
      ...bankAccount,
      password: z
        .string({ error: words.payouts.errors.password })
        .check(
          z.minLength(1, words.payouts.errors.password),
          z.maxLength(PASSWORD_MAX, words.payouts.errors.passwordWrong),
        ),
    }),
    reply: z.object({ success, account: savedAccount }),
    errors: [409, 502, 503],
    ownTransactions: true,
    throttle: 'payment',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'payment/bank-accounts/:id',
    who: 'member',
    changes: ['bank-account'],
    summary: 'Removes a saved bank account; what is on its way to it arrives first.',
    params: byId,
    reply: done,
    errors: [404, 409],
  }),
};
