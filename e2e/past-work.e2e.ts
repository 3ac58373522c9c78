/** The gallery of past work: uploads with their refusals, sound that plays on tap, and how others see it. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { film, picture, sound } from './support/media.ts';
import { newMember, pageOf } from './support/people.ts';
import { toast } from './support/way-in.ts';

test('a talent uploads past work, and a hunter looks at it', async ({ browser, request }) => {
  const talent = await newMember(request, 'Bola Kuti', 'talent');
  const page = await pageOf(browser, talent);
  const dialog = page.getByRole('dialog', { name: 'Kindly upload your past jobs' });
  const file = dialog.getByLabel('Not greater than 5MB');
  const send = dialog.getByRole('button', { name: 'Update story' });
  await page.goto('/viewpastjobs');
  await expect(page.getByRole('heading', { name: 'No past jobs yet' })).toBeVisible();

  await test.step('what is refused', async () => {
    await page.getByRole('button', { name: 'Upload past jobs' }).click();
    await send.click();
    await expect(dialog.getByText('Enter a title')).toBeVisible();
    await dialog.getByLabel('Title').fill('Harmattan jingle');
    await send.click();
    await expect(dialog.getByRole('paragraph').filter({ hasText: 'Choose a file' })).toBeVisible();
    await file.setInputFiles({ ...sound('long.mp3', 1), buffer: Buffer.alloc(5_000_001) });
    await expect(dialog.getByText('file must not be greater than 5MB...')).toBeVisible();
    await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(
      dialog.getByText("We don't accept this type of file here. Choose another one"),
    ).toBeVisible();
    await file.setInputFiles({ name: 'no.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') });
    await send.click();
    await expect(dialog.locator('[id$="-error"]')).toHaveCount(1);
    await expect(dialog.getByLabel('Title')).toHaveValue('Harmattan jingle');
    await expectNoViolations(page);
  });

  await test.step('a sound, a picture and a video', async () => {
    await file.setInputFiles(sound('jingle.mp3', 3));
    await dialog.getByLabel('Description').fill('For a radio station in Jos.');
    await send.click();
    await expect(toast(page, 'upload successful.').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    for (const [title, made] of [
      ['Blue poster', await picture('poster.png', '#3a49b4')],
      ['Short film', await film(page, 'film.mp4')],
    ] as const) {
      await page.getByRole('button', { name: 'Upload past jobs' }).click();
      await dialog.getByLabel('Title').fill(title);
      await file.setInputFiles(made);
      await send.click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await expectNoViolations(page);
  });

  await test.step('an upload that ends after its screen was left brings nobody back', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/usergallery', async (route) => {
      if (route.request().method() === 'POST') await held.promise;
      await route.continue();
    });
    await page.goto('/publicProfile');
    await page.getByRole('link', { name: 'View past jobs' }).click();
    await page.getByRole('button', { name: 'Upload past jobs' }).click();
    await dialog.getByLabel('Title').fill('Late poster');
    await file.setInputFiles(await picture('late.png', '#b4493a'));
    await send.click();
    await page.goBack();
    held.resolve();
    await expect(page.getByText('Late poster').first()).toBeVisible();
    await expect(page).toHaveURL(/publicProfile/);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'View past jobs' }).click();
  });

  await test.step('edit and delete', async () => {
    await page.getByRole('button', { name: 'Edit Blue poster' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Indigo poster');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Indigo poster' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Short film' }).click();
    await page.getByRole('button', { name: 'Delete past job' }).click();
    await expect(toast(page, 'Deleted Successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Short film' })).toHaveCount(0);
  });

  await test.step('nothing plays or loads before a tap', async () => {
    const hunter = await pageOf(browser, await newMember(request, 'Ngozi Eze', 'hunter'));
    const loaded: string[] = [];
    hunter.on('request', (one) => one.resourceType() === 'media' && loaded.push(one.url()));
    await hunter.goto(`/publicProfile/${talent.id}`);
    const link = hunter.getByRole('link', { name: 'Indigo poster, opens in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await hunter.goto(`/viewpastjobs/${talent.id}`);
    await expect(hunter.getByText('For a radio station in Jos.')).toBeVisible();
    await expect(hunter.getByRole('button', { name: /^(Edit|Delete|Upload)/ })).toHaveCount(0);
    expect(loaded).toEqual([]);
    await hunter.getByRole('button', { name: /^Play sound: Harmattan jingle/ }).click();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    await expectNoViolations(hunter);
  });
});
