/** The lines of a conversation for its screen: the latest, the older ones page by page, or those around a found one. */
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { type Message, messages } from '#contract/messages/messages.ts';
import { call } from '#web/lib/api.ts';
import { type ConversationState, linesOf, PAGE_LINES, threadKey } from './thread-cache.ts';

/** Links of files live for ten minutes: an open conversation renews them before. */
const RENEW_MS = 8 * 60_000;

export type Thread = {
  data: { lines: Message[]; standing: ConversationState } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
};

function threadOptions(personId: string, upTo: number | null) {
  const latest = threadKey(personId);
  return {
    queryKey: upTo === null ? latest : ([...latest.slice(0, -1), upTo] as const),
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
      const query = { limit: String(PAGE_LINES), ...(pageParam && { before: pageParam }) };
      return call(messages.conversation, { params: { id: personId }, query, signal });
    },
    initialPageParam: upTo === null ? null : String(upTo + 1),
  };
}

/** Asks for the lines where none are known yet, so that the screen that shows them finds them. */
export function loadThread(client: QueryClient, personId: string, upTo: number | null): void {
  const options = threadOptions(personId, upTo);
  if (!client.getQueryData(options.queryKey)) void client.prefetchInfiniteQuery(options);
}

/** `upTo`: the id of a line that ends what is shown, for a message that was searched for. */
export function useThread(personId: string, upTo: number | null): Thread {
  const result = useInfiniteQuery({
    ...threadOptions(personId, upTo),
    getNextPageParam: (page) => page.previous,
    refetchInterval: RENEW_MS,
  });
  const standing = result.data?.pages[0]?.standing;
  return {
    data: result.data && standing && { lines: linesOf(result.data.pages), standing },
    error: result.error,
    isFetching: result.isFetching,
    refetch: result.refetch,
    hasOlder: result.hasNextPage,
    isLoadingOlder: result.isFetchingNextPage,
    loadOlder: () => void (result.isFetching || result.fetchNextPage()),
  };
}
