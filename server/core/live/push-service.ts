/** Talks to the push services of browsers: which there are, and one encrypted message to one device (RFC 8030, 8291, 8292). */
import type { RequestDetails } from 'web-push';

/** Where a device takes messages, and the keys only it can read with. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };
/** The pair that names us to the push services, in base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

export type Pushed = {
  /** `gone`: the device takes no messages any more. `later`: worth another try. `refused`: not worth one. */
  outcome: 'taken' | 'gone' | 'later' | 'refused';
  /** Seconds that the service asked us to wait, or null. */
  waitSeconds: number | null;
  detail: string;
};

/** Chrome and most Android browsers, Firefox, Safari. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
/** Edge: a host per region. */
const WINDOWS = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.notify\.windows\.com$/;
const TIMEOUT_MS = 10_000;
/** A phone that was off for longer has nothing to gain from the news. */
const KEPT_SECONDS = 24 * 3600;

/**
 * True for an address of a known push service over https, or of the one that the settings name: whoever registers a
 * device never makes this server call any other (rules 7). Names are not looked up, so none can be turned inward.
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

/** Loaded with the first message. */
async function webPush() {
  return (await import('web-push')).default;
}

/** A new pair. */
export async function makePushKeys(): Promise<PushKeys> {
  return (await webPush()).generateVAPIDKeys();
}

/** Sends `payload` to one device; at the service it replaces what waits there under the same `topic`. Never throws; follows no redirect. `contact` is a mail address for the service's operator. */
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
