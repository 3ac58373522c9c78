/** A disk that fills up while files are written: truncated files are never accepted, nothing is left behind, and the answer is 503. */
import fs, { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fsPromises, { type FileHandle, open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gallery } from '#contract/gigs/gallery.ts';
import { pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words/en.ts';
import { openDisk } from '#server/core/files/disk-store.ts';
import { createCards } from '#server/sharing/cards/commands.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn } from '#server/testing/file-store.ts';
import { asUpload, draftGig, solidPicture } from '#server/testing/gigs.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import { begunUpload, tus, uploadPart } from '#server/testing/uploads.ts';
import { newHex } from '../security/ids.ts';
import { assertDiskSpace } from '../uploads/stored-uploads.ts';
import { isDiskFull } from './quota.ts';

let app: TestApp;
let tunde: Person;
let handles: FileHandle;
beforeAll(async () => {
  app = await testApp();
  const one = await open(import.meta.filename);
  handles = Object.getPrototypeOf(one) as FileHandle;
  await one.close();
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const full = (code = 'ENOSPC') => Object.assign(new Error(`${code}: write`), { code });
const FULL = { status: 503, message: words.common.fileErrors.diskFull, retryAfter: '600' };

/** Simulates a disk that takes at most `atOnce` bytes per write, and fails with the system's error once `room` is used up. */
function diskOf(room: number, atOnce: number, code?: string): void {
  const { write } = handles;
  let left = room;
  const cut = async function (this: FileHandle, bytes: Buffer, from: number, length: number, at: number) {
    if (left === 0) throw full(code);
    const taken = Math.min(length, atOnce, left);
    left -= taken;
    return Reflect.apply(write, this, [bytes, from, taken, at]);
  };
  vi.spyOn(handles, 'write').mockImplementation(cut as typeof write);
}

const content = mp3Of(60);
/** Returns the bytes of an upload that are in the store. */
async function arrived(id: string): Promise<Buffer> {
  const parts = await app.database.db
    .selectFrom('upload_parts')
    .select('key')
    .where('upload_id', '=', id)
    .orderBy('start')
    .execute();
  const opened = await Promise.all(parts.map(({ key }) => app.services.fileStore.open(key)));
  return Buffer.concat(await Promise.all(opened.map((one) => buffer(one?.stream ?? Readable.from([])))));
}
const begin = () => begunUpload(app, tunde, content.length, 'song.mp3');

async function offsetOf(id: string): Promise<string> {
  return String((await tus(app, tunde, 'HEAD', `/${id}`)).headers['upload-offset']);
}

async function use(id: string): Promise<number> {
  const gig = await draftGig(tunde);
  return (await tunde.call(gallery.add, { body: { gigId: gig.id, upload_id: id } })).status;
}

describe('an upload in parts', () => {
  test('that the disk takes piece by piece arrives whole', async () => {
    const id = await begin();
    diskOf(Number.MAX_SAFE_INTEGER, 50_000);
    expect((await uploadPart(app, tunde, id, 0, content)).statusCode).toBe(204);
    vi.restoreAllMocks();
    expect((await arrived(id)).equals(content)).toBe(true);
    expect(await use(id)).toBe(200);
  });

  test.each(['ENOSPC', 'EDQUOT'])(
    'that does not fit (%s) is never finished, says so, and goes on later',
    async (code) => {
      const id = await begin();
      diskOf(100_000, 70_000, code);
      const { statusCode, headers, body } = await uploadPart(app, tunde, id, 0, content);
      const answer = {
        status: statusCode,
        message: JSON.parse(body).message,
        retryAfter: headers['retry-after'],
      };
      expect(answer).toEqual(FULL);
      vi.restoreAllMocks();
      expect(await offsetOf(id)).toBe('100000');
      expect(await use(id)).toBe(409);
      expect((await uploadPart(app, tunde, id, 100_000, content.subarray(100_000))).statusCode).toBe(204);
      expect((await arrived(id)).equals(content)).toBe(true);
    },
  );

  test('is refused over the wire while the rest is still being sent', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const id = await begunUpload(app, tunde, 20_000_000, 'song.mp3');
    diskOf(1_000, 1_000);
    const answer = await fetch(`http://127.0.0.1:${port}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${tunde.token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: Buffer.alloc(20_000_000),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
    await answer.body?.cancel();
    expect((await tus(app, tunde, 'DELETE', `/${id}`)).statusCode).toBe(204);
  });

  test('whose file was cut after it was finished is not taken for whole', async () => {
    const id = await begin();
    await uploadPart(app, tunde, id, 0, content);
    const cut = join(tmpdir(), newHex(8));
    writeFileSync(cut, content.subarray(0, 100_000));
    const [part] = (await namesIn(app, 'uploads')).filter((name) => name.startsWith(id));
    await app.services.fileStore.put(`uploads/${part}`, cut, app.services.clock.now());
    expect(await use(id)).toBe(409);
    expect(await arrived(id)).toHaveLength(0);
    expect(await offsetOf(id)).toBe('0');
    expect((await uploadPart(app, tunde, id, 0, content)).statusCode).toBe(204);
    expect(await use(id)).toBe(200);
  });
});

test('a form with a file that does not fit is refused, and nothing of it stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adire-small-'));
  vi.stubEnv('TMPDIR', folder);
  vi.spyOn(fs, 'write').mockImplementation(((...given: unknown[]) =>
    (given.at(-1) as (error: Error) => void)(full())) as typeof fs.write);
  const upload = asUpload(await solidPicture(20, 20), 'poster.png', 'file');
  const { status, headers, refusal } = await tunde.call(pastWork.add, {
    body: { title: 'A poster' },
    upload,
  });
  expect({ status, message: refusal.message, retryAfter: headers['retry-after'] }).toEqual(FULL);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a card that does not fit leaves nothing behind, and is redrawn later', async () => {
  const { writeFile } = fsPromises;
  const room = join(app.config.dataDir, 'small');
  const { get } = createCards(openDisk(room), app.services.clock);
  const card = { kind: 'gig', id: 'one', version: 'a' } as const;
  const temporary = mkdtempSync(join(tmpdir(), 'adire-small-'));
  vi.stubEnv('TMPDIR', temporary);
  vi.spyOn(fsPromises, 'writeFile').mockImplementation(async (path, data) => {
    await writeFile(path, (data as Buffer).subarray(0, 3));
    throw full();
  });
  syncBuiltinESMExports();
  const drawing = async () => Buffer.from('a card');
  await expect(get(card, drawing)).rejects.toSatisfy(isDiskFull);
  expect([existsSync(room), readdirSync(temporary)]).toEqual([false, []]);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect(String(await get(card, drawing))).toBe('a card');
  rmSync(temporary, { recursive: true });
});

test('the picture library says it in words', () => {
  expect(isDiskFull(new Error('a.webp: write error\nsystem error: No space left on device'))).toBe(true);
  expect(isDiskFull(new Error('Input file contains unsupported image format'))).toBe(false);
});

describe('the reserve', () => {
  const demand = (bytes: number) => assertDiskSpace(app.services, bytes);
  const more = Number.MAX_SAFE_INTEGER;

  test('counts what is about to come', async () => {
    await demand(1_000);
    await expect(demand(more)).rejects.toMatchObject({ status: 503 });
  });

  test('counts what uploads under way have announced, until they stand still', async () => {
    const id = await begin();
    const { db } = app.database;
    await db
      .updateTable('uploads')
      .set({ bytes: BigInt(more) })
      .where('id', '=', id)
      .execute();
    await expect(demand(1)).rejects.toMatchObject({ status: 503 });
    await expect(begin()).rejects.toThrow('503');
    app.passMinutes(11);
    await demand(1);
  });
});
