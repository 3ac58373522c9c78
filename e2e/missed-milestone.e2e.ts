/** A missed milestone, as both sides see it: a separate product whose clock is set six days ahead between two starts. */
import { expect, test } from '@playwright/test';
import { prepareOwnProduct } from './support/ahead.ts';
import { fund } from './support/order-calls.ts';
import { call, newMember } from './support/people.ts';

const { url, launch, open, api } = await prepareOwnProduct('missed');

test.use({ baseURL: url });
test.describe.configure({ timeout: 180_000 });

/** Makes an order of N100,000 started today, with milestones due in 5 and 10 days at 5 % each. */
async function startOrder() {
  const end = await launch();
  const calls = await api();
  const two = {
    hunter: await newMember(calls, 'Hauwa Sani', 'hunter'),
    talent: await newMember(calls, 'Sade Cole', 'talent'),
  };
  const made = await fund(calls, two, 100_000);
  await call(calls, two.talent, 'PUT', `job/startjob/${made.jobId}`);
  await calls.dispose();
  await end();
  return { ...two, made };
}

test('a missed milestone costs its penalty, to the kobo, and both were notified', async ({ browser }) => {
  const { hunter, talent, made } = await startOrder();
  const end = await launch(6);
  try {
    const atTalent = await open(browser, talent, `/order/submittedProject/${made.jobId}`);
    await expect(atTalent.getByText('Missed', { exact: true })).toBeVisible();
    await expect(atTalent.getByText('N85,500').first()).toBeVisible();

    const calls = await api();
    await call(calls, talent, 'POST', `job/submitjob/${made.jobId}`, { comment: 'The poster, a day late.' });
    await calls.dispose();

    const atHunter = await open(browser, hunter, `/hunterDashboard/SubmittedProjects/detail/${made.jobId}`);
    await atHunter.getByRole('button', { name: 'Accept', exact: true }).click();
    const dialog = atHunter.getByRole('dialog');
    await expect(dialog).toContainText('N5,000');
    await expect(dialog).toContainText('N9,500');
    await expect(dialog).toContainText('N85,500');
    await dialog.getByRole('button', { name: 'Accept and release N100,000' }).click();
    await expect(atHunter.getByText('Project Accepted')).toBeVisible();

    await atTalent.goto(`${url}/earning`);
    await expect(atTalent.getByText('N85,500').first()).toBeVisible();
    await atHunter.goto(`${url}/hunterDashboard/CompletedProjects`);
    await atHunter.getByRole('button', { name: /Withdrawal/ }).click();
    await expect(atHunter.getByRole('dialog')).toContainText('N5,000');
  } finally {
    await end();
  }
});
