/** Counts what a browser sends and receives, headers included, for a page and for the service worker behind it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { commandWorkers } from './workers.ts';

type NetworkEvent = {
  encodedDataLength?: number;
  headers?: Record<string, string>;
  request?: { postData?: string };
};

/** In bytes. */
export type Data = { received: number; sent: number; requests: number };

const HEARD = [
  'Network.requestWillBeSent',
  'Network.requestWillBeSentExtraInfo',
  'Network.loadingFinished',
] as const;
/** Milliseconds without traffic after which a step counts as finished. */
const QUIET_MS = 1200;

/** Starts counting. The live stream never ends, so it is counted with the step that opened it. */
export async function startMeter(browser: Browser, page: Page) {
  let received = 0;
  let sent = 0;
  let requests = 0;
  const hear = (method: string, event: NetworkEvent) => {
    if (method === 'Network.requestWillBeSent') sent += event.request?.postData?.length ?? 0;
    else if (method === 'Network.requestWillBeSentExtraInfo') {
      // This event is sent only for requests that leave the browser, not for cached ones.
      requests += 1;
      sent += headerBytes(event.headers ?? {});
    } else received += event.encodedDataLength ?? 0;
  };
  const session = await page.context().newCDPSession(page);
  for (const method of HEARD) session.on(method, (event) => hear(method, event as NetworkEvent));
  await session.send('Network.enable');
  const workers = await browser.newBrowserCDPSession();
  await commandWorkers(workers, [['Network.enable', {}]], (method, event) => {
    if (HEARD.some((one) => one === method)) hear(method, event as NetworkEvent);
  });
  return {
    async quiet(): Promise<void> {
      for (let before = -1; before !== received; ) {
        before = received;
        await sleep(QUIET_MS);
      }
    },
    /** Returns the counts since the last call. */
    take(): Data {
      const taken = { received, sent, requests };
      received = 0;
      sent = 0;
      requests = 0;
      return taken;
    },
  };
}

/** Counts each header as `name: value` plus a line end. The request line itself is not reported. */
function headerBytes(headers: Record<string, string>): number {
  return Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
}
