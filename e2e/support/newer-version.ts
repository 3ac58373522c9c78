/** The product as its users meet it when a newer version is released: the files of the older one are gone. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Released = {
  url: string;
  /** From now on every page carries this mark, the worker is another one, and files matching `gone` are not there. */
  release: (mark: string, gone: RegExp) => void;
  close: () => Promise<void>;
};

const FIRST_FILE = /\/assets\/index-([\w-]+?)\.js/g;

/** A proxy in front of the product at `product`. */
export async function releasing(product: string): Promise<Released> {
  let newer: { mark: string; gone: RegExp } | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (newer?.gone.test(path)) return response.writeHead(404).end();
    const headers = { accept: request.headers.accept ?? '*/*' };
    const given = await fetch(product + path.replace(/^(\/assets\/index-.*)-2\.js$/, '$1.js'), {
      headers,
      redirect: 'manual',
    });
    let body: Buffer<ArrayBuffer> = Buffer.from(await given.arrayBuffer());
    if (newer) body = renewed(path, body, given.headers.get('content-type') ?? '', newer.mark);
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'location']) {
      const value = given.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    return response.writeHead(given.status).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (mark, gone) => {
      newer = { mark, gone };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Another first file, another worker, and a mark on the page. */
function renewed(path: string, body: Buffer<ArrayBuffer>, type: string, mark: string): Buffer<ArrayBuffer> {
  const page = type.startsWith('text/html');
  if (!page && path !== '/worker.js') return body;
  const text = body
    .toString()
    .replaceAll(FIRST_FILE, '/assets/index-$1-2.js')
    .replace(/([`"'])[0-9a-f]{12}\1/, '$1000000000002$1');
  return Buffer.from(page ? text.replace('<body>', `<body data-version="${mark}">`) : text);
}
