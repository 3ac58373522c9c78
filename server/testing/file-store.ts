/** The file store of a test app: a folder of its own, or with `TEST_FILES=s3` a bucket of its own in a real S3 store. */
import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readFilesUrl } from '#server/core/files/address.ts';
import { requestsTo } from '#server/core/files/s3/s3-requests.ts';
import type { FileStore } from '#server/core/files/store.ts';
import { newHex } from '#server/core/security/ids.ts';
import type { Person } from './actors.ts';

type Stored = { services: { fileStore: FileStore } };

/** FILES_URL for one test app; empty (its own folder) unless the run uses S3. */
export async function ownFilesUrl(): Promise<string> {
  return process.env.TEST_FILES === 's3' ? newBucket(process.env.TEST_FILES_URL) : '';
}

/** The address of a new bucket in the store at `server`, which ends with its port. */
async function newBucket(server: string | undefined): Promise<string> {
  if (!server)
    throw new Error('TEST_FILES=s3 needs TEST_FILES_URL, which vitest sets where Swift is installed');
  const url = `${server}/${newHex(8)}`;
  const setting = readFilesUrl(url, '');
  if (typeof setting === 'string' || setting.kind !== 's3') throw new Error(`${server} is no S3 store`);
  (await requestsTo(setting)({ method: 'PUT' }))?.resume();
  return url;
}

/** The names of the files in a folder of the store, sorted. */
export async function namesIn({ services }: Stored, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const page of services.fileStore.pages(folder))
    names.push(...page.map(({ key }) => basename(key)));
  return names;
}

/** Opens a link to a private file as this person's browser does, following a redirect to a remote store. */
export async function openLink(
  { http }: { http: FastifyInstance },
  url: string,
  { browser }: { browser: Person['browser'] & { range?: string } },
) {
  const answer = await http.inject({ url: `/${url.replace(/^\//, '')}`, headers: browser });
  if (answer.statusCode !== 302)
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  const { range } = browser;
  const followed = await fetch(String(answer.headers.location), { headers: range ? { range } : {} });
  const headers = Object.fromEntries(followed.headers);
  return { status: followed.status, headers, bytes: Buffer.from(await followed.arrayBuffer()) };
}
