/** Cancelling a paid order in each stage with its own charge: the lines are shown first, and the same figures are booked. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { orderPath } from './support/ahead.ts';
import { fund, type OfferedJob } from './support/order-calls.ts';
import { call, type Member, newMember, pageOf } from './support/people.ts';

type Two = { hunter: Member; talent: Member };

async function two(request: Parameters<typeof newMember>[0]): Promise<Two> {
  return {
    hunter: await newMember(request, 'Hauwa Sani', 'hunter'),
    talent: await newMember(request, 'Sade Cole', 'talent'),
  };
}

async function orderPage(browser: Browser, member: Member, { jobId }: OfferedJob): Promise<Page> {
  const page = await pageOf(browser, member);
  await page.goto(orderPath(member, jobId));
  return page;
}

/** Opens the dialog, expects its lines, cancels, and expects the same lines on the page of the ended order. */
async function cancel(page: Page, lines: readonly string[]): Promise<void> {
  // By key: the button is at the end of a long page, and content that loads above can move it away from the mouse.
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter');
  const dialog = page.getByRole('dialog');
  for (const line of lines) await expect(dialog).toContainText(line);
  await dialog.getByLabel('Your reason').fill('The festival is called off.');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Order cancelled').first()).toBeVisible();
  const money = page.locator('section', { has: page.getByRole('heading', { name: 'Money', exact: true }) });
  for (const line of lines.filter((one) => /N\d/.test(one))) await expect(money.first()).toContainText(line);
}

test('before the start the hunter pays the charge of the provider only', async ({ browser, request }) => {
  const people = await two(request);
  const page = await orderPage(browser, people.hunter, await fund(request, people, 100_000));
  await cancel(page, ["The work hasn't started", '−N1,600', 'N98,400']);
});

test('after the start the talent gets 7.5 % and Adire 2.5 %, and finds the order and the money', async ({
  browser,
  request,
}) => {
  const people = await two(request);
  const made = await fund(request, people, 100_000);
  await call(request, people.talent, 'PUT', `job/startjob/${made.jobId}`);
  const page = await orderPage(browser, people.hunter, made);
  await cancel(page, ['The work has started', '−N2,500', '−N1,600', '−N7,500', 'N88,400']);
  const talent = await pageOf(browser, people.talent);
  await talent.goto('/order?tab=completed');
  const ended = talent.locator('section', { has: talent.getByRole('heading', { name: 'Cancelled' }) });
  await expect(ended).toContainText(made.title);
  await expect(ended).toContainText('N7,500');
});

test('a talent who cancels gives everything back', async ({ browser, request }) => {
  const people = await two(request);
  const made = await fund(request, people, 100_000);
  await call(request, people.talent, 'PUT', `job/startjob/${made.jobId}`);
  const page = await orderPage(browser, people.talent, made);
  await cancel(page, ['If you cancel, the full price goes back', '−N100,000', 'N0']);
  const hunter = await pageOf(browser, people.hunter);
  await hunter.goto('/hunterDashboard/CompletedProjects');
  await hunter.getByRole('button', { name: /Withdrawal/ }).click();
  await expect(hunter.getByRole('dialog')).toContainText('N100,000');
});

test('figures that changed while the dialog was open are shown again before anything is booked', async ({
  browser,
  request,
}) => {
  const people = await two(request);
  const made = await fund(request, people, 100_000);
  const page = await orderPage(browser, people.hunter, made);
  // With the stream, the new figures would arrive before the press.
  await page.route('**/api/live', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('N98,400');
  await call(request, people.talent, 'PUT', `job/startjob/${made.jobId}`);
  await dialog.getByLabel('Your reason').fill('The festival is called off.');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toContainText('The amounts have changed since you opened this');
  await expect(dialog).toContainText('N88,400');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled').first()).toBeVisible();
});
