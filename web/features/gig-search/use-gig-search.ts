/** The results of a search, page by page, with the counts of the first page. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { gigSearch } from '#contract/gigs/search.ts';
import { call } from '#web/lib/api.ts';
import { callKey } from '#web/lib/query.ts';
import { type GigFilters, searchQuery } from './search-state.ts';

export type GigResults = ReturnType<typeof useGigSearch>;

/** What was found before stays in view while the next search is on its way. */
export function useGigSearch(query: string, filters: GigFilters) {
  const asked = searchQuery(query, filters);
  const result = useInfiniteQuery({
    queryKey: [...callKey(gigSearch.search, { query: asked }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(gigSearch.search, { query: { ...asked, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (reply) => reply.next,
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages;
  return {
    data: pages?.flatMap(({ gigs }) => gigs.filter(({ userdetail }) => userdetail !== null)),
    first: pages?.[0],
    /** True while what is shown belongs to the search before. */
    isOld: result.isPlaceholderData,
    error: result.error,
    isFetching: result.isFetching,
    refetch: result.refetch,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
  };
}
