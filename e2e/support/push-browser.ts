/** A browser for web push: it may show notifications, and its push service answers without a network. */
import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Member, pageOf } from './people.ts';
import { NO_PUSH_SERVICE } from './start-product.ts';

/** A point on P-256 that need not be secret: no message is ever decrypted with it. */
const POINT = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

type Device = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Returns a device at a push service that nobody runs. */
function deafDevice(): Device {
  const endpoint = `${NO_PUSH_SERVICE}/${randomBytes(8).toString('hex')}`;
  return { endpoint, keys: { p256dh: POINT, auth: randomBytes(16).toString('base64url') } };
}

/** Opens a page on which the member is signed in and notifications are allowed. */
export async function pushPage(browser: Browser, member: Member, device = deafDevice()): Promise<Page> {
  const page = await pageOf(browser, member);
  await page.addInitScript(`(${SUBSCRIBES})(${JSON.stringify(device)})`);
  return page;
}

/**
 * Runs in the page; source text, because these types have no DOM. The fake push service stores its one device by key;
 * a headless browser never grants notifications, so permission is faked here.
 */
const SUBSCRIBES = `(device) => {
  const kept = 'test.subscription';
  const bytesOf = (key) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
  const getSubscription = async () => {
    const key = localStorage.getItem(kept);
    return key && {
      endpoint: device.endpoint,
      options: { applicationServerKey: bytesOf(key) },
      toJSON: () => device,
      unsubscribe: async () => (localStorage.removeItem(kept), true),
    };
  };
  const subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem(kept, applicationServerKey);
    return getSubscription();
  };
  Object.assign(PushManager.prototype, { getSubscription, subscribe });
  const kindly = 'test.permission';
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(kindly) ?? 'default' });
  Notification.requestPermission = async () => {
    localStorage.setItem(kindly, 'granted');
    return 'granted';
  };
}`;

/** Delivers a message to the service worker, as if the push service had sent it. */
export async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await session.detach();
}

type Shown = { title: string; tag: string; path: string };

/** Makes the service worker record the notifications it shows, once it is registered. */
export async function watchWorker(page: Page): Promise<{ shown(): Promise<Shown[]>; tap(): Promise<void> }> {
  const [running] = page.context().serviceWorkers();
  const worker = running ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(`
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data }) => {
      self.shown.push({ title, tag, path: data.path });
    };
  `);
  return {
    shown: () => worker.evaluate('self.shown'),
    /** Taps the first notification. */
    tap: () =>
      worker.evaluate(`{
        const event = new ExtendableEvent('notificationclick');
        event.notification = { data: { path: self.shown[0].path }, close: () => undefined };
        self.dispatchEvent(event);
      }`),
  };
}

/** Returns how many push subscriptions this browser has. */
export function devices(page: Page): Promise<number> {
  return page.evaluate(`navigator.serviceWorker
    .getRegistration('/')
    .then((found) => found?.pushManager.getSubscription())
    .then((device) => (device ? 1 : 0))`);
}
