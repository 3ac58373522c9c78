/** Reviews: hidden until both have written, then shown on both pages, and answered once. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { complete } from './support/order-calls.ts';
import { giveReview } from './support/order-steps.ts';
import { newMember, pageOf } from './support/people.ts';
import { toast } from './support/way-in.ts';

test('a review is hidden until the other side has written, and can be answered once', async ({
  browser,
  request,
}) => {
  const hunter = await newMember(request, 'Ada Nwosu', 'hunter');
  const talent = await newMember(request, 'Femi Bello', 'talent');
  const { jobId } = await complete(request, { hunter, talent }, 50_000);
  const hers = await pageOf(browser, hunter);
  const his = await pageOf(browser, talent);

  await test.step('the hunter writes first: nobody else reads it', async () => {
    await hers.goto('/hunterDashboard/CompletedProjects');
    await hers.getByRole('button', { name: 'Add Review for Femi Bello' }).click();
    await giveReview(hers, 4, 'Careful lines, and on time.');
    await expect(toast(hers, 'Successful.')).toBeVisible();
    await expect(hers.getByText(/Femi sees it after reviewing you too, or on /)).toBeVisible();
    await hers.goto(`/hunterDashboard/CompletedProjects/detail/${jobId}`);
    await expect(hers.getByText(/Femi sees it after reviewing you too, or on /)).toBeVisible();
    await his.goto('/order?tab=completed');
    await expect(his.getByText(/Hidden until you review too, or /)).toBeVisible();
    await expectNoViolations(his);
    await his.goto(`/order/completedProject/${jobId}`);
    await expect(his.getByText(/Ada Nwosu reviewed you\. Hidden until you review too, or /)).toBeVisible();
    await expect(his.getByText('Careful lines')).toHaveCount(0);
    await expectNoViolations(his);
  });

  await test.step('the talent writes too: both are shown', async () => {
    await his.getByRole('button', { name: 'Add Review' }).click();
    await giveReview(his, 5, 'Clear words and quick answers.');
    await expect(his.getByText('Careful lines, and on time.')).toBeVisible();
    await his.goto('/publicProfile');
    const reviews = his.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByRole('button', { name: '4 stars: 1 review' })).toBeVisible();
    await reviews.getByRole('button', { name: '4 stars: 1 review' }).click();
    await expect(reviews.getByText('Careful lines')).toBeVisible();
    await reviews.getByRole('button', { name: 'Show all' }).click();
    await expectNoViolations(his);
  });

  await test.step('the talent answers, once, and everybody reads it', async () => {
    await his.getByRole('button', { name: 'Reply to Ada Nwosu' }).click();
    const dialog = his.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(dialog.getByText('Write your reply')).toBeVisible();
    await dialog.getByLabel('Your reply').fill('It was a joy to draw for you.');
    await expectNoViolations(his);
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(toast(his, 'Sent')).toBeVisible();
    await expect(his.getByRole('button', { name: 'Reply to Ada Nwosu' })).toHaveCount(0);
    await hers.goto(`/hunterDashboard/user/${talent.id}`);
    await expect(hers.getByText('It was a joy to draw for you.')).toBeVisible();
    await expect(hers.getByText('1 order', { exact: true })).toBeVisible();
  });
});
