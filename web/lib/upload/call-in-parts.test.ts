/** The call that uses an upload which has arrived: when it is kept for the next press, when it is forgotten, and under which key. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/core/endpoint.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

const film = new File(['film'], 'film.mp4', { lastModified: 7 });
let asked: string[];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  sessionStorage.setItem('adire.token', 'token-1');
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Failures = typeof import('../refusals.ts');
type Called = { body?: Record<string, unknown>; idempotencyKey?: string };

const entry = endpoint({
  ...{ method: 'POST', path: 'work/:id', who: 'person', summary: '', errors: [], changes: [] },
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ title: z.string() }),
  upload: { field: 'file', maxBytes: 10, kinds: ['video/mp4'], required: true },
  reply: z.string(),
});
const INPUT = { params: { id: '7' }, body: { title: 'Film' }, file: film };

/** Makes the call with a file that has already arrived as upload 1. */
async function press(make: (called: Called, failures: Failures) => Promise<string>, idempotencyKey?: string) {
  const { callInParts } = await import('./call-in-parts.ts');
  const { findArrived, fingerprintOf, setArrived, uploadMemory } = await import('./upload-memory.ts');
  const failures = await import('../refusals.ts');
  const fingerprint = fingerprintOf('POST /api/work/7', film);
  await uploadMemory.addUpload(fingerprint, {
    ...{ size: 4, metadata: {}, urlStorageKey: '', parallelUploadUrls: null },
    creationTime: new Date().toISOString(),
    uploadUrl: '/api/uploads/1',
  });
  setArrived(fingerprint, true);
  const given = { ...INPUT, ...(idempotencyKey && { idempotencyKey }) };
  const done = callInParts(entry, given, (_entry, called) => {
    expect(called).toMatchObject({ params: INPUT.params, file: null });
    return make(called, failures);
  });
  return { done, kept: () => findArrived(fingerprint) };
}

test('what has arrived is not sent again, and forgotten when it was used', async () => {
  const { done, kept } = await press(
    async ({ body, idempotencyKey }) => JSON.stringify([body, idempotencyKey]),
    'key-1',
  );
  expect(await done).toBe('[{"title":"Film","upload_id":"1"},"key-1"]');
  expect([kept(), asked]).toEqual([null, []]);
});

test('a call whose answer was lost is made again under the same key, without a press', async () => {
  vi.useFakeTimers();
  const keys: unknown[] = [];
  const { done } = await press(async ({ idempotencyKey }, { NetworkFailure }) => {
    keys.push(idempotencyKey);
    if (keys.length === 1) throw new NetworkFailure('offline');
    return 'done';
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await done).toBe('done');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test.each([
  ['another field is refused', 422, { title: ['Enter a title'] }, '1'],
  ['the state forbids it now', 409, {}, '1'],
  ['the file itself is refused', 422, { file: ["We couldn't read this file. Choose another one"] }, null],
  ['it is of a wrong kind', 415, {}, null],
  ['it is too large', 413, {}, null],
])('where %s', async (_what, status, errors, left) => {
  const { done, kept } = await press(async (_called, { ApiRefusal }) => {
    throw new ApiRefusal(status, { errors });
  });
  await expect(done).rejects.toMatchObject({ status });
  expect(kept()).toBe(left);
  expect(asked).toEqual(left ? [] : ['DELETE /api/uploads/1']);
});
