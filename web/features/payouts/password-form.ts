/** The password once more, before a bank account is added. */
import * as z from 'zod/mini';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { words } from '#contract/words.ts';

export const passwordForm = z.strictObject({ password: bankAccounts.add.body.shape.password });

export const PASSWORD_FIELD = {
  label: words.common.labels.yourPassword,
  hint: words.payouts.newAccount.passwordHint,
} as const;
