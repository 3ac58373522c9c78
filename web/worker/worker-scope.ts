/** What the worker sees of the browser: types of its global scope that the DOM library leaves out. */

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = Lasting & {
  request: Request;
  respondWith(answer: Promise<Response>): void;
};

/** Sent by a page once it is loaded: the paths of the files that it came with. */
type KeepMessage = Lasting & { data: { keep?: unknown } | null };

export type WorkerScope = {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  importScripts(path: string): void;
  trustedTypes?: {
    createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
  };
  addEventListener: {
    (name: 'install' | 'activate', heard: (event: Lasting) => void): void;
    (name: 'fetch', heard: (event: FetchEvent) => void): void;
    (name: 'message', heard: (event: KeepMessage) => void): void;
  };
};
