/** A person with a phone: how fast they type, find a button and look at a screen. */
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { browserEnvironment, findBrowser } from '../../../e2e/support/browser.ts';

/** A phone's keyboard at 50 words a minute. */
export const KEY_MS = 240;
/** Finding a button and pressing it. */
export const TAP_MS = 800;
/** Looking at a new screen. */
export const LOOK_MS = 1500;
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Runs in a browser on a phone of 360 × 740, which is closed afterwards. */
export async function onPhone<Answer>(url: string, walk: (page: Page) => Promise<Answer>): Promise<Answer> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: browserEnvironment(env) });
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-NG' });
    return await walk(await context.newPage());
  } finally {
    await browser.close();
  }
}

export async function tap(target: Locator): Promise<void> {
  await target.page().waitForTimeout(TAP_MS);
  await target.tap();
}

export async function type(target: Locator, text: string): Promise<void> {
  await tap(target);
  await target.pressSequentially(text, { delay: KEY_MS });
}

export async function look(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.waitForTimeout(LOOK_MS);
}
