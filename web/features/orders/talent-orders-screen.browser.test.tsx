/** A talent's orders: how to get the money of the completed ones, and a dialog whose order is gone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { answers } from '#web/testing/network.ts';
import { detailOf } from '#web/testing/proof-room.ts';
import { show, signIn, toasts } from '#web/testing/show.tsx';

const LEAD = page.getByText('Press Payment on an order to withdraw its money.');

function listsOf(of: { pending?: OrderDetail; completed?: OrderDetail }): void {
  const rest = { next: null, counts: { pending: 0, active: 0, submitted: 0, completed: 0 } };
  const listed = (row?: OrderDetail) => (row ? [row] : []);
  answers(orders.listAccepted, { acceptedjobs: listed(of.completed), ...rest });
  answers(orders.listPending, { pendingJobs: listed(of.pending), ...rest });
  answers(orders.listActive, { activeJobs: [], ...rest });
  answers(orders.listSubmitted, { submittedjobs: [], ...rest });
  answers(orders.listCancelled, { cancelledjobs: [], next: null });
}

async function open(withdrawable: number): Promise<void> {
  signIn('talent');
  listsOf({ completed: detailOf('talent', { status: 'accepted', can: [], more: { withdrawable } }) });
  await show('/order?tab=completed');
  await expect.element(page.getByRole('link', { name: 'Three labels' })).toBeVisible();
}

test('the list says which button withdraws the money, while there is some', async () => {
  await open(216_000);
  await expect.element(LEAD).toBeVisible();
  await open(0);
  expect(LEAD.elements()).toEqual([]);
});

test('a dialog closes when its order has left the lists', async () => {
  signIn('talent');
  listsOf({ pending: detailOf('talent', { status: 'offered', can: ['accept-offer', 'decline-offer'] }) });
  await show('/order?tab=pending');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  listsOf({});
  await queryClient.invalidateQueries();
  await expect.poll(() => toasts('This order has moved on')).toHaveLength(1);
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('a list that is out of view and older than the one in view closes no dialog', async () => {
  await open(216_000);
  const row = detailOf('talent', { status: 'submitted', can: [] });
  const asked = answers(orders.listSubmitted, {
    submittedjobs: [row],
    next: null,
    counts: { pending: 0, active: 0, submitted: 1, completed: 1 },
  });
  answers(bankAccounts.list, { accounts: [], paused_until: '2026-12-01T09:00:00.000Z' });
  await page.getByRole('button', { name: /^Payment/ }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await queryClient.invalidateQueries();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(toasts('This order has moved on')).toEqual([]);
});
