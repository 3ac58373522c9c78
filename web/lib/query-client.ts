/** The only cache of server data. Imported by the start of the app alone; all else gets it from the router or by hook. */
import { QueryClient } from '@tanstack/react-query';
import { DAY_MS } from '#contract/core/days.ts';
import { matchesTags } from './query.ts';
import { type ApiRefusal, isTemporary } from './refusals.ts';

const TRIES = 3;
const FRESH_MS = 15_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Only operators change the catalogue.
      staleTime: (query) => (matchesTags(['catalogue'])(query) ? Number.POSITIVE_INFINITY : FRESH_MS),
      // Offline, cached answers stay: they cannot be fetched again.
      gcTime: DAY_MS,
      // A missing or forbidden record is requested once, however many parts of a screen need it.
      retryOnMount: ({ state }) => isTemporary(state.error) || Date.now() - state.errorUpdatedAt > FRESH_MS,
      // Not before `Retry-After`; short delays were already waited for in api.ts.
      retry: (failures, error) =>
        isTemporary(error) && failures < TRIES - 1 && !(error as Partial<ApiRefusal>).retryAfter,
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false },
  },
});
