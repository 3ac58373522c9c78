/** Creating and managing gigs: the two steps, the order of the gallery, and what the talent can do with them later. */
import { expect, type Page, test } from '@playwright/test';
import { draftGig, FILES_FIELD, galleryItems, liveGig } from './support/gigs.ts';
import { film, picture, sound } from './support/media.ts';
import { newMember, pageOf, unique } from './support/people.ts';
import { smallPicture } from './support/picture.ts';
import { toast } from './support/way-in.ts';

function handleOf(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^Move ${name}, place`) });
}

async function fillOverview(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description', { exact: true }).fill('Three directions, and you choose one.');
  await page.getByLabel('Category').selectOption('Voiceover artist');
  await expect(page.getByLabel('Skill').locator('option')).toHaveCount(5);
  await page.getByLabel('Category').selectOption('Creative visualizers');
  await page.getByLabel('Skill').selectOption('Brand identity');
  await page.getByLabel('Price').fill('25000');
  await page.getByLabel('Delivery (days)').fill('5');
  await page.getByLabel('Included, line 1').fill('Vectors as AI and PDF');
}

/** Waits for the answer to the next change of the gallery's order. */
function arranged(page: Page) {
  return page.waitForResponse((one) => one.url().includes('/api/gallery/order/'));
}

test('a new talent makes a gig in two steps, publishes it, and it is on the profile', async ({
  browser,
  request,
}) => {
  const title = `Brand mark ${unique()}`;
  const page = await pageOf(browser, await newMember(request, 'Amaka Obi', 'talent'));
  await page.goto('/publicProfile');
  await expect(page.getByRole('heading', { name: 'No portfolio yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Portfolio' }).click();
  await expect(page).toHaveURL(/\/creategig$/);
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toContainText(['Overview', 'Gallery']);
  await fillOverview(page, title);
  await expect(page.getByText('You receive N22,500 after the 10% fee')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(page).toHaveURL(/\/creategig\?gig=.*&step=gallery$/);
  await page.reload();
  await expect(page.getByText('png, jpeg, mp3, mp4, not greater than 15MB')).toBeVisible();
  await expect(page.getByText('Add a picture, sound or video before you publish.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  const files = [await picture('one.png', '#3a49b4'), sound('two.mp3', 3), await film(page, 'three.mp4')];
  await page.getByLabel(FILES_FIELD).setInputFiles(files);
  await expect(toast(page, 'upload successful.')).toBeVisible();
  await expect(galleryItems(page)).toHaveCount(3);
  await expect(galleryItems(page).nth(0).getByText('Cover')).toBeVisible();
  await expect(galleryItems(page).nth(1).locator('svg rect')).toHaveCount(64);
  await expect(
    galleryItems(page)
      .nth(1)
      .getByText(/^0:03 · /),
  ).toBeVisible();
  await expect(galleryItems(page).nth(2).locator('picture img')).toHaveJSProperty('complete', true);

  await handleOf(page, 'Video 3').focus();
  const first = arranged(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Video 3 moved to place 2 of 3')).toBeAttached();
  await expect(handleOf(page, 'Video 2')).toBeFocused();
  await first;
  const second = arranged(page);
  await page.getByRole('button', { name: 'Make Sound 3 the cover' }).click();
  await expect(galleryItems(page).nth(0).getByText('Sound 1')).toBeVisible();
  await expect(galleryItems(page).nth(0).getByText('Cover')).toBeVisible();
  await second;
  await page.reload();
  await expect(galleryItems(page).nth(0).getByText('Sound 1')).toBeVisible();
  await expect(galleryItems(page).nth(2).getByText('Video 3')).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/publicProfile$/);
  const card = page.getByRole('list', { name: 'Your gigs' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(card.getByText('From N25,000')).toBeVisible();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
});

test('a talent pauses, changes and deletes a gig from the profile', async ({ browser, request }) => {
  const title = `Poster ${unique()}`;
  const talent = await newMember(request, 'Amaka Obi', 'talent');
  await liveGig(request, talent, title);
  const page = await pageOf(browser, talent);
  await page.goto('/publicProfile');
  const card = page.getByRole('list', { name: 'Your gigs' }).getByRole('listitem');
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  const more = card.getByRole('button', { name: `More for ${title}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(card.getByText('Paused', { exact: true })).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Publish again' }).click();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();

  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Title').fill(`${title} again`);
  await page.getByLabel('Price').fill('30000');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(toast(page, 'Edited')).toBeVisible();
  await expect(page).toHaveURL(/\/editGig\/.*\?step=gallery$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByText('From N30,000')).toBeVisible();

  await card.getByRole('button', { name: `More for ${title} again` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete gig' }).click();
  await expect(page.getByRole('heading', { name: 'No portfolio yet' })).toBeVisible();
});

test('items are dragged by their handle', { tag: '@both' }, async ({ browser, request }, { project }) => {
  const talent = await newMember(request, 'Uche Okoro', 'talent');
  const id = await draftGig(request, talent, 'Dragged');
  const page = await pageOf(browser, talent);
  await page.goto(`/editGig/${id}?step=gallery`);
  await page.getByLabel(FILES_FIELD).setInputFiles([smallPicture('first.png'), sound('second.mp3', 1)]);
  await expect(galleryItems(page)).toHaveCount(2);
  const handle = handleOf(page, 'Sound 2');
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await galleryItems(page).nth(0).boundingBox();
  if (!from || !to) throw new Error(`nothing to drag on ${project.name}`);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 30, { steps: 8 });
  const kept = arranged(page);
  await page.mouse.up();
  expect((await kept).ok()).toBe(true);
  await expect(galleryItems(page).nth(0).getByText('Sound 1')).toBeVisible();
});
