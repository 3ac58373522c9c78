/** The time-out of requests. */
import { afterEach, expect, test, vi } from 'vitest';
import { send } from './transport.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request is given up after 200 seconds, and not before (rule 14.1)', async () => {
  vi.useFakeTimers();
  let ended = 'no';
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const call = send({ method: 'POST', url: '/api/chat', headers: {} }).catch((error) => {
    ended = error.reason;
  });
  await vi.advanceTimersByTimeAsync(199_999);
  expect(ended).toBe('no');
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(ended).toBe('timeout');
});
