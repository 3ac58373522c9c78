/** The lists of a talent's orders: the contents of each tab, and what an ended order still requires. */
import { expect, test } from '@playwright/test';
import { orderPath } from './support/ahead.ts';
import { complete, fund } from './support/order-calls.ts';
import { orderOf } from './support/order-steps.ts';
import { newMember, pageOf } from './support/people.ts';

const TABS = {
  Pending: 'Jobs not paid for',
  Active: 'Jobs paid for',
  Submitted: 'Projects submitted',
  Completed: 'Projects accepted by hunter',
};

test('each tab says what it holds; an ended order says what is missing and what can be received', {
  tag: '@both',
}, async ({ browser, request }) => {
  const two = {
    hunter: await newMember(request, 'Halima Bello', 'hunter'),
    talent: await newMember(request, 'Chidi Okafor', 'talent'),
  };
  const begun = await fund(request, two, 50_000);
  const ended = await complete(request, two, 60_000);
  const page = await pageOf(browser, two.talent);

  await page.goto('/order?tab=completed');
  for (const [name, hint] of Object.entries(TABS)) {
    await expect(page.getByRole('tab', { name })).toHaveAttribute('title', hint);
  }
  const row = orderOf(page, ended.title);
  await expect(row.getByText('Awaiting Review')).toBeVisible();
  const payment = row.getByRole('button', { name: 'Payment' });
  await expect(payment).toHaveAccessibleDescription('Receive payment');
  await payment.focus();
  await expect(page.locator('[aria-hidden]').filter({ hasText: 'Receive payment' })).toBeVisible();

  await page.goto(orderPath(two.talent, begun.jobId));
  await expect(page.getByText('No submitted job')).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/order/);
});
