/** The password once more, before a bank account is added. */
import * as z from 'zod/mini';
import { bankAccounts } from '#contract/bank-accounts.ts';

export const passwordForm = z.strictObject({ password: bankAccounts.add.body.shape.password });

export const PASSWORD_FIELD = {
  label: 'Your password',
  hint: 'Asked once for a new account, so that nobody else can send your money away.',
} as const;
