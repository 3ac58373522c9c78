/** The types of worker globals used by the push worker, which the DOM library leaves out. */

/** An open page of this site. */
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
