/** Serving from an S3 store: private files by a link that is signed twice, public ones through the process (rule 6.14). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { pastWork } from '#contract/past-work/past-work.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn, openLink } from '#server/testing/file-store.ts';
import { pngOf, workFile } from '#server/testing/past-work.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import type { S3Setting } from '../address.ts';
import { openS3 } from './s3-store.ts';

let app: TestApp;
let tunde: Person;
let pixels: Buffer;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
  pixels = await pngOf(30, 20);
});
afterAll(() => app.close());

const paper = Buffer.from('%PDF-1.4\n%%EOF\n');

async function attached(content: Buffer, name: string, type: string): Promise<string> {
  const upload = { field: 'attachment', name, type, content };
  return (await tunde.ok(messages.attach, { upload })).attachment.url?.replace(/^\//, '') ?? '';
}

async function locationOf(link: string): Promise<URL> {
  const { statusCode, headers } = await app.http.inject({ url: `/${link}`, headers: tunde.browser });
  expect([statusCode, headers['cache-control']]).toEqual([302, 'private, no-store']);
  return new URL(String(headers.location));
}

describe('a private file', () => {
  test.each([
    ['brief.pdf', paper, 'application/pdf', /^attachment; filename="[0-9a-f]{32}\.pdf"$/],
    ['mural.png', null, 'image/png', /^inline$/],
  ])(
    '%s is taken from the store under its type, for ten minutes',
    async (name, content, type, disposition) => {
      const sent = content ?? pixels;
      const link = await attached(sent, name, type);
      const location = await locationOf(link);
      expect(location.searchParams.get('X-Amz-Expires')).toBe('600');
      const { status, headers, bytes } = await openLink(app, link, tunde);
      expect([status, headers['content-type'], bytes.equals(sent)]).toEqual([200, type, true]);
      expect(headers['content-disposition']).toMatch(disposition);
    },
  );

  test('is opened by nobody without a signature, or with that of another file or time', async () => {
    const own = await locationOf(await attached(paper, 'brief.pdf', 'application/pdf'));
    const other = await locationOf(await attached(pixels, 'a.png', 'image/png'));
    const bare = new URL(own.pathname, own);
    const foreign = new URL(other);
    foreign.pathname = own.pathname;
    const longer = new URL(own);
    longer.searchParams.set('X-Amz-Expires', '6000');
    const renamed = new URL(own);
    renamed.searchParams.set('response-content-type', 'text/html');
    expect((await fetch(own)).status).toBe(200);
    const bucket = new URL(`/${own.pathname.split('/')[1]}`, own);
    for (const address of [bare, foreign, longer, renamed, bucket]) {
      const answer = await fetch(address);
      expect(answer.status, address.href).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('%PDF');
    }
    expect((await fetch(own, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(own)).status).toBe(200);
  });

  test('has no link that leads to the store once ours is over, or was made up', async () => {
    const link = await attached(paper, 'brief.pdf', 'application/pdf');
    const [path = ''] = link.split('?');
    expect((await app.http.inject({ url: `/${path}` })).statusCode).toBe(403);
    expect(
      (await app.http.inject({ url: `/${link.slice(0, -1)}x`, headers: tunde.browser })).statusCode,
    ).toBe(403);
    app.passMinutes(11);
    expect((await app.http.inject({ url: `/${link}`, headers: tunde.browser })).statusCode).toBe(403);
  });

  test('that is not there any more is not found', async () => {
    const link = await attached(paper, 'brief.pdf', 'application/pdf');
    await app.services.fileStore.remove([`files/${link.split('?')[0]}`]);
    expect((await app.http.inject({ url: `/${link}`, headers: tunde.browser })).statusCode).toBe(404);
  });

  test('may be shown in our pages, which take nothing else from the store', async () => {
    const { origin } = app.config.files as S3Setting;
    const policy = String((await app.http.inject({ url: '/healthz' })).headers['content-security-policy']);
    for (const name of ['img-src', 'media-src']) expect(policy).toContain(`${name} 'self' blob: ${origin}`);
    expect(policy.split(origin)).toHaveLength(3);
  });
});

describe('a public file', () => {
  test('comes through the process and is kept for ever', async () => {
    const { media } = await tunde.ok(pastWork.add, {
      body: { title: 'Wall', description: '' },
      upload: workFile(pixels),
    });
    const answer = await app.http.inject({ url: `/${media.media.url}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
    expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'");
  });

  test('of sound is sent in the parts that a player asks for', async () => {
    const sound = mp3Of(5);
    const upload = workFile(sound, 'song.mp3');
    const { media } = await tunde.ok(pastWork.add, { body: { title: 'Song', description: '' }, upload });
    const ask = (range: string) => app.http.inject({ url: `/${media.media.url}`, headers: { range } });
    const last = sound.length - 1;
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=1000-', 1000, last],
      ['bytes=-500', sound.length - 500, last],
      [`bytes=100-${sound.length * 2}`, 100, last],
    ] as const) {
      const { statusCode, headers, rawPayload } = await ask(range);
      expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${sound.length}`]);
      expect(rawPayload.equals(sound.subarray(start, end + 1)), range).toBe(true);
    }
    const beyond = await ask(`bytes=${sound.length}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${sound.length}`]);
    expect((await app.http.inject({ url: '/images/galleries/none.mp3' })).statusCode).toBe(404);
    const missing = `/images/galleries/${'0'.repeat(32)}.mp3`;
    expect((await app.http.inject({ url: missing })).statusCode).toBe(404);
    expect((await app.http.inject({ url: missing, headers: { range: 'bytes=0-1' } })).statusCode).toBe(404);
  });
});

test('a folder is listed page by page, and of each file its size', async () => {
  const all = await namesIn(app, 'files/images/galleries');
  expect(all.length).toBeGreaterThan(2);
  const pages: number[] = [];
  const names: string[] = [];
  for await (const page of openS3(app.config.files as S3Setting, 2).pages('files/images/galleries')) {
    pages.push(page.length);
    names.push(...page.map(({ key }) => key.slice('files/images/galleries/'.length)));
    for (const { key, bytes } of page) expect(await app.services.fileStore.size(key)).toBe(bytes);
  }
  expect(names).toEqual(all);
  expect(Math.max(...pages)).toBe(2);
});
