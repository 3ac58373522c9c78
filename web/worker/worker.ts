/** The only worker of this site: the app opens without a network, nothing is fetched ahead, and no answer of the API passes through. */
import * as paths from '#contract/site/paths.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Set by the build: the files every screen needs, the first path segments of the app, and a hash of both. */
declare const SHELL: readonly string[];
declare const APP_PLACES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as WorkerScope;

/** Prefix of the cache of the app's page, stored under /start; the front page is the server's and needs a network. */
const PAGES = 'adire-shell-';
/** Files whose names change with their content: older versions stay for the tabs that still use them. */
const FILES = { name: 'adire-files', most: 300 };
const PICTURES = { name: 'adire-pictures', most: 80 };

const shellFiles = new Set(SHELL);
const appPlaces = new Set(APP_PLACES);

worker.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === '/push-worker.js' ? url : null),
});
worker.importScripts('/push-worker.js');

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const keep = event.data?.keep;
  if (Array.isArray(keep)) event.waitUntil(keepFiles(keep.filter(isFile)));
});
worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== worker.location.origin) return;
  if (event.request.mode === 'navigate') navigate(event, pathname);
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(event.request, FILES));
  // Parts of sound and video have another destination, and are too large to cache.
  else if (pathname.startsWith('/images/') && event.request.destination === 'image')
    event.respondWith(fromCache(event.request, PICTURES));
});

async function install(): Promise<void> {
  await keepFiles(SHELL);
  await keepPage(await fetch(paths.start, { cache: 'no-cache', headers: { accept: 'text/html' } }));
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PAGES) && name !== PAGES + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Screens of the app get the cached page, until another language is chosen; everything else is the server's. */
function navigate(event: FetchEvent, pathname: string): void {
  if (appPlaces.has(pathname.split('/')[1] ?? '')) event.respondWith(shellPage(event.request));
  else if (pathname.startsWith('/language/')) event.waitUntil(caches.delete(PAGES + VERSION));
  else if (pathname === '/')
    event.respondWith(fetch(event.request).catch(() => Response.redirect(paths.start, 302)));
}

/** Returns the cached page; without one, as after a change of language, the server's, which is cached for the next time. */
async function shellPage(request: Request): Promise<Response> {
  const kept = await caches.match(paths.start, { cacheName: PAGES + VERSION });
  if (kept) return kept;
  void fetch(paths.start, { headers: { accept: 'text/html' } })
    .then(keepPage)
    .catch(() => undefined);
  return fetch(request);
}

async function keepPage(page: Response): Promise<void> {
  if (!page.ok) throw new Error(`the page was answered with ${page.status}`);
  const cache = await caches.open(PAGES + VERSION);
  await cache.put(paths.start, page);
}

type CacheLimit = { name: string; most: number };

/** Returns the cached answer, else the network's, which is then cached. */
async function fromCache(request: Request, { name, most }: CacheLimit): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200)
    void cache.put(request.url, answer.clone()).then(
      () => trim(cache, most),
      () => undefined,
    );
  return answer;
}

/** Stores files that a page has loaded; they come from the browser's own cache, so that nothing is paid for twice. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES.name);
  const missing: string[] = [];
  for (const path of paths) if (!(await cache.match(path, { ignoreVary: true }))) missing.push(path);
  await Promise.all(missing.map((path) => cache.add(path)));
  await trim(cache, FILES.most);
}

/** Deletes the oldest entries first, but never files of the page itself. */
async function trim(cache: Cache, most: number): Promise<void> {
  const kept = (await cache.keys()).filter(({ url }) => !shellFiles.has(new URL(url).pathname));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((one) => cache.delete(one)));
}

function isFile(path: unknown): path is string {
  return typeof path === 'string' && /^\/assets\/[\w.-]+$/.test(path);
}
