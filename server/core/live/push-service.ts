/** Browser push services: which ones are allowed, and sending one encrypted message to one device (RFC 8030, 8291, 8292). */
import type { RequestDetails } from 'web-push';

/** The endpoint of a device, and the keys that encrypt for it alone. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };
/** The VAPID key pair that identifies us to push services, in base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

export type Pushed = {
  /** `gone`: the device no longer accepts messages. `later`: retry. `refused`: do not retry. */
  outcome: 'taken' | 'gone' | 'later' | 'refused';
  /** Seconds the service asked us to wait, or null. */
  waitSeconds: number | null;
  detail: string;
};

/** Chrome and most Android browsers, Firefox, Safari. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
/** Edge: a host per region. */
const WINDOWS = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.notify\.windows\.com$/;
const TIMEOUT_MS = 10_000;
/** Seconds the service keeps an undelivered message: after a longer time it is no longer news. */
const KEPT_SECONDS = 24 * 3600;

/**
 * True for an https address of a known push service, or of the one in the settings, so that registering a device cannot
 * make this server call any other host (rules 7). Names are not resolved here, so DNS cannot point one at an internal host.
 */
export function isPushService(endpoint: string, ownService: string | null): boolean {
  const url = URL.parse(endpoint);
  if (url === null) return false;
  if (url.username !== '' || url.password !== '') return false;
  if (ownService !== null && url.origin === new URL(ownService).origin) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    (HOSTS.includes(url.hostname) || WINDOWS.test(url.hostname))
  );
}

/** Loads the library on first use. */
async function webPush() {
  return (await import('web-push')).default;
}

/** Generates a new key pair. */
export async function makePushKeys(): Promise<PushKeys> {
  return (await webPush()).generateVAPIDKeys();
}

/**
 * Sends `payload` to one device, replacing an undelivered message with the same `topic`. Never throws; follows no redirect.
 * `contact` is our e-mail address for the push service.
 */
export async function sendPush(
  { keys, contact }: { keys: PushKeys; contact: string },
  to: PushAddress,
  { payload, topic }: { payload: string; topic: string },
): Promise<Pushed> {
  const { generateRequestDetails } = await webPush();
  let request: RequestDetails;
  try {
    request = generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      payload,
      {
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        TTL: KEPT_SECONDS,
        urgency: 'normal',
        topic,
      },
    );
  } catch (error) {
    return { outcome: 'gone', waitSeconds: null, detail: (error as Error).message };
  }
  try {
    const answer = await fetch(request.endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return readAnswer(answer);
  } catch (error) {
    return { outcome: 'later', waitSeconds: null, detail: (error as Error).message };
  }
}

function readAnswer({ status, headers }: Response): Pushed {
  const seconds = Number(headers.get('retry-after'));
  const waitSeconds = Number.isInteger(seconds) && seconds > 0 ? seconds : null;
  return { outcome: outcomeOf(status), waitSeconds, detail: `answered ${status}` };
}

function outcomeOf(status: number): Pushed['outcome'] {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
