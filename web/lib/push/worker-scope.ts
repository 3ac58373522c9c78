/** What the push worker sees of the browser: the types that the DOM's own list leaves to workers. */

/** A page of this site that is open. */
export type OpenPage = {
  postMessage(message: { open: string }, ports: MessagePort[]): void;
  focus(): Promise<unknown>;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };
export type PushedData = { json(): unknown } | null;

export type PushScope = {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener: {
    (name: 'push', heard: (event: Lasting & { data: PushedData }) => void): void;
    (name: 'notificationclick', heard: (event: Lasting & { notification: Notification }) => void): void;
  };
};
