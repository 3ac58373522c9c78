/** The one store of server data. Only the start of the app imports it; everything else gets it from the router or by hook. */
import { QueryClient } from '@tanstack/react-query';
import { showing } from './query.ts';
import { type ApiRefusal, isTemporary } from './refusals.ts';

const TRIES = 3;
const FRESH_MS = 15_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The catalogue changes by operators alone.
      staleTime: (query) => (showing(['catalogue'])(query) ? Number.POSITIVE_INFINITY : FRESH_MS),
      // Without a network what was seen stays: it cannot be fetched again.
      gcTime: 24 * 60 * 60_000,
      // What is not there, or not theirs, is asked for once, by however many parts of a screen.
      retryOnMount: ({ state }) => isTemporary(state.error) || Date.now() - state.errorUpdatedAt > FRESH_MS,
      // Not before the time in `Retry-After`; short ones were waited for in api.ts.
      retry: (failures, error) =>
        isTemporary(error) && failures < TRIES - 1 && !(error as Partial<ApiRefusal>).retryAfter,
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false },
  },
});
