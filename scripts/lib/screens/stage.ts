/** What takes the pictures: a browser with the font of most phones. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserEnvironment, findBrowser } from '../../../e2e/support/browser.ts';

const PHONE_FONTS = join(import.meta.dirname, 'phone-fonts.conf');

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await findBrowser();
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? { FONTCONFIG_FILE: PHONE_FONTS }
    : {};
  const browser = await chromium.launch({
    executablePath,
    args,
    env: browserEnvironment({ ...env, ...fonts }),
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
