/** The network between a browser and the product, to be cut in the middle of what it carries. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';

export type Wire = {
  /** The product at the other end of the wire. */
  origin: string;
  /** Everything under way breaks off, and nothing gets through, until it is mended. */
  cut(): void;
  mend(): void;
  /** How many bytes went to the product so far. */
  carried(): number;
  close(): void;
};

export async function layWire(to: string): Promise<Wire> {
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

/** The page sends so many bytes a second; what is returned changes that, -1 for as fast as it can. */
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
