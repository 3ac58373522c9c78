/** Files in the bucket of an S3 store, which is private: we open it by its key, browsers by presigned addresses. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { sha256Of } from '../../security/ids.ts';
import type { S3Setting } from '../address.ts';
import { type FileStore, type Listed, PAGE, StoreAway } from '../store.ts';
import { addressIn, requestsTo, signedBy } from './s3-requests.ts';

const ADDRESS_LIVES_SECONDS = 600;
/** Stores that are no Amazon's delete one by one. */
const AT_ONCE = 8;

export function openS3(setting: S3Setting, page = PAGE): FileStore {
  const send = requestsTo(setting);

  async function list(query: Record<string, string>): Promise<string> {
    const answer = await send({ method: 'GET', query: { 'list-type': '2', ...query } });
    return answer ? text(answer).catch(away) : '';
  }

  return {
    kind: 's3',
    async take(key, path) {
      const { size } = await stat(path);
      // The store compares it with what arrived, and refuses anything else.
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
        // All have ended when it fails: none is still under way behind the caller's back.
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
        ...signedBy(setting),
        method: 'GET',
        url: addressIn(setting, { key, query }),
        signQuery: true,
      }).sign();
      return url.href;
    },
    check: async () => void (await list({ 'max-keys': '1' })),
  };
}

/** Of an answer whose body says nothing: the connection is free again. */
function done(answer: IncomingMessage | null): void {
  answer?.on('error', () => undefined).resume();
}

function away(error: unknown): never {
  throw new StoreAway('its answer broke off', { cause: error });
}

/** What comes, until its end or `StoreAway`. */
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

/** Our keys need no escape in XML; the token of a page may. */
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
