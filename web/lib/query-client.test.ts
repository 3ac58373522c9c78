/** How long answers are taken as fresh. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Reads the endpoint a minute after it was fetched: the cached answer, or a new one. */
async function afterAMinute(endpoint: Endpoint): Promise<unknown> {
  const { queryClient } = await import('./query-client.ts');
  const { callKey } = await import('./query.ts');
  const queryKey = callKey(endpoint, {});
  queryClient.setQueryData(queryKey, 'kept', { updatedAt: Date.now() - MINUTE_MS });
  const found = await queryClient.fetchQuery<unknown>({ queryKey, queryFn: () => 'asked' });
  queryClient.clear();
  return found;
}

test('the catalogue is asked for once, all else again after a while', async () => {
  expect(await afterAMinute(catalogue.skills)).toBe('kept');
  expect(await afterAMinute(gigs.featured)).toBe('asked');
});
