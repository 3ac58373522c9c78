/** What comes later is fetched once, and asked for again after a failure. */
import { expect, test, vi } from 'vitest';
import { later } from './later.ts';
import { messageOf, NetworkFailure } from './refusals.ts';

test('a part that could not be fetched is told as a lost connection and asked for again', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue('here');
  const source = later(load);
  const failure = await source.fetch().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkFailure);
  expect(messageOf(failure)).toContain('We could not reach Adire.');
  expect(source.here).toBeNull();
  expect(await source.fetch()).toBe('here');
  expect(await source.fetch()).toBe('here');
  expect(source.here).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});
