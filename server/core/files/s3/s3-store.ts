/** Files in a private S3 bucket: the server opens it with its key, browsers with presigned URLs. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { sha256Of } from '../../security/ids.ts';
import type { S3Setting } from '../address.ts';
import { type FileStore, type Listed, PAGE, StoreAway } from '../store.ts';
import { addressIn, requestsTo, s3Credentials } from './s3-requests.ts';

const ADDRESS_LIVES_SECONDS = 600;
/** Number of parallel deletes: stores other than Amazon's delete one object per request. */
const AT_ONCE = 8;

export function openS3(setting: S3Setting, page = PAGE): FileStore {
  const send = requestsTo(setting);

  async function list(query: Record<string, string>): Promise<string> {
    const answer = await send({ method: 'GET', query: { 'list-type': '2', ...query } });
    return answer ? text(answer).catch(away) : '';
  }

  return {
    kind: 's3',
    async put(key, path) {
      const { size } = await stat(path);
      // The store compares this hash with what arrived and refuses anything else.
      const headers = {
        'content-length': String(size),
        'x-amz-content-sha256': await sha256Of(createReadStream(path)),
      };
      done(await send({ method: 'PUT', key, headers, body: () => createReadStream(path) }));
    },
    async open(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await send({ method: 'GET', key, ...(headers && { headers }) });
      if (!answer) return null;
      const whole = /\/(\d+)$/.exec(answer.headers['content-range'] ?? '')?.[1];
      return { size: Number(whole ?? answer.headers['content-length']), stream: contentOf(answer) };
    },
    async size(key) {
      const answer = await send({ method: 'HEAD', key });
      done(answer);
      return answer && Number(answer.headers['content-length']);
    },
    async remove(keys) {
      for (let i = 0; i < keys.length; i += AT_ONCE) {
        const some = keys.slice(i, i + AT_ONCE).map((key) => send({ method: 'DELETE', key }));
        // Waits for all before throwing, so that no delete is still running when the caller sees the failure.
        await Promise.allSettled(some);
        for (const answer of await Promise.all(some)) done(answer);
      }
    },
    async *pages(folder, prefix = '') {
      const query = { prefix: `${folder}/${prefix}`, 'max-keys': String(page) };
      let token: string | null = null;
      do {
        const listed: string = await list({ ...query, ...(token && { 'continuation-token': token }) });
        yield listedIn(listed);
        token = textIn(listed, 'NextContinuationToken');
      } while (token);
    },
    async addressOf(key, { type, disposition }) {
      const query = {
        'response-content-type': type,
        'response-content-disposition': disposition,
        'X-Amz-Expires': String(ADDRESS_LIVES_SECONDS),
      };
      const { url } = await new AwsV4Signer({
        ...s3Credentials(setting),
        method: 'GET',
        url: addressIn(setting, { key, query }),
        signQuery: true,
      }).sign();
      return url.href;
    },
    check: async () => void (await list({ 'max-keys': '1' })),
  };
}

/** Discards the body of a response, which frees the connection. */
function done(answer: IncomingMessage | null): void {
  answer?.on('error', () => undefined).resume();
}

function away(error: unknown): never {
  throw new StoreAway('its answer broke off', { cause: error });
}

/** Returns the content as a stream that ends normally or with `StoreAway`. */
function contentOf(answer: IncomingMessage): Readable {
  const content = new PassThrough();
  answer
    .on('error', () => undefined)
    .once('close', () => {
      if (!answer.complete) content.destroy(new StoreAway('its answer broke off'));
    });
  content.once('close', () => answer.destroy());
  return answer.pipe(content);
}

/** Parses a listing. Our keys need no XML unescaping; the page token may. */
function listedIn(page: string): Listed[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
    key: textIn(one, 'Key') ?? '',
    bytes: Number(textIn(one, 'Size')),
    at: new Date(textIn(one, 'LastModified') ?? 0),
  }));
}

function textIn(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
  return (
    found
      ?.replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&') ?? null
  );
}
