/** The saved bank accounts: one that the bank refused is marked, before anybody withdraws to it again, and a pause is said. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { answers } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn } from '#web/testing/show.tsx';

test('the account whose last transfer failed says so', async () => {
  signIn('talent');
  const account = {
    ...{ id: ID, bank_code: '058', bank_name: 'Guaranty Trust Bank', account_name: 'TUNDE BELLO' },
    ...{ account_number: '1234', recipient_code: 'RCP_1', usable_at: null, created_at: MOMENT },
  };
  const other = { ...account, id: `${ID.slice(0, -1)}2`, account_number: '5678', last_failed: false };
  answers(bankAccounts.list, { accounts: [{ ...account, last_failed: true }, other], paused_until: null });
  await show('/bankAccounts');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.element(rows.nth(0).getByText('The last transfer failed')).toBeVisible();
  await expect.element(rows.nth(1).getByText('The last transfer failed')).not.toBeInTheDocument();
  await expect.element(page.getByText(/withdrawals wait until/)).not.toBeInTheDocument();
});

test('paused withdrawals say until when, also without an account', async () => {
  signIn('talent');
  answers(bankAccounts.list, { accounts: [], paused_until: MOMENT });
  await show('/bankAccounts');
  await expect.element(page.getByText(/withdrawals wait until/)).toBeVisible();
});
