/** Moving a running market's files to an S3 store and back: none is missed or copied twice, and each is compared. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { pastWork } from '#contract/past-work/past-work.ts';
import { buildApp } from '#server/app.ts';
import { readFilesUrl, type S3Setting } from '#server/core/files/address.ts';
import { checkFiles } from '#server/core/files/check-files.ts';
import { copyFiles } from '#server/core/files/copy.ts';
import { openDisk } from '#server/core/files/disk-store.ts';
import { openStore } from '#server/core/files/open-store.ts';
import type { FileStore } from '#server/core/files/store.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn, openLink, ownFilesUrl } from '#server/testing/file-store.ts';
import { pngOf, workFile } from '#server/testing/past-work.ts';
import { startS3Proxy } from '#server/testing/s3-proxy.ts';
import { begunUpload, tus, uploadPart } from '#server/testing/uploads.ts';

let app: TestApp;
let tunde: Person;
let pixels: Buffer;
let filesUrl: string;
let folder: string;
let list: string;
beforeAll(async () => {
  // A test run on S3 would start this app there; it has to start on the disk.
  app = await testApp({ FILES_URL: '' });
  tunde = await talent(app, 'Tunde');
  pixels = await pngOf(300, 200);
});
afterAll(() => app.close());
beforeEach(async () => {
  filesUrl = await ownFilesUrl();
  folder = mkdtempSync(join(tmpdir(), 'adire-files-'));
  list = join(folder, 'list.sha256');
  return () => rmSync(folder, { recursive: true });
});

const s3Of = (url: string) => openStore(readFilesUrl(url, '') as S3Setting);

async function show(title: string): Promise<string> {
  const body = { title, description: '' };
  return (await tunde.ok(pastWork.add, { body, upload: workFile(pixels) })).media.media.url;
}

function attach() {
  const upload = { field: 'attachment', name: 'a.png', type: 'image/png', content: pixels };
  return tunde.ok(messages.attach, { upload });
}

async function all(store: FileStore): Promise<string[]> {
  const folders = ['files/images/galleries', 'files/chat/attachments', 'uploads'];
  const names = await Promise.all(folders.map((one) => namesIn({ services: { fileStore: store } }, one)));
  return names.flat();
}

/** Runs the command as typed, without blocking this process, which may be running a proxy. */
function files(...words: string[]): Promise<{ status: number; said: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: app.config.dataDir, FILES_URL: filesUrl };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'files.ts'), ...words],
      { env },
      (error, out, err) => done({ status: error ? 1 : 0, said: `${out}${err}`.trim() }),
    );
  });
}

test('a running market moves, goes on there, and moves back', async () => {
  const picture = await show('Wall');
  const id = await begunUpload(app, tunde, pixels.length, 'a.png');
  await uploadPart(app, tunde, id, 0, pixels.subarray(0, 100));
  const first = await files('copy', 'disk', 's3');
  expect(first).toMatchObject({ status: 0 });
  const before = (await all(app.services.fileStore)).length;
  expect(first.said).toContain(`Pass 1: ${before} copied and compared`);
  expect(first.said).toContain(`Pass 2: 0 copied and compared (0.0 MB), ${before} there already`);
  expect(first.said).not.toContain(new URL(filesUrl).password);

  const { attachment } = await attach();
  const second = await files('copy', 'disk', 's3');
  expect(second.said).toContain(`Pass 1: 1 copied and compared`);
  const there = s3Of(filesUrl);
  expect(await all(there)).toEqual(await all(app.services.fileStore));

  const config = { ...app.config, files: readFilesUrl(filesUrl, '') as S3Setting };
  const moved = await buildApp({ config, database: app.database, clock: app.services.clock });
  const served = await moved.http.inject({ url: `/${picture}` });
  expect(served.rawPayload.equals((await app.http.inject({ url: `/${picture}` })).rawPayload)).toBe(true);
  expect((await openLink(moved, attachment.url ?? '', tunde)).bytes.equals(pixels)).toBe(true);
  expect((await tus(moved, tunde, 'HEAD', `/${id}`)).headers['upload-offset']).toBe('100');
  expect((await uploadPart(moved, tunde, id, 100, pixels.subarray(100))).statusCode).toBe(204);
  await moved.close();

  expect((await files('copy', 's3', folder)).status).toBe(0);
  expect(await all(openDisk(folder))).toEqual(await all(there));
});

test('a copy that broke off goes on where it was', async () => {
  await show('Door');
  await show('Roof');
  for (let i = 0; i < 8; i += 1) await attach();
  const proxy = await startS3Proxy(filesUrl);
  const disk = app.services.fileStore;
  let opened = 0;
  const breaking: FileStore = {
    ...disk,
    open: (key) => {
      opened += 1;
      if (opened === 9) proxy.turn('hangs up');
      return disk.open(key);
    },
  };
  await expect(copyFiles(breaking, s3Of(proxy.url), list)).rejects.toThrow('The file store is away');
  const compared = () => readFileSync(list, 'utf8').trim().split('\n').length;
  const known = compared();
  proxy.turn('passes');
  const rest = await copyFiles(disk, s3Of(proxy.url), list);
  const count = (await all(disk)).length;
  expect(known).toBeGreaterThan(0);
  expect(rest).toMatchObject({ failed: [], known, copied: count - known });
  expect(compared()).toBe(count);
  await proxy.close();
});

test('what does not arrive as it was is not left there, and what was lost there is copied again', async () => {
  const disk = app.services.fileStore;
  const [key = ''] = (await namesIn(app, 'files/images/galleries')).map(
    (name) => `files/images/galleries/${name}`,
  );
  const there = s3Of(filesUrl);
  const bad: FileStore = {
    ...there,
    open: async (one) =>
      one === key ? { size: 3, stream: Readable.from([Buffer.from('bad')]) } : there.open(one),
  };
  expect((await copyFiles(disk, bad, list)).failed).toEqual([{ key, why: 'it arrived as something else' }]);
  expect(await there.size(key)).toBeNull();
  expect(await copyFiles(disk, there, list)).toMatchObject({ copied: 1, failed: [] });
  await there.remove([key]);
  expect(await copyFiles(disk, there, list)).toMatchObject({ copied: 1, failed: [] });
});

test('what was deleted after it was copied goes there, too', async () => {
  await show('Gate');
  const { media } = await tunde.ok(pastWork.add, {
    body: { title: 'Cloth', description: '' },
    upload: workFile(pixels),
  });
  await copyFiles(app.services.fileStore, s3Of(filesUrl), list);
  await tunde.ok(pastWork.remove, { params: { id: media.id } });
  await app.settle();
  const config = { ...app.config, files: readFilesUrl(filesUrl, '') as S3Setting };
  const moved = await buildApp({ config, database: app.database, clock: app.services.clock });
  const stem = media.media.image.slice(0, 32);
  const left = async () =>
    (await namesIn(moved, 'files/images/galleries')).filter((name) => name.startsWith(stem));
  expect((await left()).length).toBeGreaterThan(0);
  app.passDays(1.01);
  await moved.scheduledTasks.find(({ name }) => name === 'remove-orphaned-files')?.run();
  expect(await left()).toEqual([]);
  expect((await namesIn(moved, 'files/images/galleries')).length).toBeGreaterThan(0);
  await moved.close();
});

test('rows are compared with their files', async () => {
  await show('Fence');
  const { fileStore, files: stored } = app.services;
  const checked = () => checkFiles(app.database.db, stored);
  const { whole } = await checked();
  expect(whole).toBeGreaterThan(1);
  expect(await checked()).toEqual({ whole, missing: [], changed: [] });
  const rows = await app.database.db
    .selectFrom('files')
    .select(['folder', 'name'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(2)
    .execute();
  const [lost = '', altered = ''] = rows.map(({ folder: one, name }) => `${one}/${name}`);
  await fileStore.remove([`files/${lost}`]);
  writeFileSync(join(folder, 'other'), 'something else');
  await fileStore.put(`files/${altered}`, join(folder, 'other'), app.services.clock.now());
  expect(await checked()).toEqual({ whole: whole - 2, missing: [lost], changed: [altered] });
});

test('the command says what is missing from its words and its settings', async () => {
  expect((await files('copy', 'disk', 'disk')).said).toMatch(/^Usage: /);
  expect((await files('copy', 'elsewhere', 's3')).said).toMatch(/^Usage: /);
  filesUrl = '';
  expect(await files('copy', 'disk', 's3')).toEqual({
    status: 1,
    said: 'Set FILES_URL to the address of the S3 store.',
  });
});
