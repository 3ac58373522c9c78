/** A talent's completed orders: how to get the money of those that have some. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orders } from '#contract/orders/orders.ts';
import { answers } from '#web/testing/network.ts';
import { detailOf } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

const LEAD = page.getByText('Press Payment on an order to withdraw its money.');

async function open(withdrawable: number): Promise<void> {
  signIn('talent');
  const row = detailOf('talent', { status: 'accepted', can: [], more: { withdrawable } });
  const rest = { next: null, counts: { pending: 0, active: 0, submitted: 0, completed: 1 } };
  answers(orders.listAccepted, { acceptedjobs: [row], ...rest });
  answers(orders.listPending, { pendingJobs: [], ...rest });
  answers(orders.listActive, { activeJobs: [], ...rest });
  answers(orders.listSubmitted, { submittedjobs: [], ...rest });
  answers(orders.listCancelled, { cancelledjobs: [], next: null });
  await show('/order?tab=completed');
  await expect.element(page.getByRole('link', { name: 'Three labels' })).toBeVisible();
}

test('the list says which button withdraws the money, while there is some', async () => {
  await open(216_000);
  await expect.element(LEAD).toBeVisible();
  await open(0);
  expect(LEAD.elements()).toEqual([]);
});
