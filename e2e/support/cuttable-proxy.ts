/** A proxy between a browser and the product that can be cut in the middle of a transfer. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';

export type CuttableProxy = {
  /** Address at which browsers reach the product through the proxy. */
  origin: string;
  /** Breaks all transfers and blocks new ones until `mend`. */
  cut(): void;
  mend(): void;
  /** Returns the number of bytes sent to the product so far. */
  carried(): number;
  close(): void;
};

export async function startCuttableProxy(to: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let whole = true;
  let carried = 0;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(Number(port), hostname);
    near.on('data', (chunk) => {
      carried += chunk.length;
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      whole = false;
      breakAll();
    },
    mend: () => (whole = true),
    carried: () => carried,
    close() {
      server.close();
      breakAll();
    },
  };
}

/** Limits the page's upload to `bytesPerSecond`; returns a function that changes the limit, -1 for none. */
export async function sendSlowly(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  await session.send('Network.enable');
  await speed(bytesPerSecond);
  return speed;
}
