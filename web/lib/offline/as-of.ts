/** When the server last provided what a screen shows: changes made here do not count. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Counts and catalogues around a screen say nothing about how old it is. */
const AROUND = /unread|category|^GET skill$|countries|states/;

const fetched = new Map<string, number>();

/** Starts to note the times; once, at the start. */
export function followFetches(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type === 'removed') fetched.delete(query.queryHash);
    if (!('action' in event) || event.action.type !== 'success' || event.action.manual) return;
    fetched.set(query.queryHash, query.state.dataUpdatedAt);
  });
}

/** When the answer with this query hash was fetched, in milliseconds. */
export function fetchedAt(hash: string): number | undefined {
  return fetched.get(hash);
}

/** Restores the original time of a cached answer. */
export function noteFetched(hash: string, at: number): void {
  fetched.set(hash, at);
}

/** The time of the oldest answer in view, in milliseconds; null where a screen shows none. */
export function useAsOf(): number | null {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestOf(client),
  );
}

function oldestOf(client: QueryClient): number | null {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state, queryKey: [name] }) => state.data !== undefined && !AROUND.test(String(name)))
    .map(({ queryHash, state }) => fetched.get(queryHash) ?? state.dataUpdatedAt);
  return shown.length > 0 ? Math.min(...shown) : null;
}
