/** The path of an upload: checked, prepared before the transaction, kept only when it commits; and what is swept up. */
import { writeFileSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/core/endpoint.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { createPublicAnswers } from '#server/core/http/public-answers.ts';
import { call, type Person, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn } from '#server/testing/file-store.ts';
import { removeOrphans } from '../files/file-sweep.ts';
import type { ReceivedFile } from '../files/files.ts';
import type { Ctx, ReadCtx } from '../http/context.ts';
import { mount, prepared } from '../http/endpoints.ts';
import { answerErrors } from '../http/error-handler.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { newHex } from '../security/ids.ts';
import { displayName } from './uploads.ts';

const ENTRY = endpoint({
  method: 'POST',
  path: 'things/:id',
  who: 'person',
  changes: [],
  summary: 'Keeps a file.',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ title: z.string().check(z.minLength(1)) }),
  upload: { field: 'file', maxBytes: 10_000, kinds: ['image/png'], required: true },
  reply: z.object({ name: z.string() }),
  errors: [404, 409],
});

let app: TestApp;
let amara: Person;
let png: Buffer;
/** An app with one endpoint, and the steps it recorded. */
let small: FastifyInstance;
let steps: string[] = [];
let discarded: string[] = [];
let refused = false;
/** Paths of the file as received and as prepared. */
let seen: string[] = [];

async function gate(_ctx: Ctx, params: { id: string }): Promise<string> {
  steps.push('gate');
  if (params.id !== 'mine') throw notFound();
  return 'the thing';
}

async function prepare(ctx: ReadCtx, input: { file: ReceivedFile | null; body: { title: string } }) {
  const { file } = input;
  if (!file) throw new Error('the file is looked at before it is prepared');
  // With one connection this would wait for ever inside a transaction.
  await ctx.services.database.db.transaction().execute((db) => sql`select 1`.execute(db));
  steps.push(`prepare ${input.body.title}`);
  const path = `${file.path}.made`;
  writeFileSync(path, 'made');
  seen = [file.path, path];
  return { ...file, path, bytes: 4, discard: async () => void discarded.push(path) };
}

async function run(ctx: Ctx, input: { file: ReceivedFile | null }, row: string) {
  if (!input.file) throw new Error('what was prepared is there');
  const place = { folder: 'images/galleries' as const, ownerId: ctx.actor.userId, now: ctx.now };
  const { name } = await ctx.services.files.store(ctx.tx, input.file, place);
  steps.push(`run on ${row}`);
  if (refused) throw conflict('Not now', 'not_now');
  return { name };
}

beforeAll(async () => {
  app = await testApp();
  amara = await person(app, 'Amara', [2]);
  png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3a49b4' } })
    .png()
    .toBuffer();
  small = Fastify();
  answerErrors(small);
  await small.register(fastifyMultipart);
  const actor = {
    userId: amara.id,
    name: '',
    email: '',
    isHunter: false,
    isTalent: true,
    tokenHash: '',
    signedInAt: new Date(),
  };
  const mounting = {
    services: app.services,
    throttles: { check: async () => undefined },
    publicAnswers: createPublicAnswers(app.services.clock),
    authenticate: async () => actor,
    authenticateOperator: async () => null,
  };
  await small.register(
    async (api) => mount(api, { keep: ENTRY }, { keep: prepared(prepare, run, gate) }, mounting),
    { prefix: '/api' },
  );
});
beforeEach(() => {
  steps = [];
  discarded = [];
  refused = false;
});
afterAll(async () => {
  await small.close();
  await app.close();
});

function send(id: string, body: Record<string, string>, content: Uint8Array | null = png, key?: string) {
  const upload = content && { field: 'file', name: 'a.png', type: 'image/png', content };
  return call({ http: small }, 'x'.repeat(43), ENTRY, {
    params: { id },
    body,
    ...(upload && { upload }),
    ...(key && { key }),
  });
}

function stored(folder = 'images/galleries'): Promise<string[]> {
  return namesIn(app, `files/${folder}`);
}

describe('an upload', () => {
  test('is prepared after gate and checks, outside the transaction, and kept once', async () => {
    const before = await stored();
    const answer = await send('mine', { title: 'Cloth' });
    expect(answer.status).toBe(200);
    expect(steps).toEqual(['gate', 'prepare Cloth', 'gate', 'run on the thing']);
    expect((await stored()).filter((name) => !before.includes(name))).toEqual([answer.body.name]);
    await expect(stat(seen[0] ?? '')).rejects.toThrow('ENOENT');
    expect(discarded).toEqual([seen[1]]);
  });

  test.each([
    [200, () => png],
    [415, () => Buffer.from('plain text')],
  ])('without a name is looked at like any other: %d', async (status, content) => {
    const head = (about: string) => `--cut\r\nContent-Disposition: form-data; ${about}\r\n`;
    const answer = await small.inject({
      method: 'POST',
      url: '/api/things/mine',
      headers: {
        authorization: `Bearer ${'x'.repeat(43)}`,
        'content-type': 'multipart/form-data; boundary=cut',
        'idempotency-key': newHex(16),
      },
      payload: Buffer.concat([
        Buffer.from(`${head('name="title"')}\r\nCloth\r\n`),
        Buffer.from(`${head('name="file"')}Content-Type: application/octet-stream\r\n\r\n`),
        content(),
        Buffer.from('\r\n--cut--\r\n'),
      ]),
    });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ['of somebody else', () => send('theirs', { title: 'Cloth' }), 404, ['gate']],
    ['with a wrong form', () => send('mine', { title: '' }), 422, ['gate']],
    ['of a wrong kind', () => send('mine', { title: 'Cloth' }, Buffer.from('<html>')), 415, ['gate']],
    ['that is not there', () => send('mine', { title: 'Cloth' }, null), 422, ['gate']],
    ['with a wrong key', () => send('mine', { title: 'Cloth' }, png, 'short'), 422, []],
  ])('%s is not prepared', async (_what, go, status, wanted) => {
    expect((await go()).status).toBe(status);
    expect(steps).toEqual(wanted);
  });

  test('of a write that is refused leaves nothing, neither stored nor prepared nor received', async () => {
    refused = true;
    const before = await stored();
    expect((await send('mine', { title: 'Cloth' })).status).toBe(409);
    expect(steps.at(-1)).toBe('run on the thing');
    expect(await stored()).toEqual(before);
    await expect(stat(seen[0] ?? '')).rejects.toThrow('ENOENT');
    expect(discarded).toEqual([seen[1]]);
  });

  test('sent again under its key answers the same and is kept once', async () => {
    const before = (await stored()).length;
    const [first, again] = [
      await send('mine', { title: 'Cloth' }, png, 'one-press-of-keep'),
      await send('mine', { title: 'Cloth' }, png, 'one-press-of-keep'),
    ];
    expect(again.body).toEqual(first.body);
    expect((await stored()).length).toBe(before + 1);
  });
});

test('the picture of a profile whose saving breaks off is removed again', async () => {
  const before = await stored('images/profiles');
  const upload = { field: 'profile_image', name: 'a.png', type: 'image/png', content: png };
  await sql`alter table user_account_types add constraint no_hunters check (account_type_id <> 1) not valid`.execute(
    app.database.db,
  );
  const answer = await amara.call(profiles.save, { body: { accounttypeId: 1 }, upload });
  await sql`alter table user_account_types drop constraint no_hunters`.execute(app.database.db);
  expect(answer.status).toBe(500);
  expect(await stored('images/profiles')).toEqual(before);
  await amara.ok(profiles.save, { body: { accounttypeId: 1 }, upload });
  expect(await stored('images/profiles')).toHaveLength(before.length + 1);
});

test('files that no row names are swept up after a day, whatever folder they are in', async () => {
  const { body } = await send('mine', { title: 'Cloth' });
  const put = async (name: string) => {
    const path = join(tmpdir(), name);
    await writeFile(path, 'x');
    await app.services.fileStore.put(`files/images/galleries/${name}`, path, app.services.clock.now());
    return name;
  };
  const sibling = await put(`${body.name.slice(0, 32)}-480.avif`);
  const before = await stored();
  // More than one page of a listing, where that is not slow.
  const many = app.services.fileStore.kind === 'disk' ? 600 : 20;
  for (let i = 0; i < many; i += 1) await put(`${newHex(16)}-480.webp`);
  expect(await removeOrphans(app.services)).toBe(0);
  app.passDays(1.01);
  const fresh = app.services.fileStore.kind === 'disk' ? [await put(`${newHex(16)}.webp`)] : [];
  expect(await removeOrphans(app.services)).toBe(many);
  expect(await stored()).toEqual([...before, ...fresh].sort());
  expect(before).toEqual(expect.arrayContaining([body.name, sibling]));
});

test('of the name of a file 120 letters are kept, none of them cut in half (rule 6.5)', () => {
  expect(displayName('x'.repeat(120))).toHaveLength(120);
  expect(displayName('x'.repeat(121))).toHaveLength(120);
  expect(displayName('🥁'.repeat(121))).toBe('🥁'.repeat(120));
  expect(displayName(`${'x'.repeat(200)}.final.png`)).toBe(`${'x'.repeat(116)}.png`);
  expect(displayName('C:\\scans\\..\\a"<b>.png')).toBe('ab.png');
});
