/** Long lists: the pages of a keyset list as one growing list, loaded one after the other. */
import {
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Call, Endpoint, Reply } from '#contract/core/endpoint.ts';
import { type CallArguments, call } from './api.ts';
import { callKey } from './query.ts';

type Page<Item> = { items: readonly Item[]; next: string | null };

/** A list for `QueryView` and `LoadMore`. */
export type Pages<Item> = {
  data: Item[] | undefined;
  error: Error | null;
  isFetching: boolean;
  /** True while `data` is that of the previous input. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
};

function pagesOptions<E extends Endpoint>(endpoint: E, input: Call<E>) {
  return {
    queryKey: [...callKey(endpoint, input), 'pages'],
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
      const query = { ...input.query, ...(pageParam && { after: pageParam }) };
      return call(endpoint, ...([{ ...input, query, signal }] as unknown as CallArguments<E>));
    },
    initialPageParam: null as string | null,
  };
}

/** Prefetches the first page when none is cached, so that the screen that shows it finds it. */
export function loadPages<E extends Endpoint>(client: QueryClient, endpoint: E, input: Call<E>): void {
  const options = pagesOptions(endpoint, input);
  if (!client.getQueryData(options.queryKey)) void client.prefetchInfiniteQuery(options);
}

/** As for any query; its data are the pages. */
type Options<R> = Pick<
  UseInfiniteQueryOptions<R, Error, InfiniteData<R>, unknown[], string | null>,
  'enabled' | 'placeholderData' | 'refetchInterval'
>;

/**
 * All pages loaded so far. `pageOf` finds the items and the `next` in a reply:
 * `useCallPages(jobs.listOpen, { query: {} }, (reply) => ({ items: reply.openjobs, next: reply.next }))`.
 * Invalidating `callKey(endpoint)` refetches them. `first` is the reply with the first page.
 */
export function useCallPages<E extends Endpoint, Item>(
  endpoint: E,
  input: Call<E>,
  pageOf: (reply: Reply<E>) => Page<Item>,
  options: Options<Reply<E>> = {},
): Pages<Item> & { first: Reply<E> | undefined } {
  const result = useInfiniteQuery({
    ...pagesOptions(endpoint, input),
    getNextPageParam: (reply) => pageOf(reply).next,
    ...options,
  });
  return {
    first: result.data?.pages[0],
    data: result.data?.pages.flatMap((reply) => pageOf(reply).items),
    error: result.error,
    isFetching: result.isFetching,
    isPlaceholderData: result.isPlaceholderData,
    refetch: result.refetch,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
  };
}

/** The last known value while the next one is loading. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
