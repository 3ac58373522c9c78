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
  await expect.element(page.getByText(/so withdrawals wait until November 2, 2026, 10:30/)).toBeVisible();
  await expect.element(page.getByText(/change your password under “Security”/)).toBeVisible();
});

test('a new account that has to wait is said to be usable from the right moment', async () => {
  signIn('talent');
  answers(bankAccounts.list, { accounts: [ACCOUNT], paused_until: null });
  answers(payouts.banks, { data: [{ id: '1', name: 'Zenith Bank', code: '057' }] });
  answers(payouts.verifyAccount, {
    status: true,
    message: 'Account number resolved',
    account_name: 'TUNDE BELLO',
  });
  const recipient = {
    recipient_code: 'RCP_2',
    account_name: 'TUNDE BELLO',
    bank_name: 'Zenith Bank',
    usable_at: MOMENT,
  };
  answers(payouts.recipient, {
    data: { status: true, message: 'Transfer recipient created successfully', data: recipient },
  });
  render(<PayoutDialog side="talent" title="Poster" amount={45_000} onClose={() => undefined} />);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByLabelText('Bank', { exact: true }).selectOptions('Zenith Bank');
  await page.getByLabelText('Account number').fill('0123456789');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabelText('Your password', { exact: true }).fill('indigo-cloth-26');
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect.element(page.getByText(/you can withdraw to it from November 2, 2026, 10:30/)).toBeVisible();
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
