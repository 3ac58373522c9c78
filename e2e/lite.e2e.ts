/** Lite mode: no picture is fetched until it is tapped, by choice or because the device saves data. */
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { liveGig } from './support/gigs.ts';
import { type Member, newMember, pageOf, unique } from './support/people.ts';
import { chooseInMenu } from './support/way-in.ts';

async function gigOf(request: APIRequestContext): Promise<{ id: string; title: string; talent: Member }> {
  const talent = await newMember(request, 'Amaka Obi', 'talent');
  const title = `Woven marks ${unique()}`;
  return { id: await liveGig(request, talent, title), title, talent };
}

/** Blocks the live stream, because the network is never idle while it is open. */
async function withoutLive(page: Page): Promise<void> {
  await page.route('**/api/live', (route) => route.abort());
}

/** Collects the pictures that a page requests. */
function picturesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (one) => {
    if (new URL(one.url()).pathname.startsWith('/images/')) asked.push(one.url());
  });
  return asked;
}

async function lightPage(browser: Browser, member: Member): Promise<Page> {
  const page = await pageOf(browser, member);
  const connection = `{ saveData: true, effectiveType: '4g', addEventListener() {}, removeEventListener() {} }`;
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: ${connection} })`);
  return page;
}

test('switched on in the menu, pictures come when they are tapped, and stay', async ({
  browser,
  request,
}) => {
  const { id, title, talent } = await gigOf(request);
  const page = await pageOf(browser, talent);
  await withoutLive(page);
  await page.goto('/publicProfile');
  await chooseInMenu(page, 'Lite mode: same as device');
  const asked = picturesOf(page);
  await page.goto(`/gigDetails/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const show = page.getByRole('button', { name: 'Show picture' }).first();
  await expect(show).toBeVisible();
  await expectNoViolations(page);
  expect(asked).toEqual([]);
  await show.click();
  await expect(page.locator('picture img').first()).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
});

test('a device that saves data is asked for nothing, until its owner says otherwise', {
  tag: '@both',
}, async ({ browser, request }) => {
  const { id, title, talent } = await gigOf(request);
  const page = await lightPage(browser, talent);
  await withoutLive(page);
  const asked = picturesOf(page);
  await page.goto(`/gigDetails/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await chooseInMenu(page, 'Lite mode: same as device');
  // On phones the sheet stays open, so that the choice can be read.
  const on = page.getByRole('dialog').getByText('Lite mode: on');
  if (await on.isVisible()) await on.click();
  else await chooseInMenu(page, 'Lite mode: on');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
