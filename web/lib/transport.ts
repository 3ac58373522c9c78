/** Sends one request and returns status, headers and text; uploads report their progress. */
import { takeFirstAnswer } from './first-answers.ts';
import { isBeforeStream, noteEarly, noteGap } from './live/cursor.ts';
import { noteAnswer } from './online.ts';
import { NetworkFailure } from './refusals.ts';

/** Specification 9: request time-out. */
export const TIMEOUT_MS = 200_000;

export type Outgoing = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the share that is sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
};
export type Incoming = { status: number; text: string; retryAfter: number | undefined };

/** Rejects only with `NetworkFailure`. */
export async function send(outgoing: Outgoing): Promise<Incoming> {
  try {
    const incoming = await (outgoing.body instanceof FormData ? sendUpload(outgoing) : sendPlain(outgoing));
    noteAnswer(true);
    return incoming;
  } catch (error) {
    if (error instanceof NetworkFailure && error.reason === 'offline') noteAnswer(false);
    throw error;
  }
}

async function sendPlain({ method, url, headers, body, signal }: Outgoing): Promise<Incoming> {
  const reads = method === 'GET' && Boolean(headers.Authorization);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort('timeout'), TIMEOUT_MS);
  const cancel = () => controller.abort('cancelled');
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    const ask = () => fetch(url, { method, headers, body: body ?? null, signal: controller.signal });
    const early = method === 'GET' ? takeFirstAnswer(url, headers.Authorization) : undefined;
    const answer = early?.catch(ask) ?? ask();
    if (reads && (early || isBeforeStream())) noteEarly(answer);
    const response = await answer;
    const text = await response.text();
    return { status: response.status, text, retryAfter: seconds(response.headers.get('retry-after')) };
  } catch (cause) {
    const reason = reasonOf(controller.signal);
    if (reads && reason !== 'cancelled') noteGap();
    throw new NetworkFailure(reason, cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

function reasonOf(signal: AbortSignal): 'offline' | 'timeout' | 'cancelled' {
  if (!signal.aborted) return 'offline';
  return signal.reason === 'timeout' ? 'timeout' : 'cancelled';
}

function sendUpload({ method, url, headers, body, signal, onProgress }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    const cancel = () => request.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', cancel);
      finish();
    };
    request.onload = settle(() =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: seconds(request.getResponseHeader('retry-after')),
      }),
    );
    request.onerror = settle(() => reject(new NetworkFailure('offline')));
    request.ontimeout = settle(() => reject(new NetworkFailure('timeout')));
    request.onabort = settle(() => reject(new NetworkFailure('cancelled')));
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) return settle(() => reject(new NetworkFailure('cancelled')))();
    request.send(body);
  });
}

/** Reads `Retry-After`. */
export function seconds(header: string | null | undefined): number | undefined {
  const amount = Number.parseInt(header ?? '', 10);
  return Number.isFinite(amount) ? amount : undefined;
}

/** Undefined for text that is not JSON, as a proxy may answer. */
export function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
