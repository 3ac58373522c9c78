/** Refunds: the money of one order goes back to the card, and the dialog says how much, where and when. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { payouts } from '#contract/payouts/payouts.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { statements } from '#contract/statements/statements.ts';
import { answers } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn } from '#web/testing/show.tsx';

const OTHER_ID = `${ID.slice(0, -1)}2`;
const card = { channel: 'card', bank: 'TEST BANK', ending: '4081' };
const payback = {
  ...{ job_id: ID, title: 'Shea label', at: MOMENT, amount: 88_400 },
  ...({ reason: 'cancelled', status: 'available' } as const),
};

test('what can go back to the card is offered beside the withdrawal, and sent once it is confirmed', async () => {
  signIn('hunter');
  answers(payouts.pendingPayback, { pendingpayout: 88_400 });
  answers(payouts.list, { payouts: [], next: null });
  answers(refunds.list, { refunds: [], next: null });
  answers(statements.paybacks, {
    paybacks: [
      { ...payback, is_order: true, way_back: { amount: 80_000, rest: 8_400, ...card } },
      { ...payback, job_id: OTHER_ID, title: 'Logo', is_order: false, way_back: null },
    ],
    next: null,
  });
  const refund = {
    ...{ id: ID, job_id: ID, title: 'Shea label', amount: 80_000, ...card },
    ...{ needs_attention: false, created_at: MOMENT, updated_at: MOMENT },
    ...({ status: 'pending', progress: 'sent' } as const),
  };
  const sent = answers(refunds.send, { message: 'Your refund is on its way back', refund });
  await show('/hunterDashboard/payback');
  await expect.element(page.getByRole('button', { name: /^Send back/ })).toHaveLength(1);
  const bids = page.getByRole('link', { name: 'Logo' });
  await expect.element(bids).toHaveAttribute('href', `/hunterDashboard/TalentBid/${OTHER_ID}`);
  await page.getByRole('button', { name: 'Send back the refund of Shea label' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this refund back' });
  await expect.element(dialog.getByText('the card ending 4081')).toBeVisible();
  await expect.element(dialog.getByText('3 to 10 working days')).toBeVisible();
  await expect.element(dialog.getByText(/^N8,400 stays in your refunds/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send N80,000 back' }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ job_id: ID }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a withdrawal on its way is followed until the bank has paid it', async () => {
  signIn('hunter');
  answers(payouts.pendingPayback, { pendingpayout: 0 });
  answers(refunds.list, { refunds: [], next: null });
  answers(statements.paybacks, { paybacks: [], next: null });
  const payout = {
    ...{ id: ID, job_id: null, title: null, side: 'hunter' as const, amount: 88_400, reason: null },
    ...{ bank_name: 'Guaranty Trust Bank', account_name: 'NGOZI EZE', account_number: '1234' },
    ...{ created_at: MOMENT, updated_at: MOMENT, status: 'pending' as const },
  };
  let progress: 'sent' | 'paid' = 'sent';
  const asked = answers(payouts.list, () => ({ payouts: [{ ...payout, progress }], next: null }));
  await show('/hunterDashboard/payback');
  const onItsWay = page.getByRole('list', { name: 'On its way' });
  await expect.element(onItsWay).toBeVisible();
  progress = 'paid';
  await expect.element(onItsWay).not.toBeInTheDocument();
  await expect.element(page.getByText('Paid')).toBeVisible();
  expect(asked).toHaveLength(2);
});
