/** Requests to an S3 store: signed, within time limits; what goes wrong is `StoreAway`, without a key or an address in it. */
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
  /** Of the object; the bucket itself without one. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Read again from the beginning when it has to be sent again. */
  body?: () => Readable;
};

/** Sends it and gives the answer, whose body has to be read or destroyed; null when there is no such object. */
export type Send = (ask: Ask) => Promise<IncomingMessage | null>;

/** How long any answer but the content of a file may take; sending a file may take longer, by its size. */
const WHOLE_MS = 60_000;
const SENT_BYTES_PER_MS = 1_000;
/** There may be as many connections as people who read; so many of them wait for the next. */
const CONNECTIONS = { keepAlive: true, maxFreeSockets: 16 };

export function requestsTo(setting: S3Setting): Send {
  const isSecure = setting.origin.startsWith('https:');
  const agent = isSecure ? new SecureAgent(CONNECTIONS) : new Agent(CONNECTIONS);
  const open = isSecure ? secure : plain;

  async function once(ask: Ask, isFresh = false): Promise<IncomingMessage> {
    const { url, headers } = await new AwsV4Signer({
      ...signedBy(setting),
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
      // What waits to be taken from us is not the store's silence.
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

/** A kept connection that the store had closed already: nothing was done, and a new one does it. */
class StaleConnection extends Error {}

export function signedBy({ keyId, secret, region }: S3Setting) {
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

/** Only the code of an error leaves: what stands beside it repeats the key and what was signed. */
async function codeIn(answer: IncomingMessage): Promise<string> {
  const said = await text(answer).catch(() => '');
  return /<Code>(\w{1,50})<\/Code>/.exec(said)?.[1] ?? '';
}
