/** Web push on this device: subscribes with the browser and the API, keeps the subscription up, and ends it. */
import { push } from '#contract/push/push.ts';
import { call } from '../api.ts';
import { WORKER } from '../trusted-types.ts';
import { markPushed, pushPersonId } from './push-mark.ts';

/** `unsupported`: this browser cannot. `blocked`: the person forbade it to this site. */
export type PushState = 'unsupported' | 'blocked' | 'on' | 'off';

/** The browser's own push service could not be reached. */
export class PushServiceError extends Error {}

export async function pushState(personId: string): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscribed = pushPersonId() === personId && Notification.permission === 'granted';
  return subscribed && (await findSubscription()) ? 'on' : 'off';
}

/** Whether this browser can show notifications of a site. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Call it from a click: the browser asks the person. Throws `PushServiceError` and what `call` throws. */
export async function switchPushOn(personId: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission !== 'granted') return 'off';
  await register();
  markPushed(personId);
  return 'on';
}

/** Subscribes this browser with the API's key and registers the subscription there. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await call(push.key);
  const subscription = await subscribe(pushManager, key);
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call(push.add, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && sameKey(before.options.applicationServerKey, key)) return before;
  await before?.unsubscribe();
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (cause) {
    throw new PushServiceError('the browser could not subscribe', { cause });
  }
}

export async function switchPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  if (subscription) await call(push.remove, { body: { endpoint: subscription.endpoint } });
  await forgetPush();
  return 'off';
}

/** Ends it in this browser alone: the API forgets the device with its session, or at the next message. */
export async function forgetPush(): Promise<void> {
  markPushed(null);
  if (!isPushSupported()) return;
  await (await findSubscription())?.unsubscribe();
}

/**
 * Hands the device's subscription, which lives as long as the session that registered it, to the current session. If the device
 * belongs to another person, it ends the subscription.
 */
export async function renewPush(personId: string): Promise<void> {
  if (pushPersonId() !== personId || !isPushSupported() || Notification.permission !== 'granted')
    return forgetPush();
  await register();
}

/** `key` is base64url without padding, as the API sends it. */
export function sameKey(bytes: ArrayBuffer | null, key: string): boolean {
  if (!bytes) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}
