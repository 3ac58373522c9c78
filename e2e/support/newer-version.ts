/** The product as users see it when a newer version is released: the files of the older one are gone. */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ReleaseProxy = {
  url: string;
  /**
   * From now on every page contains `mark`, the service worker is a new one, and files matching `gone` do not exist. The new
   * app's first file fails `broken` times, because browsers may retry a broken connection by themselves.
   */
  release: (mark: string, gone: RegExp, broken?: number) => void;
  /** Returns how often the new app's first file failed. */
  refused: () => number;
  close: () => Promise<void>;
};

const FIRST_FILE = /\/assets\/index-([\w-]+?)\.js/g;

/** Starts a proxy in front of the product at `product`. */
export async function startReleaseProxy(product: string): Promise<ReleaseProxy> {
  let refused = 0;
  let newer: { mark: string; gone: RegExp; broken: number } | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (newer?.gone.test(path)) return response.writeHead(404).end();
    if (newer && /-2\.js$/.test(path) && refused < newer.broken) {
      refused += 1;
      return response.writeHead(502).end();
    }
    // The product may close a kept-alive connection just as it is reused.
    const asked = get(product + path.replace(/^(\/assets\/index-.*)-2\.js$/, '$1.js'), {
      headers: { accept: request.headers.accept ?? '*/*' },
      agent: false,
    });
    const [given] = (await once(asked, 'response')) as [IncomingMessage];
    let body = await buffer(given);
    if (newer) body = renewed(path, body, given.headers['content-type'] ?? '', newer.mark);
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'location']) {
      const value = given.headers[name];
      if (value) response.setHeader(name, value);
    }
    return response.writeHead(given.statusCode ?? 502).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (mark, gone, broken = 0) => {
      newer = { mark, gone, broken };
    },
    refused: () => refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the file of the new version: another first file, another worker, and a mark on pages. */
function renewed(path: string, body: Buffer<ArrayBuffer>, type: string, mark: string): Buffer<ArrayBuffer> {
  const page = type.startsWith('text/html');
  if (!page && path !== '/worker.js') return body;
  const text = body
    .toString()
    .replaceAll(FIRST_FILE, '/assets/index-$1-2.js')
    .replace(/([`"'])[0-9a-f]{12}\1/, '$1000000000002$1');
  return Buffer.from(page ? text.replace('<body>', `<body data-version="${mark}">`) : text);
}
