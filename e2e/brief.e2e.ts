/** The brief: three plain questions, filled in by a template, which can be posted even without the editor. */
import { expect, test } from '@playwright/test';
import { cardOf, choose } from './support/job-cards.ts';
import { newMember, pageOf, unique } from './support/people.ts';

const BRIEF =
  '<p>Indigo &amp; white.</p><p>Two sizes.</p><h3>Who it is for</h3><p>Who will see it:</p>' +
  '<p>Where, e.g. on a jar, a phone or a wall:</p><h3>Must have</h3><ul><li><p>A loom</p></li></ul>';

test('a template and three answers are posted, where the editor cannot be loaded, and changed as three answers', async ({
  browser,
  request,
}) => {
  const page = await pageOf(browser, await newMember(request, 'Kemi Ogunleye', 'hunter'));
  await page.route(/rich-text-editor/, (route) => route.abort());
  const title = `Plain brief ${unique()}`;
  await page.goto('/hunterDashboard/createJob');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('What do you need?').fill('Indigo & white.\nTwo sizes.');
  await page.getByLabel('Skill').selectOption('Logo design');
  await page.getByRole('button', { name: 'Use a template' }).click();
  await expect(page.getByLabel('What must it have?')).toHaveValue(/^PDF for print/);
  await page.getByLabel('What must it have?').fill('A loom');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(page.getByText('Formatting is unavailable. Plain text still works')).toBeVisible();
  await page.getByLabel('Price budget').fill('150000');
  await page.getByLabel('1', { exact: true }).check();
  const milestone = page.getByRole('group', { name: 'First milestone' });
  await milestone.getByLabel('Title').fill('All of it');
  await milestone.getByLabel('Due (days)').fill('5');
  await milestone.getByLabel('Penalty (%)').fill('5');
  await milestone.getByLabel('Description').fill('As the brief says.');
  const posted = page.waitForRequest((sent) => sent.url().endsWith('/api/job/store'));
  await page.getByRole('button', { name: 'Create job' }).click();
  expect((await posted).postDataJSON()).toMatchObject({ job_description: BRIEF });
  await expect(page).toHaveURL(/\/DashboardHomeContent/);
  await choose(page, cardOf(page, title), 'Edit job');
  await expect(page.getByRole('dialog').getByLabel('What must it have?')).toHaveValue('A loom');
  await page.goto('/hunterDashboard/createJob');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
});
