/** Addresses that lead elsewhere: where each kind of person arrives, through the real routes. */
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as paths from '#contract/site/paths.ts';
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
  ['/gigDetails', 'a visitor to the login, and back after it', null, '/login?next=%2FgigDetails'],
  ['/gigDetails', 'a talent to their own gigs', [2], '/publicProfile'],
  ['/gigDetails', 'somebody who is both to their own gigs', [1, 2], '/publicProfile'],
  ['/gigDetails', 'a hunter to the search', [1], '/gigSearchResult'],
  [
    '/talentMessageDetails/x?at=7',
    'a talent to the line',
    [2],
    `${paths.conversations.talent}/talentMessageDetails/x?at=7`,
  ],
  [
    `${paths.formerPaymentResult}?reference=payment-reference-1`,
    'a hunter to the payment',
    [1],
    `${paths.paymentResult}?reference=payment-reference-1`,
  ],
])('%s leads %s', async (from, _, types, place) => {
  const { getSession, startSession } = await load();
  const { routeTree } = await import('#web/route-tree.gen.ts');
  const { queryClient } = await import('#web/lib/query-client.ts');
  if (types) startSession(login(types));
  const history = createMemoryHistory({ initialEntries: [from] });
  const context = { queryClient, getSession };
  const router = createRouter({ routeTree, history, context, isServer: false });
  await router.load();
  expect(router.state.location.href).toBe(place);
});
