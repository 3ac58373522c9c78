/** Extensions: requested by the talent, granted by the hunter; an unanswered request lapses; a miss is waived. */
import { expect, test } from '@playwright/test';
import { orderPath, prepareOwnProduct } from './support/ahead.ts';
import { expectNoViolations } from './support/axe.ts';
import { fund } from './support/order-calls.ts';
import { call, newMember, pageOf } from './support/people.ts';

const own = await prepareOwnProduct('extension');

const REASON = 'The photographer fell ill and can shoot on Friday.';

test('asked for and granted: both see whose time is running, and the dates move on', async ({
  browser,
  request,
}) => {
  const hunter = await newMember(request, 'Hauwa Sani', 'hunter');
  const talent = await newMember(request, 'Sade Cole', 'talent');
  const { jobId } = await fund(request, { hunter, talent }, 100_000);
  const atTalent = await pageOf(browser, talent);
  await atTalent.goto(orderPath(talent, jobId));
  await atTalent.getByRole('button', { name: 'Ask for more time' }).click();
  const asking = atTalent.getByRole('dialog');
  await asking.getByRole('button', { name: 'Ask for more time' }).click();
  await expect(asking).toContainText('Enter 1 to 60 whole days');
  await asking.getByLabel('How many more days?').fill('7');
  await asking.getByLabel('Why?').fill(REASON);
  await expectNoViolations(atTalent);
  await asking.getByRole('button', { name: 'Ask for more time' }).click();
  await expect(asking).toBeHidden();
  await expect(atTalent.getByText('Your deadlines are paused until you get an answer.')).toBeVisible();
  await expect(atTalent.getByText('Deadline paused').first()).toBeVisible();
  await atTalent.getByRole('button', { name: 'Withdraw request' }).click();
  await expectNoViolations(atTalent);
  await atTalent.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(atTalent.getByText('Sade Cole withdrew the request for 7 more days')).toBeVisible();
  await call(request, talent, 'POST', `job/extension/${jobId}`, { days: '7', reason: REASON });

  const atHunter = await pageOf(browser, hunter);
  await atHunter.goto(orderPath(hunter, jobId));
  await expect(atHunter.getByText(/The request lapses\./).first()).toBeVisible();
  await atHunter.getByRole('button', { name: 'Answer the request' }).click();
  const answering = atHunter.getByRole('dialog');
  await expect(answering).toContainText(REASON);
  await expectNoViolations(atHunter);
  await answering.getByRole('button', { name: 'Grant 7 days' }).click();
  await expect(answering).toBeHidden();
  await expect(atTalent.getByText('(7 days granted)').first()).toBeVisible();
  await expect(atTalent.getByText('Your turn: start the work')).toBeVisible();
  await expect(atTalent.getByText('Hauwa Sani granted 7 more days')).toBeVisible();
});

test.describe('with the clock ahead', () => {
  test.describe.configure({ timeout: 240_000 });

  test('a request lapses after 48 hours, and a miss can be waived', async ({ browser }) => {
    const { launch, api, open } = own;
    let end = await launch();
    const calls = await api();
    const hunter = await newMember(calls, 'Hauwa Sani', 'hunter');
    const talent = await newMember(calls, 'Sade Cole', 'talent');
    const asked = await fund(calls, { hunter, talent }, 100_000);
    await call(calls, talent, 'POST', `job/extension/${asked.jobId}`, { days: '7', reason: REASON });
    const late = await fund(calls, { hunter, talent }, 100_000);
    await calls.dispose();
    await end();
    end = await launch(6);
    try {
      const page = await open(browser, talent, orderPath(talent, asked.jobId));
      await expect(page.getByText('No answer to the request for 7 more days')).toBeVisible({
        timeout: 120_000,
      });
      await expect(page.getByText('To be submitted')).toHaveCount(2);
      const atHunter = await open(browser, hunter, orderPath(hunter, late.jobId));
      await expect(atHunter.getByText('N85,500').first()).toBeVisible();
      await atHunter.getByRole('button', { name: 'Waive the penalty of First sketches' }).click();
      await expect(atHunter.getByRole('dialog')).toContainText('N5,000');
      await atHunter.getByRole('dialog').getByRole('button', { name: 'Waive the penalty' }).click();
      await expect(atHunter.locator('#main').getByText('Penalty waived')).toBeVisible();
      await expect(atHunter.getByText('N90,000').first()).toBeVisible();
    } finally {
      await end();
    }
  });
});
