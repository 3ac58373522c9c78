/** A talent's own page: what to do next, picture, story line and description in a dialog, reviews. */
import { expect, test } from '@playwright/test';
import { newMember, pageOf } from './support/people.ts';
import { smallPicture } from './support/picture.ts';

const STORY = 'I draw characters that people remember.';

test('a new talent completes the page step by step', async ({ browser, request }) => {
  const page = await pageOf(browser, await newMember(request, 'Amaka Obi', 'talent'));
  await page.goto('/publicProfile');
  await expect(page.getByRole('heading', { level: 1, name: 'Amaka Obi' })).toBeVisible();
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Complete your profile' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByLabel('Picture (optional)');
  await picture.setInputFiles({ ...smallPicture('large.png'), buffer: Buffer.alloc(2_000_001) });
  await expect(dialog.getByText('The picture must not be greater than 2MB')).toBeVisible();
  await picture.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
  await expect(dialog.getByText('This type of file is not accepted here')).toBeVisible();
  await picture.setInputFiles({ name: 'no-picture.png', mimeType: 'image/png', buffer: Buffer.from('text') });
  await dialog.getByLabel('Story line').fill(STORY);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('[id$="-error"]')).toHaveCount(1);
  await expect(dialog.getByLabel('Story line')).toHaveValue(STORY);

  await picture.setInputFiles(smallPicture('me.png'));
  await expect(dialog.getByAltText('As others will see it')).toBeVisible();
  await dialog.getByLabel('Description').fill('Nine years of posters.\nFrom Lagos to Nairobi.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User Profile Update Successful.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  const circle = page.getByRole('main').locator('img').first();
  await expect(circle).toHaveAttribute('src', /^\/images\/profiles\//);
  expect(await circle.boundingBox()).toMatchObject({ width: 160, height: 160 });
  await expect(page.getByRole('main').getByText(STORY)).toBeVisible();
  await expect(page.getByText('Nine years of posters.')).toBeVisible();
  await expect(page.getByText('Your next steps')).toHaveCount(0);
  await page.getByRole('link', { name: 'Find open jobs' }).click();
  await expect(page).toHaveURL(/\/jobrequest/);
});

test('what is typed in the dialog survives closing it, and Cancel throws it away', async ({
  browser,
  request,
}) => {
  const page = await pageOf(browser, await newMember(request, 'Efua Boateng', 'talent'));
  await page.goto('/publicProfile');
  const edit = page.getByRole('button', { name: 'Edit picture and story' });
  const dialog = page.getByRole('dialog');
  const story = dialog.getByLabel('Story line');
  await edit.click();
  await story.fill(STORY);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(STORY);
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(story).toHaveValue(STORY);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect(story).toHaveValue('');
});
