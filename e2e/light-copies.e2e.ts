/** Sound and film on phones: the talent's browser makes a light copy during the upload, which the hunter plays until acceptance. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { fund } from './support/order-calls.ts';
import { call, newMember, pageOf } from './support/people.ts';

const FILM = {
  name: 'boats-home.mp4',
  mimeType: 'video/mp4',
  buffer: readFileSync(join(import.meta.dirname, '../server/seed/films/boats-home.mp4')),
};

/** Returns the state of the film once it plays. */
async function played(page: Page) {
  const film = async <T>(property: string): Promise<T> =>
    page.evaluate<T>(`document.querySelector('video').${property}`);
  await expect(page.locator('video')).toBeVisible();
  await film('play()');
  return {
    seconds: await film<number>('duration'),
    height: await film<number>('videoHeight'),
    url: await film<string>('currentSrc'),
  };
}

test('a film is handed in with a light copy, which the hunter plays until it is paid for', async ({
  browser,
  request,
}) => {
  const [hunter, talent] = await Promise.all([
    newMember(request, 'Amaka Obi', 'hunter'),
    newMember(request, 'Tunde Alabi', 'talent'),
  ]);
  const { jobId } = await fund(request, { hunter, talent }, 240_000);
  await call(request, talent, 'PUT', `job/startjob/${jobId}`);

  await test.step('it is made while the film is sent', async () => {
    const page = await pageOf(browser, talent);
    await page.goto(`/order/submittedProject/${jobId}`);
    await page.getByRole('button', { name: 'Submit project' }).first().tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByPlaceholder('Please write a comment here').fill('The boats come home');
    await dialog.getByLabel('Add files').setInputFiles(FILM);
    await expect(dialog.getByText('Light preview sent')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Submit project' }).tap();
    await expect(dialog).toBeHidden();
  });
  const room = await pageOf(browser, hunter);
  await test.step('the hunter sees what it costs and plays it', async () => {
    await room.goto(`/proofRoom/${jobId}`);
    await expect(room.getByText(/· \d+ kB · less than N1 of data$/)).toBeVisible();
    await expect(room.getByText(/^Light preview with a watermark/)).toBeVisible();
    const { seconds, height, url } = await played(room);
    expect(seconds).toBeGreaterThan(2);
    expect(height).toBeLessThanOrEqual(360);
    expect(url).toMatch(/-proxy\.(webm|mp4)\?/);
    await expectNoViolations(room);
  });
  await test.step('accepted, it is the film itself', async () => {
    await call(request, hunter, 'PUT', `job/acceptsubmittedjob/${jobId}`, {});
    await room.goto(`/proofRoom/${jobId}`);
    expect((await played(room)).url).toMatch(/\/jobs\/submissions\/[0-9a-f]{32}\.mp4\?/);
  });
});
