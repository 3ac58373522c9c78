/** Slow 3G for a page and for the worker behind it: 400 kbit/s both ways, 400 ms before each answer. */
import type { Browser, Page } from '@playwright/test';
import { commandWorkers } from './workers.ts';

const BYTES_PER_SECOND = 50_000;
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};

/** `processor` is how many times slower it works; 1 leaves it as it is. */
export async function slowDown(page: Page, processor = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

/** The same network for every service worker that runs or comes; a page's own settings do not reach it. Returns how to undo it. */
export async function slowWorkers(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  await commandWorkers(session, [
    ['Network.enable', {}],
    ['Network.emulateNetworkConditions', SLOW_3G],
  ]);
  return () => session.detach();
}
