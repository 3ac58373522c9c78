/** What is retried after a break: once the network is back, up to three times without progress, and never after cancelling. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswer } from '../online.ts';
import { ApiRefusal, isTemporary, NetworkFailure } from '../refusals.ts';
import { retryThroughOutages } from './attempts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => {
  noteAnswer(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const way = { signal: undefined, isRetryable: isTemporary };
const broken = new NetworkFailure('offline');

/** Fails `times` times, then succeeds; `tries` counts the attempts. */
function failing(times: number, error: Error = broken) {
  const attempt = {
    tries: 0,
    run: async () => {
      attempt.tries += 1;
      if (attempt.tries <= times) throw error;
      return 'done';
    },
  };
  return attempt;
}

test('waits until the network is back, and not a moment before', async () => {
  const attempt = failing(1);
  noteAnswer(false);
  const done = retryThroughOutages(attempt.run, way);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt.tries).toBe(1);
  noteAnswer(true);
  await expect(done).resolves.toBe('done');
  expect(attempt.tries).toBe(2);
});

test('gives up after three tries without progress; any progress gives it three more', async () => {
  const stuck = failing(9);
  const given = expect(retryThroughOutages(stuck.run, way)).rejects.toBe(broken);
  await vi.advanceTimersByTimeAsync(60_000);
  await given;
  expect(stuck.tries).toBe(3);
  const slow = failing(9);
  const done = retryThroughOutages(slow.run, { ...way, reached: () => slow.tries / 10 });
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(done).resolves.toBe('done');
});

test('what no later try can fix is reported at once', async () => {
  const refused = new ApiRefusal(422, {});
  const attempt = failing(1, refused);
  await expect(retryThroughOutages(attempt.run, way)).rejects.toBe(refused);
  const late = failing(1, new ApiRefusal(503, {}, 600));
  await expect(retryThroughOutages(late.run, way)).rejects.toMatchObject({ status: 503 });
  expect([attempt.tries, late.tries]).toEqual([1, 1]);
});

test('retries when the server has asked it to', async () => {
  const attempt = failing(1, new ApiRefusal(429, {}, 30));
  const done = retryThroughOutages(attempt.run, way);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(attempt.tries).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(done).resolves.toBe('done');
});

test('a person who cancels is not kept waiting', async () => {
  const controller = new AbortController();
  const attempt = failing(9);
  noteAnswer(false);
  const ended = expect(
    retryThroughOutages(attempt.run, { ...way, signal: controller.signal }),
  ).rejects.toMatchObject({
    reason: 'cancelled',
  });
  await vi.advanceTimersByTimeAsync(5_000);
  controller.abort();
  await ended;
  noteAnswer(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attempt.tries).toBe(1);
});
