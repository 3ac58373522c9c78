/** An S3 store that is away, slow, full or broken: 503 with Retry-After, nothing partially stored, and no key in the log. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words/en.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn, openLink, ownFilesUrl } from '#server/testing/file-store.ts';
import { pngOf, workFile } from '#server/testing/past-work.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import { type ProxyMode, type S3Proxy, startS3Proxy } from '#server/testing/s3-proxy.ts';
import { begunUpload, tus, uploadPart } from '#server/testing/uploads.ts';

let proxy: S3Proxy;
let app: TestApp;
let tunde: Person;
let pixels: Buffer;
let log = '';
beforeAll(async () => {
  proxy = await startS3Proxy(await ownFilesUrl());
  const target = {
    write: (line: string) => {
      log += line;
    },
  };
  app = await testApp({ FILES_URL: `${proxy.url}?timeout=1`, LOG_LEVEL: 'info' }, { log: target });
  pixels = await pngOf(300, 200);
});
afterAll(async () => {
  await app.close();
  await proxy.close();
});
beforeEach(async () => {
  proxy.turn('passes');
  log = '';
  tunde = await talent(app, 'Tunde');
});

/** An error body in which a store repeats parts of the request. */
const REPEATED =
  '<Error><Code>CODE</Code><AWSAccessKeyId>adire:app</AWSAccessKeyId><Key>files/x</Key></Error>';

function says(status: string, code: string): ProxyMode {
  const body = REPEATED.replace('CODE', code);
  return {
    says: `HTTP/1.1 ${status}\r\ncontent-type: application/xml\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  };
}

const AWAY = { status: 503, message: words.common.fileErrors.storeAway, retryAfter: '60' };
const FULL = { status: 503, message: words.common.fileErrors.diskFull, retryAfter: '600' };

const MOODS: [string, ProxyMode, typeof AWAY][] = [
  ['hangs up', 'hangs up', AWAY],
  ['is silent', 'is silent', AWAY],
  ['answers 500', says('500 Internal Server Error', 'InternalError'), AWAY],
  ['asks to slow down', says('503 Slow Down', 'SlowDown'), AWAY],
  ['does not know our key any more', says('403 Forbidden', 'InvalidAccessKeyId'), AWAY],
  ['is full', says('507 Insufficient Storage', 'InsufficientStorage'), FULL],
  ['has a quota', says('403 Forbidden', 'QuotaExceeded'), FULL],
];

async function everything(): Promise<string[]> {
  const folders = ['files/images/galleries', 'files/chat/attachments', 'uploads'];
  return (await Promise.all(folders.map((folder) => namesIn(app, folder)))).flat();
}

async function rows(): Promise<number> {
  return (await app.database.db.selectFrom('files').select('id').execute()).length;
}

describe.each(MOODS)('while the store %s', (_, mood, wanted) => {
  test('no file is stored, and whoever sends one is asked to come back', async () => {
    const before = [await everything(), await rows()];
    const id = await begunUpload(app, tunde, pixels.length, 'a.png');
    proxy.turn(mood);
    const attached = await tunde.call(messages.attach, {
      upload: { field: 'attachment', name: 'a.png', type: 'image/png', content: pixels },
    });
    const shown = await tunde.call(pastWork.add, {
      body: { title: 'Wall', description: '' },
      upload: workFile(pixels),
    });
    for (const { status, refusal, headers } of [attached, shown])
      expect({ status, message: refusal.message, retryAfter: headers['retry-after'] }).toEqual(wanted);
    const part = await uploadPart(app, tunde, id, 0, pixels);
    expect({
      status: part.statusCode,
      message: part.json().message,
      retryAfter: part.headers['retry-after'],
    }).toEqual(wanted);
    proxy.turn('passes');
    expect([await everything(), await rows()]).toEqual(before);
    for (const secret of [new URL(proxy.url).password, 'adire%3Aapp', 'adire:app', 'Signature='])
      expect(log).not.toContain(secret);
    expect(log).toContain('The file store is away');
    expect((await tus(app, tunde, 'HEAD', `/${id}`)).headers['upload-offset']).toBe('0');
    expect((await uploadPart(app, tunde, id, 0, pixels)).statusCode).toBe(204);
    expect((await tunde.call(messages.attach, { body: { upload_id: id } })).status).toBe(200);
  });
});

describe('while the store hangs up', () => {
  test('links and pictures say so, and answer again as soon as it does', async () => {
    const shown = await tunde.ok(pastWork.add, {
      body: { title: 'Wall', description: '' },
      upload: workFile(pixels),
    });
    const attached = await tunde.ok(messages.attach, {
      upload: { field: 'attachment', name: 'a.png', type: 'image/png', content: pixels },
    });
    const addresses = [shown.media.media.url, attached.attachment.url?.replace(/^\//, '') ?? ''];
    proxy.turn('hangs up');
    for (const url of addresses) {
      const answer = await app.http.inject({ url: `/${url}`, headers: tunde.browser });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    proxy.turn('passes');
    for (const url of addresses) expect((await openLink(app, url, tunde)).status).toBe(200);
  });

  test('the process is ready all the same, and says that files are not', async () => {
    const ask = async () => {
      app.passMinutes(1);
      const { statusCode, body } = await app.http.inject({ url: '/readyz' });
      return [statusCode, JSON.parse(body).files];
    };
    expect(await ask()).toEqual([200, 'ready']);
    proxy.turn('hangs up');
    expect(await ask()).toEqual([200, 'away']);
    proxy.turn('passes');
    expect(await ask()).toEqual([200, 'ready']);
  });

  test('what was deleted is swept when it is back', async () => {
    const { media } = await tunde.ok(pastWork.add, {
      body: { title: 'Wall', description: '' },
      upload: workFile(pixels),
    });
    await tunde.ok(pastWork.remove, { params: { id: media.id } });
    const sweep = app.scheduledTasks.find(({ name }) => name === 'sweep-files');
    const stem = media.media.image.slice(0, 32);
    const left = async () => (await everything()).filter((name) => name.startsWith(stem)).length;
    proxy.turn('hangs up');
    await expect(sweep?.run()).rejects.toThrow('The file store is away');
    proxy.turn('passes');
    expect(await left()).toBeGreaterThan(0);
    await sweep?.run();
    expect(await left()).toBe(0);
  });
});

test('an answer that the store cuts short is never taken for the whole file', async () => {
  const sound = mp3Of(20);
  const { media } = await tunde.ok(pastWork.add, {
    body: { title: 'Song', description: '' },
    upload: workFile(sound, 'song.mp3'),
  });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  const get = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/${media.media.url}`);
    if (!answer.ok) throw new Error(`answered with ${answer.status}`);
    return answer.arrayBuffer();
  };
  proxy.turn('cuts');
  await expect(get()).rejects.toThrow(/terminated|answered with 503/);
  proxy.turn('passes');
  expect(Buffer.from(await get()).equals(sound)).toBe(true);
});
