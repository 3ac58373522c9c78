/** Slow 3G for a page and its service worker: 400 kbit/s both ways, 400 ms latency. */
import type { Browser, Page } from '@playwright/test';
import { commandWorkers } from './workers.ts';

const BYTES_PER_SECOND = 50_000;
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};

/** Slows the page down; `processor` is the CPU slowdown factor, 1 for none. */
export async function slowDown(page: Page, processor = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}

/** Applies the same network to all current and future service workers, which page settings do not reach. Returns an undo function. */
export async function slowWorkers(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  await commandWorkers(session, [
    ['Network.enable', {}],
    ['Network.emulateNetworkConditions', SLOW_3G],
  ]);
  return () => session.detach();
}
