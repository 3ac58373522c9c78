/** The brief's editor comes when somebody begins to write: no key is lost, and without it plain text is posted. */
import { expect, type Page, test } from '@playwright/test';
import { newMember, pageOf, unique } from './support/people.ts';

const EDITOR = /rich-text-editor/;

function briefOn(page: Page) {
  return page.getByRole('textbox', { name: 'Job brief' });
}

test('what is typed while the editor is on its way is all there, and one writes on behind it', async ({
  browser,
  request,
}) => {
  const page = await pageOf(browser, await newMember(request, 'Kemi Ogunleye', 'hunter'));
  const held = Promise.withResolvers<void>();
  await page.route(EDITOR, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/hunterDashboard/createJob');
  await briefOn(page).click();
  await page.keyboard.type('One  mark <in> indigo, ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('for ');
  held.resolve();
  await page.keyboard.type('jars, soap and the paper that they are wrapped in, in two sizes; ', {
    delay: 20,
  });
  await expect(page.locator('.tiptap')).toBeFocused();
  await page.keyboard.type('thank you');
  await expect(page.locator('.tiptap p')).toHaveText([
    'One  mark <in> indigo, ',
    'for jars, soap and the paper that they are wrapped in, in two sizes; thank you',
  ]);
  await expect(page.getByText('Describe the job')).toBeHidden();
});

test('where the editor cannot be loaded, plain lines are posted', async ({ browser, request }) => {
  const page = await pageOf(browser, await newMember(request, 'Kemi Ogunleye', 'hunter'));
  await page.route(EDITOR, (route) => route.abort());
  const title = `Plain brief ${unique()}`;
  await page.goto('/hunterDashboard/createJob');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await briefOn(page).fill('Indigo & white.\nTwo sizes.');
  await expect(page.getByText('Formatting is unavailable. Plain text still works')).toBeVisible();
  await page.getByLabel('Skill').selectOption({ index: 1 });
  await page.getByLabel('Price budget').fill('150000');
  await page.getByLabel('1', { exact: true }).check();
  const milestone = page.getByRole('group', { name: 'First milestone' });
  await milestone.getByLabel('Title').fill('All of it');
  await milestone.getByLabel('Due (days)').fill('5');
  await milestone.getByLabel('Penalty (%)').fill('5');
  await milestone.getByLabel('Description').fill('As the brief says.');
  const posted = page.waitForRequest((sent) => sent.url().endsWith('/api/job/store'));
  await page.getByRole('button', { name: 'Create job' }).click();
  expect((await posted).postDataJSON()).toMatchObject({
    job_description: '<p>Indigo &amp; white.</p><p>Two sizes.</p>',
  });
  await expect(page).toHaveURL(/\/DashboardHomeContent/);
  await page.goto('/hunterDashboard/createJob');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
});
