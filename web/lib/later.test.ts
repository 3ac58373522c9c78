/** Lazy code is fetched once, and again after a failure. */
import { afterEach, expect, test, vi } from 'vitest';
import { later } from './later.ts';
import { messageOf, NetworkFailure } from './refusals.ts';

afterEach(() => vi.unstubAllGlobals());

test('a part that could not be fetched is reported as a lost connection and fetched again', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue('here');
  const source = later(load);
  const failure = await source.fetch().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkFailure);
  // Nothing can have been typed into a part that never loaded, so the message does not mention typed text.
  expect(messageOf(failure)).toBe("We can't reach Adire. Check your connection and try again.");
  expect([source.here, source.failed]).toEqual([null, true]);
  expect(await source.fetch()).toBe('here');
  expect(await source.fetch()).toBe('here');
  expect(source.here).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a network a file is asked for only where a worker may have it', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('here');
  const source = later(load);
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: null } });
  await expect(source.fetch()).rejects.toBeInstanceOf(NetworkFailure);
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  expect(await source.fetch()).toBe('here');
});
