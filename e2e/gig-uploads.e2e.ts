/** Gallery uploads: refused files, broken networks, and media that plays only on request. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { draftGig, FILES_FIELD, galleryItems } from './support/gigs.ts';
import { film, onDisk, picture, sound } from './support/media.ts';
import { newMember, pageOf } from './support/people.ts';

/** Allows for the two retries of an upload before it reports that it has stopped. */
const PATIENT = { timeout: 30_000 };

/** Collects the byte offset at which each part of an upload began. */
function followParts(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

test('files of a wrong kind or too large are refused by name, and the others go', async ({
  browser,
  request,
}) => {
  const talent = await newMember(request, 'Zainab Bello', 'talent');
  const id = await draftGig(request, talent, 'Posters');
  const page = await pageOf(browser, talent);
  await page.goto(`/editGig/${id}?step=gallery`);
  await page
    .getByLabel(FILES_FIELD)
    .setInputFiles([
      { name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'wedding.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(15_000_001) },
      { name: 'no-picture.png', mimeType: 'image/png', buffer: Buffer.from('text') },
      await picture('good.png', '#d9942b'),
    ]);
  await expect(
    page.getByText("contract.pdf: We don't accept this type of file here. Choose another one"),
  ).toBeVisible();
  await expect(page.getByText('wedding.mp4: Choose a file under 15 MB')).toBeVisible();
  await expect(galleryItems(page)).toHaveCount(1);
  const refused = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(refused).toHaveCount(1);
  await expect(
    refused.getByText("This file is empty, damaged or of a type we don't accept here. Choose another one"),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Remove no-picture.png' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('button', { name: 'Remove Picture 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Remove Picture 1?' })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(galleryItems(page)).toHaveCount(0);
});

test('an upload that the network cut goes on where it stopped', async ({ browser, request }) => {
  const talent = await newMember(request, 'Kofi Mensah', 'talent');
  const id = await draftGig(request, talent, 'Murals');
  const page = await pageOf(browser, talent);
  await page.goto(`/editGig/${id}?step=gallery`);
  const offsets = followParts(page);
  let cut = true;
  await page.route('**/api/uploads/*', (route) =>
    cut && Number(route.request().headers()['upload-offset']) >= 2_000_000 ? route.abort() : route.continue(),
  );
  await page.getByLabel(FILES_FIELD).setInputFiles(await film(page, 'mural.mp4', 3_400_000));
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(row.getByText(/^Stopped at 59% of 3\.4 MB$/)).toBeVisible(PATIENT);
  await expect(
    row.getByText("We can't reach Adire. Check your connection and try again.", { exact: true }),
  ).toBeVisible();
  cut = false;
  offsets.length = 0;
  await row.getByRole('button', { name: 'Resume mural.mp4' }).click();
  await expect(galleryItems(page)).toHaveCount(1, PATIENT);
  expect(offsets).toEqual([2_000_000, 3_000_000]);
});

test('an upload that was offline goes on by itself', async ({ browser, request }) => {
  const talent = await newMember(request, 'Sade Ojo', 'talent');
  const id = await draftGig(request, talent, 'Covers');
  const page = await pageOf(browser, talent);
  await page.goto(`/editGig/${id}?step=gallery`);
  let left = false;
  await page.route('**/api/uploads/*', async (route) => {
    if (!left && Number(route.request().headers()['upload-offset']) >= 1_000_000) {
      left = true;
      await page.context().setOffline(true);
      return route.abort();
    }
    return route.continue();
  });
  await page.getByLabel(FILES_FIELD).setInputFiles(await film(page, 'film.mp4', 2_500_000));
  await expect(page.getByText(/^Waiting for a connection: \d+% sent$/)).toBeVisible(PATIENT);
  await page.context().setOffline(false);
  await expect(galleryItems(page)).toHaveCount(1, PATIENT);
});

test('after a reload the same file goes on, and Cancel ends an upload for good', async ({
  browser,
  request,
}) => {
  const talent = await newMember(request, 'Ife Balogun', 'talent');
  const id = await draftGig(request, talent, 'Prints');
  const page = await pageOf(browser, talent);
  await page.goto(`/editGig/${id}?step=gallery`);
  let cut = true;
  await page.route('**/api/uploads/*', (route) =>
    cut && Number(route.request().headers()['upload-offset']) >= 2_000_000 ? route.abort() : route.continue(),
  );
  const path = onDisk(await film(page, 'print.mp4', 3_400_000));
  await page.getByLabel(FILES_FIELD).setInputFiles(path);
  await expect(page.getByText(/^Stopped at/)).toBeVisible(PATIENT);
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await expect(page.getByText(/print\.mp4 \(3\.4 MB\) didn't finish uploading/)).toBeVisible();
  cut = false;
  const offsets = followParts(page);
  await page.getByLabel(FILES_FIELD).setInputFiles(path);
  await expect(galleryItems(page)).toHaveCount(1, PATIENT);
  expect(offsets[0]).toBe(2_000_000);
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  await page.reload();
  await expect(galleryItems(page)).toHaveCount(1);
  await expect(page.getByText("didn't finish uploading")).toHaveCount(0);

  cut = true;
  const ended = page.waitForRequest(
    (one) => one.method() === 'DELETE' && one.url().includes('/api/uploads/'),
  );
  await page.getByLabel(FILES_FIELD).setInputFiles(onDisk(await film(page, 'other.mp4', 2_400_000)));
  await expect(page.getByText(/^Stopped at/)).toBeVisible(PATIENT);
  await page.getByRole('button', { name: 'Cancel other.mp4' }).click();
  await ended;
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  await page.reload();
  await expect(galleryItems(page)).toHaveCount(1);
  await expect(page.getByText("didn't finish uploading")).toHaveCount(0);
});

test('sound and video load when they are asked for, and not before', async ({ browser, request }) => {
  const talent = await newMember(request, 'Ngozi Eze', 'talent');
  const id = await draftGig(request, talent, 'Jingles');
  const page = await pageOf(browser, talent);
  await page.goto(`/editGig/${id}?step=gallery`);
  await page.getByLabel(FILES_FIELD).setInputFiles([sound('jingle.mp3', 2), await film(page, 'film.mp4')]);
  await expect(galleryItems(page)).toHaveCount(2, PATIENT);
  const played: string[] = [];
  page.on('request', (one) => {
    if (/\.(mp3|mp4)$/.test(one.url())) played.push(one.url());
  });
  await page.reload();
  await expect(galleryItems(page)).toHaveCount(2);
  expect(played).toEqual([]);
  await page.getByRole('button', { name: /^Play sound: Sound 1, 2 seconds, \d+ kB$/ }).click();
  await expect.poll(() => page.evaluate(playedSeconds('audio'))).toBeGreaterThan(0);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Play video: Video 2/ }).click();
  await expect.poll(() => page.evaluate(playedSeconds('video'))).toBeGreaterThan(0);
  expect(played).toHaveLength(2);
});

/** Runs in the page; as text, because these types have no DOM. */
function playedSeconds(tag: 'audio' | 'video'): string {
  return `document.querySelector('dialog ${tag}')?.currentTime ?? 0`;
}
