/** The one store of server data. Only the start of the app imports it; everything else gets it from the router or by hook. */
import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal, isTemporary } from './refusals.ts';

const TRIES = 3;
const FRESH_MS = 15_000;
/** A database that changes places is back within that; where the provider is away, the person is told at once. */
const SOON_SECONDS = 5;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Without a network what was seen stays: it cannot be fetched again.
      gcTime: 24 * 60 * 60_000,
      // What is not there, or not theirs, is asked for once, by however many parts of a screen.
      retryOnMount: ({ state }) => isTemporary(state.error) || Date.now() - state.errorUpdatedAt > FRESH_MS,
      retry: (failures, error) => isTemporary(error) && failures < TRIES - 1,
      networkMode: 'offlineFirst',
    },
    mutations: {
      // Under the same key: what was done meanwhile is not done again.
      retry: (failures, error) => secondsUntilBack(error) <= SOON_SECONDS && failures < TRIES - 1,
      // Not all at the same moment.
      retryDelay: (_failures, error) => secondsUntilBack(error) * (1000 + Math.random() * 250),
    },
  },
});

function secondsUntilBack(error: unknown): number {
  return (error instanceof ApiRefusal && error.status === 503 && error.retryAfter) || Number.POSITIVE_INFINITY;
}
