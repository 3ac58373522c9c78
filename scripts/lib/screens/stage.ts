/** What pictures are taken of, and with: a product of its own with the example market, and a browser in the font of most phones. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserEnvironment, findBrowser } from '../../../e2e/support/browser.ts';
import { copyPrepared } from '../../../e2e/support/prepared-data.ts';
import { launchProduct } from '../../../e2e/support/start-product.ts';
import { freePort } from '../free-port.ts';
import { ROOT } from '../root.ts';
import { ensureWebBuilt } from '../web-build.mjs';

const PHONE_FONTS = join(import.meta.dirname, 'phone-fonts.conf');

/** A product on the example market that is kept for tests, gone afterwards. */
export async function withProduct<T>(use: (url: string) => Promise<T>): Promise<T> {
  await ensureWebBuilt(ROOT, process.execPath);
  const data = mkdtempSync(join(tmpdir(), 'adire-screens-'));
  await copyPrepared('market', data);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const end = await launchProduct({ PORT: port, PUBLIC_URL: url, DATA_DIR: data });
  try {
    return await use(url);
  } finally {
    await end();
    rmSync(data, { recursive: true, force: true });
  }
}

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
