/** One intent has one idempotency key, however often it is tried. */
import { beforeEach, expect, test } from 'vitest';
import { createIntentKeys, type IntentKeys } from './intent-keys.ts';
import { ApiRefusal, NetworkFailure } from './refusals.ts';

const input = { params: { id: '1' }, body: { pitch: 'mine' } };
let keys: IntentKeys;

beforeEach(() => {
  let made = 0;
  keys = createIntentKeys(() => `key-${++made}`);
});

test.each([
  ['a lost answer', new NetworkFailure('offline')],
  ['a time-out', new NetworkFailure('timeout')],
  ['a failure of the server', new ApiRefusal(500, {})],
  ['a provider that is away', new ApiRefusal(502, {})],
  ['the same request still being worked on', new ApiRefusal(409, { code: 'key_in_flight' })],
])('after %s the same input goes out under the same key', (_, error) => {
  expect(keys.keyFor(input)).toBe('key-1');
  keys.settle(error);
  expect(keys.keyFor({ params: { id: '1' }, body: { pitch: 'mine' } })).toBe('key-1');
});

test('success ends the intent: doing the same again is a new one', () => {
  keys.keyFor(input);
  keys.settle();
  expect(keys.keyFor(input)).toBe('key-2');
});

test('a refusal of the input ends the intent', () => {
  keys.keyFor(input);
  keys.settle(new ApiRefusal(422, {}));
  expect(keys.keyFor(input)).toBe('key-2');
});

test('a changed input is another intent', () => {
  keys.keyFor(input);
  keys.settle(new NetworkFailure('offline'));
  expect(keys.keyFor({ ...input, body: { pitch: 'ours' } })).toBe('key-2');
});

test('another file is another intent', () => {
  const first = new File(['a'], 'work.pdf', { lastModified: 1 });
  const second = new File(['b'], 'work.pdf', { lastModified: 2 });
  expect(keys.keyFor({ ...input, file: first })).toBe('key-1');
  keys.settle(new NetworkFailure('timeout'));
  expect(keys.keyFor({ ...input, file: second })).toBe('key-2');
});

test('a second press while the first is on its way gets the answer of the first', async () => {
  let calls = 0;
  const action = async () => {
    calls += 1;
    return calls;
  };
  expect(await Promise.all([keys.once('key-1', action), keys.once('key-1', action)])).toEqual([1, 1]);
  expect(await keys.once('key-1', action)).toBe(2);
});

test('an action that failed can be done again under its key', async () => {
  await expect(keys.once('key-1', () => Promise.reject(new NetworkFailure('offline')))).rejects.toThrow();
  expect(await keys.once('key-1', async () => 'done')).toBe('done');
});
