/** Large files over a failing network: uploads resume by themselves, on the next press or after a reload, and arrive intact. */
import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { FILE, lines, open, sendLine } from './support/conversations.ts';
import { sendSlowly, startCuttableProxy } from './support/cuttable-proxy.ts';
import { film, onDisk } from './support/media.ts';
import { type Member, newMember, pageOf, twoPeople } from './support/people.ts';
import { toast } from './support/way-in.ts';

const FILM_BYTES = 3_000_000;
/** Maximum bytes that may be sent twice: one part of an upload. */
const PART_BYTES = 1_000_000;
/** Allowance in bytes for headers and other calls. */
const BESIDE_BYTES = 300_000;
const WAITING = /^Waiting for a connection: \d+% sent$/;

function formOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Kindly upload your past jobs' });
  return {
    dialog,
    file: dialog.getByLabel('Not greater than 5MB'),
    send: dialog.getByRole('button', { name: 'Update story' }),
    progress: dialog.getByRole('progressbar'),
  };
}

/** Opens the past-work form and fills in everything but the file. */
async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload past jobs' }).click();
  await formOf(page).dialog.getByLabel('Title').fill(title);
}

/** Returns the hash of a work's file as served. */
async function hashOfPiece(request: APIRequestContext, talent: Member, title: string): Promise<string> {
  const headers = { Authorization: `Bearer ${talent.token}` };
  const { gallery } = await (await request.get('/api/usergallery', { headers })).json();
  const pieces = (gallery.data as { title: string; media: { url: string } }[]).filter(
    (piece) => piece.title === title,
  );
  expect(pieces).toHaveLength(1);
  return hashOf(await (await request.get(`/${pieces[0]?.media.url}`)).body());
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Blocks all parts after the first until `mend` is called; collects the byte offset of each part. */
async function breakParts(page: Page) {
  let broken = true;
  const offsets: number[] = [];
  await page.route('**/api/uploads/*', (route) => {
    const offset = Number(route.request().headers()['upload-offset'] ?? 0);
    if (route.request().method() === 'PATCH') offsets.push(offset);
    return broken && offset >= PART_BYTES ? route.abort() : route.continue();
  });
  const mend = () => {
    broken = false;
    offsets.length = 0;
  };
  return { offsets, mend };
}

test('a network that is cut in the middle of past work loses one part at most; it goes on by itself', async ({
  browser,
  request,
  baseURL,
}) => {
  const talent = await newMember(request, 'Bola Kuti', 'talent');
  const wire = await startCuttableProxy(baseURL ?? '');
  const page = await pageOf(browser, talent);
  await page.goto(`${wire.origin}/viewpastjobs`);
  await fillIn(page, 'Harmattan film');
  const { dialog, file, send, progress } = formOf(page);
  const made = await film(page, 'harmattan.mp4', FILM_BYTES);
  const speed = await sendSlowly(page, 400_000);
  const before = wire.carried();
  await file.setInputFiles(made);
  await send.click();
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(60);

  wire.cut();
  await expect(dialog.getByText(WAITING)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel upload' })).toBeEnabled();
  await expectNoViolations(page);
  await speed(-1);
  wire.mend();
  await expect(toast(page, 'upload successful.').first()).toBeVisible({ timeout: 45_000 });
  await expect(dialog).toHaveCount(0);
  expect(wire.carried() - before).toBeLessThan(FILM_BYTES + PART_BYTES + BESIDE_BYTES);
  expect(await hashOfPiece(request, talent, 'Harmattan film')).toBe(hashOf(made.buffer));
  wire.close();
});

test('what does not get through says so; the next press goes on, and so does the same file after a reload', async ({
  browser,
  request,
}) => {
  const talent = await newMember(request, 'Kofi Mensah', 'talent');
  const page = await pageOf(browser, talent);
  await page.goto('/viewpastjobs');
  const { dialog, file, send } = formOf(page);
  const wall = await film(page, 'wall.mp4', FILM_BYTES);
  const path = onDisk(wall);

  const first = await breakParts(page);
  await fillIn(page, 'Market wall');
  await file.setInputFiles(path);
  await send.click();
  await expect(dialog.getByText(/^We can't reach Adire\./).first()).toBeVisible({ timeout: 30_000 });
  first.mend();
  await send.click();
  await expect(toast(page, 'upload successful.').first()).toBeVisible();
  expect(first.offsets).toEqual([1_000_000, 2_000_000]);

  await page.unrouteAll();
  const second = await breakParts(page);
  await fillIn(page, 'Market wall, again');
  await file.setInputFiles(path);
  await send.click();
  await expect.poll(() => second.offsets).toContain(PART_BYTES);
  await page.reload();
  second.mend();
  await dialog.getByLabel('Title').fill('After the reload');
  await file.setInputFiles(path);
  await send.click();
  await expect(page.getByRole('heading', { name: 'After the reload' })).toBeVisible();
  expect(second.offsets).toEqual([1_000_000, 2_000_000]);
  expect(await hashOfPiece(request, talent, 'After the reload')).toBe(hashOf(wall.buffer));
});

test('Cancel ends it for good, and the same file starts over', async ({ browser, request }) => {
  const talent = await newMember(request, 'Ife Balogun', 'talent');
  const page = await pageOf(browser, talent);
  await page.goto('/viewpastjobs');
  const { dialog, file, send, progress } = formOf(page);
  const parts = await breakParts(page);
  await fillIn(page, 'Prints');
  await file.setInputFiles(onDisk(await film(page, 'print.mp4', 2_400_000)));
  await send.click();
  await expect.poll(() => parts.offsets).toContain(PART_BYTES);
  const ended = page.waitForRequest(
    (one) => one.method() === 'DELETE' && one.url().includes('/api/uploads/'),
  );
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await ended;
  await expect(progress).toHaveCount(0);
  await expect(dialog.getByLabel('Title')).toHaveValue('Prints');
  parts.mend();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Prints' })).toBeVisible();
  expect(parts.offsets).toEqual([0, 1_000_000, 2_000_000]);
});

test('a message in the outbox resumes its upload after a reload, where the file had stopped', async ({
  browser,
  request,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const page = await open(browser, hunter, talent);
  const parts = await breakParts(page);
  const book = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(FILM_BYTES, '% ink\n')]);
  await page.getByLabel(/^Attach files/).setInputFiles({ ...FILE, buffer: book });
  await sendLine(page, talent, 'With the whole book');
  await expect.poll(() => parts.offsets).toContain(PART_BYTES);
  await page.reload();
  parts.mend();
  const line = lines(page, 'With the whole book');
  await expect(line.getByText(/^(Sent|Delivered|Read)$/)).toBeAttached();
  await expect(line).toHaveCount(1);
  expect(parts.offsets).toEqual([1_000_000, 2_000_000, 3_000_000]);
  const link = (await line.getByRole('link').getAttribute('href')) ?? '';
  expect(hashOf(await (await page.request.get(link)).body())).toBe(hashOf(book));
});
