/**
 * A late talent and a hunter who does not respond: the clock accepts the work, with the penalty and the 1 % for the delay, and shows a
 * review after 14 days although the other side has written none.
 */
import { expect, test } from '@playwright/test';
import { orderPath, prepareOwnProduct } from './support/ahead.ts';
import { complete, fund } from './support/order-calls.ts';
import { orderOf } from './support/order-steps.ts';
import { call, knownMember, newMember } from './support/people.ts';

const { url, launch, api, open } = await prepareOwnProduct('silent');

test.use({ baseURL: url });
test.describe.configure({ timeout: 240_000 });

/** Background work may take up to a minute to start. */
const BY_ITSELF = { timeout: 120_000 };

test('late work, a silent hunter: both know when it is accepted, and the lines are right to the kobo', async ({
  browser,
}) => {
  let end = await launch();
  let calls = await api();
  const hunter = await newMember(calls, 'Hauwa Sani', 'hunter');
  const talent = await newMember(calls, 'Sade Cole', 'talent');
  const { jobId } = await fund(calls, { hunter, talent }, 100_000);
  await call(calls, talent, 'PUT', `job/startjob/${jobId}`);
  const overdue = { hunter: await newMember(calls, 'Ada Nwosu', 'hunter'), talent };
  const { title: neverDelivered } = await fund(calls, overdue, 60_000);
  const { jobId: reviewed } = await complete(calls, { hunter, talent }, 50_000);
  const names = { reviewer_id: talent.id, reviewee_id: hunter.id, job_id: reviewed };
  const review = { rating: 4, recommend_user: 'Yes', comment: 'A clear brief, and then silence.' };
  await call(calls, talent, 'POST', 'review/sendreview', { ...names, ...review });
  await calls.dispose();
  await end();

  end = await launch(6);
  calls = await api();
  await call(calls, talent, 'POST', `job/submitjob/${jobId}`, { comment: 'The poster, a day late.' });
  await calls.dispose();
  const reader = await open(browser, hunter, orderPath(hunter, reviewed));
  await expect(reader.getByText(/Sade Cole reviewed you\. Hidden until you review too, or /)).toBeVisible();
  await expect(reader.getByText('and then silence')).toHaveCount(0);
  const waiting = await open(browser, talent, orderPath(talent, jobId));
  await expect(waiting.getByText('Waiting for Hauwa to')).toBeVisible();
  await expect(
    waiting.getByText(/^No answer by .*\? We accept the work for Hauwa and you're paid\./),
  ).toBeVisible();
  await end();

  end = await launch(21);
  try {
    calls = await api();
    const later = await knownMember(calls, talent.email, 'talent');
    const owner = await knownMember(calls, hunter.email, 'hunter');
    await calls.dispose();
    const page = await open(browser, later, orderPath(later, jobId));
    await expect(page.getByText('Order Completed!')).toBeVisible(BY_ITSELF);
    const money = page.locator('section', { has: page.getByRole('heading', { name: 'Money', exact: true }) });
    for (const line of ['−N5,000', '−N9,500', 'N1,000', 'N86,500'])
      await expect(money.first()).toContainText(line);
    await expect(page.getByText('Accepted after 14 days without an answer')).toBeVisible();
    await page.goto(`${url}/order?tab=active`);
    await expect(orderOf(page, neverDelivered).getByText('Late Delivery')).toBeVisible();
    const back = await open(browser, owner, '/hunterDashboard/CompletedProjects');
    await back.getByRole('button', { name: /Withdrawal/ }).click();
    await expect(back.getByRole('dialog')).toContainText('N4,000');
    await back.goto(`${url}${orderPath(owner, reviewed)}`);
    await expect(back.getByText('A clear brief, and then silence.')).toBeVisible();
  } finally {
    await end();
  }
});
