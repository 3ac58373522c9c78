/** Withdrawing: the message when it has to wait, and that the dialog stays open while the money is on its way. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { answers, unanswered } from '#web/testing/network.ts';
import { MOMENT, render, signIn } from '#web/testing/show.tsx';
import { PayoutDialog } from './payout-dialog.tsx';

const ACCOUNT = {
  id: '0199a100-0000-7000-8000-0000000000b1',
  bank_code: '058',
  bank_name: 'Guaranty Trust Bank',
  account_name: 'TUNDE BELLO',
  account_number: '1234',
  recipient_code: 'RCP_1',
  usable_at: null,
  last_failed: false,
  created_at: MOMENT,
};

test('while withdrawals wait, the button that withdraws says until when, and why', async () => {
  signIn('talent');
  answers(bankAccounts.list, { accounts: [], paused_until: MOMENT });
  render(<PayoutDialog side="talent" title="Poster" amount={45_000} onClose={() => undefined} />);
  await expect.element(page.getByText(/so withdrawals wait until .*November 2/)).toBeVisible();
  await expect.element(page.getByText(/change your password under “Security”/)).toBeVisible();
});

test('while the transfer is asked for, the dialog cannot be closed', async () => {
  signIn('talent');
  answers(bankAccounts.list, { accounts: [ACCOUNT], paused_until: null });
  unanswered(payouts.transfer);
  render(
    <PayoutDialog
      side="talent"
      jobId="0199a100-0000-7000-8000-0000000000b2"
      title="Poster"
      amount={45_000}
      onClose={() => undefined}
    />,
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeEnabled();
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
});

test('the account whose last transfer failed says so', async () => {
  signIn('talent');
  const other = { ...ACCOUNT, id: '0199a100-0000-7000-8000-0000000000b3', account_number: '5678' };
  answers(bankAccounts.list, { accounts: [{ ...ACCOUNT, last_failed: true }, other], paused_until: null });
  render(<PayoutDialog side="talent" title="Poster" amount={45_000} onClose={() => undefined} />);
  await expect.element(page.getByRole('radio', { name: /1234/ })).toBeVisible();
  expect(page.getByText(/the last transfer failed/).elements()).toHaveLength(1);
});
