/** /gigDetails without an id: where each kind of person is led, through the real routes. */
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#web/lib/testing/memory-storage.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

// Else the next tests of this thread would take the stubbed `window` for a browser.
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('#web/lib/session.ts');
type Login = Parameters<Awaited<ReturnType<typeof load>>['startSession']>[0];

function login(types: number[]): Login {
  return {
    success: true,
    token: 'token-1',
    user: { id: 'person-1', name: 'Bola', email: 'bola@studio.example', created_at: '2026-01-01T00:00:00Z' },
    user_profile: { firstname: 'Bola' } as Login['user_profile'],
    general_account_types: [],
    fee_percent: 10,
    language: null,
    user_account_types: types.map((accounttypeId) => ({ accounttypeId })),
  };
}

test.each([
  ['a visitor to the login, and back after it', null, '/login?next=%2FgigDetails'],
  ['a talent to their own gigs', [2], '/publicProfile'],
  ['somebody who is both to their own gigs', [1, 2], '/publicProfile'],
  ['a hunter to the search', [1], '/gigSearchResult'],
])('%s', async (_, types, place) => {
  const { getSession, startSession } = await load();
  const { routeTree } = await import('#web/route-tree.gen.ts');
  const { queryClient } = await import('#web/lib/query-client.ts');
  if (types) startSession(login(types));
  const history = createMemoryHistory({ initialEntries: ['/gigDetails'] });
  const context = { queryClient, getSession };
  const router = createRouter({ routeTree, history, context, isServer: false });
  await router.load();
  expect(router.state.location.href).toBe(place);
});
