/** Resumable uploads: a cut connection loses no bytes that arrived, and people cannot see each other's uploads. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { UPLOAD_MAX_BYTES, UPLOADS_OPEN_MAX } from '#contract/core/media.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { words } from '#contract/words/en.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { draftGig } from '#server/testing/gigs.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import { begunUpload, tus, uploadPart } from '#server/testing/uploads.ts';

let app: TestApp;
let origin: string;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
});

const send = (
  method: Parameters<typeof tus>[2],
  path: string,
  { token = tunde.token, ...request }: Parameters<typeof tus>[4] & { token?: string | null } = {},
) => tus(app, { token }, method, path, request);
const begin = (bytes: number, name = 'song.mp3') => begunUpload(app, tunde, bytes, name);
const part = (id: string, offset: number, payload: Buffer) => uploadPart(app, tunde, id, offset, payload);

async function bytesOf(id: string): Promise<number> {
  return Number((await send('HEAD', `/${id}`)).headers['upload-offset']);
}

describe('the protocol', () => {
  test('says what it can to anybody', async () => {
    const answer = await app.http.inject({ method: 'OPTIONS', url: '/api/uploads' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(UPLOAD_MAX_BYTES),
    });
  });

  test('takes parts where the last one ended, and nowhere else', async () => {
    const id = await begin(10);
    const first = await part(id, 0, Buffer.from('01234'));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '5']);
    for (const offset of [0, 4, 6]) {
      expect((await part(id, offset, Buffer.from('x'))).statusCode).toBe(409);
    }
    const head = await send('HEAD', `/${id}`);
    expect(head.headers).toMatchObject({ 'upload-offset': '5', 'upload-length': '10' });
    expect(head.headers['cache-control']).toBe('no-store');
    expect((await part(id, 5, Buffer.from('567890'))).statusCode).toBe(413);
    expect((await part(id, 5, Buffer.from('56789'))).headers['upload-offset']).toBe('10');
    expect((await part(id, 10, Buffer.from('x'))).statusCode).toBe(413);
  });

  test.each([
    [{ 'upload-length': String(UPLOAD_MAX_BYTES + 1) }, 413],
    [{ 'upload-length': '0' }, 400],
    [{ 'upload-length': '-1' }, 400],
    [{ 'upload-length': '1e3' }, 400],
    [{ 'upload-defer-length': '1' }, 400],
    [{}, 400],
    [{ 'upload-length': '5', 'upload-metadata': `filename ${'A'.repeat(2_000)}` }, 400],
    [{ 'upload-length': '5', 'tus-resumable': '0.2.2' }, 412],
  ])('refuses to begin with %j', async (headers, status) => {
    expect((await send('POST', '', { headers: headers as Record<string, string> })).statusCode).toBe(status);
  });

  test('takes a part only as a part', async () => {
    const id = await begin(5);
    const json = { headers: { 'upload-offset': '0', 'content-type': 'application/json' } };
    const payload = Buffer.from('{}');
    expect((await send('PATCH', `/${id}`, { ...json, payload })).statusCode).toBe(415);
    expect((await send('PATCH', `/${id}`, { payload })).statusCode).toBe(409);
    expect((await send('PATCH', `/${id}`, { headers: { 'upload-offset': '0' } })).statusCode).toBe(415);
  });
});

describe('an upload belongs to who began it', () => {
  test('others find none, nobody gets in without a token, and no path leads out', async () => {
    const id = await begin(5);
    const other = await talent(app, 'Amaka');
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const headers = { 'upload-offset': '0' };
      const payload = method === 'PATCH' ? { payload: Buffer.from('x') } : {};
      const ask = (path: string, token: string | null) => send(method, path, { headers, token, ...payload });
      expect((await ask(`/${id}`, other.token)).statusCode).toBe(404);
      expect((await ask(`/${id}`, null)).statusCode).toBe(401);
      for (const path of ['/..%2F..%2Fetc%2Fpasswd', `/${id}%00`, `/${id.slice(1)}`, '/%2e%2e']) {
        expect((await ask(path, tunde.token)).statusCode, path).toBeGreaterThanOrEqual(400);
        expect((await ask(path, tunde.token)).statusCode, path).toBeLessThan(500);
      }
    }
    expect((await send('POST', '', { headers: { 'upload-length': '5' }, token: null })).statusCode).toBe(401);
    expect(await bytesOf(id)).toBe(0);
  });

  test('three at a time; one that stands still for ten minutes gives way', async () => {
    const ids = [];
    for (let i = 0; i < UPLOADS_OPEN_MAX; i += 1) ids.push(await begin(5));
    const fourth = await send('POST', '', { headers: { 'upload-length': '5' } });
    expect([fourth.statusCode, fourth.json().message]).toEqual([429, words.common.fileErrors.uploadsMax]);
    expect((await send('DELETE', `/${ids[1]}`)).statusCode).toBe(204);
    expect((await send('HEAD', `/${ids[1]}`)).statusCode).toBe(404);
    await begin(5);
    app.passMinutes(11);
    await part(ids[0] ?? '', 0, Buffer.from('x'));
    await begin(5);
    expect((await send('HEAD', `/${ids[2]}`)).statusCode).toBe(404);
    expect((await send('HEAD', `/${ids[0]}`)).statusCode).toBe(200);
  });
});

describe('a broken connection', () => {
  test('loses nothing that arrived, and a new one takes over at once', async () => {
    const content = mp3Of(60);
    const half = 300_000;
    const id = await begin(content.length);
    const connected = once(app.http.server, 'connection');
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const [server] = (await connected) as [Socket];
    socket.write(
      [
        `PATCH /api/uploads/${id} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${tunde.token}`,
        'Tus-Resumable: 1.0.0',
        'Upload-Offset: 0',
        'Content-Type: application/offset+octet-stream',
        `Content-Length: ${content.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(content.subarray(0, half));
    const arrived = () => expect(server.bytesRead).toBe(socket.bytesWritten);
    await vi.waitFor(arrived, { timeout: 5_000 });
    const closed = once(socket, 'close');
    const head = await send('HEAD', `/${id}`);
    expect(head.headers['upload-offset']).toBe(String(half));
    await closed;
    expect((await part(id, half, content.subarray(half))).headers['upload-offset']).toBe(
      String(content.length),
    );
    const gig = await draftGig(tunde);
    const { gallery: item } = await tunde.ok(gallery.add, { body: { gigId: gig.id, upload_id: id } });
    const served = await app.http.inject({ url: `/${item.url}` });
    expect(served.rawPayload.equals(content)).toBe(true);
  });

  test('an ordinary tus client sends, is stopped in the middle and goes on', async () => {
    const content = mp3Of(40);
    const options = {
      endpoint: `${origin}/api/uploads`,
      headers: { authorization: `Bearer ${tunde.token}` },
      metadata: { filename: 'song.mp3', filetype: 'audio/mpeg' },
      chunkSize: 128_000,
      retryDelays: null,
    };
    const url = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(content, {
        ...options,
        onError: reject,
        onChunkComplete: (_size, accepted) => {
          if (accepted >= 256_000) upload.abort().then(() => resolve(upload.url ?? ''), reject);
        },
      });
      upload.start();
    });
    const sent: number[] = [];
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(content, {
        ...options,
        uploadUrl: url,
        onError: reject,
        onProgress: (bytes) => sent.push(bytes),
        onSuccess: () => resolve(),
      });
      upload.start();
    });
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(256_000);
    expect(await bytesOf(url.slice(-32))).toBe(content.length);
  });
});
