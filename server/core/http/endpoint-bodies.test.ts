/** Every endpoint of the contract that takes a body, called with hostile bodies: refused, and nothing done (rule 7.2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, UPLOAD_GONE, UPLOAD_ID } from '#contract/core/endpoint.ts';
import { words } from '#contract/words/en.ts';
import { newId } from '#server/core/security/ids.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  changedTables,
  closedEntries,
  entriesWithBody,
  everyEntry,
  operatorEntries,
  ownerOf,
  sampleOf,
  send,
  snapshot,
} from '#server/testing/every-endpoint.ts';
import { mp4Of } from '#server/testing/recordings.ts';
import { buildWorld, type World } from '#server/testing/world.ts';

let app: TestApp;
let world: World;
let before: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  world = await buildWorld(app);
  before = await snapshot(app);
});
afterAll(async () => {
  const changed = await changedTables(app, before);
  await app.close();
  expect(changed, 'refused calls have changed rows').toEqual([]);
});

/** Hostile values for each field. */
const HOSTILE: unknown[] = [
  ...[['x'], Array(10_000).fill('x'), [], {}, { $gt: '' }, true, null],
  ...[1e308, -1, 4.5, 'a\u0000b', '\u202Eabc', '１２', 'x'.repeat(200_000), '<'.repeat(200_000)],
  JSON.parse(`${'{"a":'.repeat(99)}1${'}'.repeat(99)}`),
];

/** Columns that exist in tables but in no form. */
const COLUMNS = [
  'user_id_',
  'role',
  'is_operator',
  'operator_since',
  'status',
  'net_pay',
  'paid',
  'created_at',
];

/** Beginnings of the library's own messages, which are English in every language. */
const OF_THE_LIBRARY = /"(Invalid (input|option)|Too (big|small)|Unrecognized key)/;

/** Returns valid bodies with one defect each, keeping those that the contract refuses. */
function hostileBodies(entry: Endpoint, body: Record<string, unknown>): unknown[] {
  const schema = entry.body ?? z.object({});
  const changed = Object.keys(schema.shape).flatMap((name) =>
    HOSTILE.map((value) => ({ ...body, [name]: value })),
  );
  const extra = COLUMNS.map((name) => ({ ...body, [name]: 1 }));
  return [...changed, ...extra, {}, [], [body], 'text', 42].filter(
    (one) => !z.safeParse(schema, one).success,
  );
}

describe('a hostile body', () => {
  test.each(entriesWithBody)('$key refuses it', async (one) => {
    const owner = ownerOf(one, world);
    const sample = sampleOf(one, world, owner);
    for (const body of hostileBodies(one.entry, sample.body ?? {})) {
      const payload = JSON.stringify(body);
      const answer = await send(app, one.entry, sample, { token: owner?.token, payload });
      expect(answer.statusCode, payload.slice(0, 200)).toBe(422);
      expect(Object.keys(answer.json().errors ?? {}).length).toBeGreaterThan(0);
      expect(JSON.stringify(answer.json().errors)).not.toMatch(OF_THE_LIBRARY);
    }
  });

  test.each(entriesWithBody)('$key refuses what is no good JSON', async (one) => {
    const owner = ownerOf(one, world);
    const sample = sampleOf(one, world, owner);
    const good = JSON.stringify(sample.body);
    const open = good.slice(0, -1);
    const raw: [string, number[]][] = [
      [`${open},"__proto__":{"role":"operator"}}`, [400]],
      [`${open},"constructor":{"prototype":{"role":"operator"}}}`, [400]],
      [open, [400]],
      ...[101, 50_000].map((deep): [string, number[]] => [
        `{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`,
        [400],
      ]),
      [`{"a":"${'x'.repeat(1_000_000)}"}`, one.entry.upload ? [413, 422] : [413]],
    ];
    for (const [payload, statuses] of raw) {
      const headers = { 'idempotency-key': newId() };
      const answer = await send(app, one.entry, sample, { token: owner?.token, payload, headers });
      expect(statuses, payload.slice(-80)).toContain(answer.statusCode);
    }
  });

  test.each(entriesWithBody)('$key reads JSON only, and forms only where it takes a file', async (one) => {
    const owner = ownerOf(one, world);
    const sample = sampleOf(one, world, owner);
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html'];
    for (const type of types) {
      const headers = { 'content-type': type };
      const answer = await send(app, one.entry, sample, { token: owner?.token, headers });
      expect(answer.statusCode, type).toBe(415);
    }
    const packed = { 'content-encoding': 'gzip' };
    const answer = await send(app, one.entry, sample, { token: owner?.token, headers: packed });
    expect(answer.statusCode).toBe(415);
  });
});

/** Returns a multipart body of these parts: text or files. */
async function multipart(parts: [name: string, value: string | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

const PIXEL = pictureOf(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const FILM = new File([Uint8Array.from(mp4Of(1))], 'film.mp4', { type: 'video/mp4' });

function pictureOf(content: Buffer): File {
  return new File([Uint8Array.from(content)], 'picture.png', { type: 'image/png' });
}

describe('an upload in the place of a file', () => {
  test.each(everyEntry.filter(({ entry }) => entry.upload))(
    '$key looks for it, and finds none',
    async (one) => {
      const owner = ownerOf(one, world);
      const sample = sampleOf(one, world, owner);
      expect(Object.keys(one.entry.body?.shape ?? {})).not.toContain(UPLOAD_ID);
      const payload = JSON.stringify({ ...sample.body, [UPLOAD_ID]: '0'.repeat(32) });
      const headers = { 'content-type': 'application/json' };
      const answer = await send(app, one.entry, sample, { token: owner?.token, payload, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([422, UPLOAD_GONE]);
      expect(Object.keys(answer.json().errors)).toEqual([one.entry.upload?.field]);
    },
  );
});

describe('a hostile form with a file', () => {
  test.each(everyEntry.filter(({ entry }) => entry.upload))('$key refuses it', async (one) => {
    const owner = ownerOf(one, world);
    const sample = sampleOf(one, world, owner);
    const { field = '', kinds = [] } = one.entry.upload ?? {};
    const file = kinds.includes('image/png') ? PIXEL : FILM;
    const good = Object.entries(sample.body ?? {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const cases: [string, [string, string | File][], number][] = [
      ['a file under another name', [...good, ['another_file', file]], 422],
      ['two files', [...good, [field, file], [field, file]], 413],
      ['a hundred fields', [...good, ...Array(100).fill(['x', 'y'])], 413],
      ['a field too many', [...good, ['role', 'operator']], 422],
      ['a field that is none', [...good, ['__proto__', 'x']], 400],
      ['HTML with the name of a picture', [...good, [field, pictureOf(Buffer.from('<html>'))]], 415],
      ['a long field name', [...good, ['x'.repeat(10_000), 'y']], 422],
    ];
    for (const [what, parts, status] of cases) {
      const answer = await send(app, one.entry, sample, { token: owner?.token, ...(await multipart(parts)) });
      expect({ what, status: answer.statusCode }).toEqual({ what, status });
    }
    const broken = await multipart([...good, [field, file]]);
    const cut = { ...broken, payload: broken.payload.subarray(0, broken.payload.length - 60) };
    const answer = await send(app, one.entry, sample, { token: owner?.token, ...cut });
    expect(answer.statusCode).toBe(400);
    for (const [boundary, status] of [
      ['x'.repeat(252), 422],
      ['x'.repeat(253), 400],
    ] as const) {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const payload = Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="role"\r\n\r\nx\r\n--${boundary}--\r\n`,
      );
      const named = await send(app, one.entry, sample, { token: owner?.token, headers, payload });
      expect(named.statusCode).toBe(status);
    }
  });
});

describe('an idempotency key of the wrong shape', () => {
  test.each([...closedEntries, ...operatorEntries].filter(({ entry }) => entry.method !== 'GET'))(
    '$key is 422',
    async (one) => {
      const owner = ownerOf(one, world);
      const sample = sampleOf(one, world, owner);
      const headers = { 'idempotency-key': 'short' };
      const answer = await send(app, one.entry, sample, { token: owner?.token, headers });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toBe(words.common.errors.invalid);
      expect(Object.keys(answer.json().errors)).toEqual(['Idempotency-Key']);
    },
  );
});
