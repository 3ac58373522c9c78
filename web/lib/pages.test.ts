/** A list is prefetched only when none of it is cached: its later pages are fetched by the screen. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobs } from '#contract/jobs/jobs.ts';
import { memoryStorage } from './testing/memory-storage.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
});

// The tests of a worker share its globals.
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the first page is asked for once, and never instead of what is known', async () => {
  const { loadPages } = await import('./pages.ts');
  const { callKey } = await import('./query.ts');
  const client = new QueryClient();
  const input = { query: {} };
  const known = { pages: [{}, {}], pageParams: [null, 'next'] };
  client.setQueryData([...callKey(jobs.listOpen, input), 'pages'], known);
  await client.invalidateQueries();
  loadPages(client, jobs.listOpen, input);
  expect(client.isFetching()).toBe(0);
  client.clear();
  loadPages(client, jobs.listOpen, input);
  loadPages(client, jobs.listOpen, input);
  expect(client.isFetching()).toBe(1);
  client.clear();
});
