/** Withdrawing: what is said where it has to wait. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { answers } from '#web/testing/network.ts';
import { MOMENT, render, signIn } from '#web/testing/show.tsx';
import { PayoutDialog } from './payout-dialog.tsx';

test('while withdrawals wait, the button that withdraws says until when, and why', async () => {
  signIn('talent');
  answers(bankAccounts.list, { accounts: [], paused_until: MOMENT });
  render(<PayoutDialog side="talent" title="Poster" amount={45_000} onClose={() => undefined} />);
  await expect.element(page.getByText(/so withdrawals wait until .*November 2/)).toBeVisible();
  await expect.element(page.getByText(/change your password under “Security”/)).toBeVisible();
});
