/** Two processes that share a database and an S3 store, without a folder: files stored by one are available to the other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { pastWork } from '#contract/past-work/past-work.ts';
import { createFiles } from '#server/core/files/files.ts';
import type { FileStore } from '#server/core/files/store.ts';
import { call, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { openLink, ownFilesUrl } from '#server/testing/file-store.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import { begunUpload, tus, uploadPart } from '#server/testing/uploads.ts';
import { type Process, startTestbed, type Testbed } from '../support/processes.ts';

const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'adire-machine-')));
const content = mp3Of(60);
const half = 300_000;

let testbed: Testbed;
let one: Process;
let other: Process;
let tunde: Person;
beforeAll(async () => {
  const secret = 'a secret of two machines in common';
  testbed = await startTestbed({ FILES_URL: await ownFilesUrl(), SIGNING_SECRET: secret });
  const [first = '', second = ''] = folders;
  one = await testbed.start({ DATA_DIR: first });
  other = await testbed.start({ DATA_DIR: second });
  const files = createFiles({} as FileStore, secret);
  const services = { database: testbed.database, clock: { now: testbed.now }, files };
  tunde = await talent({ ...one, database: testbed.database, services } as unknown as TestApp);
});
afterAll(async () => {
  await testbed.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('half of a file sent to one and the rest to the other is a whole file, which both give', async () => {
  const id = await begunUpload(one, tunde, content.length, 'song.mp3');
  expect((await uploadPart(one, tunde, id, 0, content.subarray(0, half))).statusCode).toBe(204);
  expect((await tus(other, tunde, 'HEAD', `/${id}`)).headers['upload-offset']).toBe(String(half));
  expect((await uploadPart(other, tunde, id, half, content.subarray(half))).statusCode).toBe(204);
  const body = { title: 'Song', description: '', upload_id: id };
  const shown = await call(one, tunde.token, pastWork.add, { body });
  expect(shown.status).toBe(200);
  for (const process of [one, other]) {
    const served = await process.http.inject({ url: `/${shown.body.media.media.url}` });
    expect(served.rawPayload.equals(content)).toBe(true);
  }
});

test('a link that one has signed is opened by the other', async () => {
  const upload = { field: 'attachment', name: 'song.mp3', type: 'audio/mpeg', content };
  const { attachment } = (await call(one, tunde.token, messages.attach, { upload })).body;
  for (const process of [one, other]) {
    const { status, bytes } = await openLink(process, attachment.url ?? '', tunde);
    expect([status, bytes.equals(content)]).toEqual([200, true]);
  }
});

test('of two that take the same part only one keeps it, and the file is whole', async () => {
  const id = await begunUpload(one, tunde, content.length, 'song.mp3');
  const both = [one, other].map((process) => uploadPart(process, tunde, id, 0, content.subarray(0, half)));
  const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([204, 409]);
  expect((await uploadPart(other, tunde, id, half, content.subarray(half))).statusCode).toBe(204);
  const { status, body } = await call(one, tunde.token, messages.attach, { body: { upload_id: id } });
  expect(status).toBe(200);
  expect((await openLink(other, body.attachment.url ?? '', tunde)).bytes.equals(content)).toBe(true);
});

test('a process that is killed leaves the upload to the other', async () => {
  const third = await testbed.start({ DATA_DIR: folders[0] ?? '' });
  const id = await begunUpload(third, tunde, content.length, 'song.mp3');
  expect((await uploadPart(third, tunde, id, 0, content.subarray(0, half))).statusCode).toBe(204);
  await third.kill();
  expect((await uploadPart(other, tunde, id, half, content.subarray(half))).statusCode).toBe(204);
  expect((await call(other, tunde.token, messages.attach, { body: { upload_id: id } })).status).toBe(200);
});
