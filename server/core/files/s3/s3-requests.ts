/** Signed requests to an S3 store with time limits; failures are thrown as `StoreAway`, without key or address. */
import { Agent, type IncomingMessage, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Setting } from '../address.ts';
import { StoreAway } from '../store.ts';

export type Ask = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key of the object; the bucket itself when left out. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Opens the body anew for each attempt. */
  body?: () => Readable;
};

/** Sends the request and returns the response, whose body must be read or destroyed; null when the object does not exist. */
export type Send = (ask: Ask) => Promise<IncomingMessage | null>;

/** Milliseconds any exchange except a download may take; sending a file is allowed more, by its size. */
const WHOLE_MS = 60_000;
const SENT_BYTES_PER_MS = 1_000;
/** Open connections are not limited; at most this many idle ones are kept. */
const CONNECTIONS = { keepAlive: true, maxFreeSockets: 16 };

export function requestsTo(setting: S3Setting): Send {
  const isSecure = setting.origin.startsWith('https:');
  const agent = isSecure ? new SecureAgent(CONNECTIONS) : new Agent(CONNECTIONS);
  const open = isSecure ? secure : plain;

  async function once(ask: Ask, isFresh = false): Promise<IncomingMessage> {
    const { url, headers } = await new AwsV4Signer({
      ...s3Credentials(setting),
      method: ask.method,
      url: addressIn(setting, ask),
      headers: ask.headers ?? {},
    }).sign();
    const isContent = ask.method === 'GET' && ask.key !== undefined;
    const answered = Promise.withResolvers<IncomingMessage>();
    const request = open(url, {
      agent: isFresh ? false : agent,
      method: ask.method,
      headers: Object.fromEntries(headers),
    });
    const mostMs = WHOLE_MS + Number(ask.headers?.['content-length'] ?? 0) / SENT_BYTES_PER_MS;
    const deadline = setTimeout(() => request.destroy(new Error('too slow')), mostMs);
    let answer: IncomingMessage | null = null;
    request.setTimeout(setting.silenceMs, () => {
      // Data we have not read yet does not count as silence of the store.
      if (!answer?.readableLength) request.destroy(new Error('silent'));
    });
    request.once('response', (response: IncomingMessage) => {
      answer = response;
      if (isContent) clearTimeout(deadline);
      answered.resolve(response);
    });
    request.once('close', () => clearTimeout(deadline));
    request.on('error', (error) => {
      const isStale = request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      answered.reject(isStale ? new StaleConnection() : new StoreAway(error.message, { cause: error }));
    });
    if (ask.body) pipeline(ask.body(), request).catch((error: Error) => request.destroy(error));
    else request.end();
    return answered.promise;
  }

  return async (ask) => {
    const answer = await once(ask).catch((error: unknown) => {
      if (error instanceof StaleConnection) return once(ask, true);
      throw error;
    });
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    return refused(ask, statusCode, await codeIn(answer));
  };
}

/** A reused connection that the store had already closed: nothing was done, and the request is retried on a new one. */
class StaleConnection extends Error {}

export function s3Credentials({ keyId, secret, region }: S3Setting) {
  return { accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' };
}

export function addressIn(
  { origin, bucket }: S3Setting,
  { key, query = {} }: Pick<Ask, 'key' | 'query'>,
): string {
  const url = new URL(`${origin}/${bucket}${key === undefined ? '' : `/${key}`}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

const FULL = new Set(['QuotaExceeded', 'InsufficientStorage', 'EntityTooLarge', 'XMinioStorageFull']);

function refused({ method, key }: Ask, status: number, code: string): null {
  if (status === 404 && key !== undefined && (code === 'NoSuchKey' || code === '')) return null;
  const said = `${method} was answered with ${status}${code && ` ${code}`}`;
  if (status === 507 || FULL.has(code)) throw new StoreAway(said, { isFull: true });
  throw new StoreAway(said, { isRefusal: status >= 400 && status < 500 && status !== 429 });
}

/** Returns only the error code: the rest of the response repeats the key and the signed text. */
async function codeIn(answer: IncomingMessage): Promise<string> {
  const said = await text(answer).catch(() => '');
  return /<Code>(\w{1,50})<\/Code>/.exec(said)?.[1] ?? '';
}
