/** The lines of a conversation: how they are cached, how a screen asks for them, and how new ones are added. */
import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/core/endpoint.ts';
import { type Message, messages } from '#contract/messages/messages.ts';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import { call } from '#web/lib/api.ts';
import { callKey, callOptions, RENEW_LINKS_MS } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';

type Page = Reply<typeof messages.conversation>;
export type ConversationState = Page['standing'];
/** The latest page first; each page by id ascending. */
type ThreadPages = InfiniteData<Page, string | null>;

/** Lines per page: two screens of a phone. */
const PAGE_LINES = 30;

/** Query key of the latest lines with a person; the older ones are further pages. */
function threadKey(personId: string) {
  return [...callKey(messages.conversation, { params: { id: personId } }), 'latest'] as const;
}

/** All lines that are here, by id ascending, each once. */
function linesOf(pages: readonly Page[]): Message[] {
  const byId = new Map<number, Message>();
  for (const page of pages) for (const line of page.messages) byId.set(line.id, line);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Appends lines to a cached conversation; one that is not cached is fetched when it is opened. */
export async function addLines(
  client: QueryClient,
  personId: string,
  lines: readonly Message[],
  standing?: ConversationState,
): Promise<void> {
  const queryKey = threadKey(personId);
  const stale = client.isFetching({ queryKey, exact: true }) > 0;
  // An answer on its way was written before these lines and would overwrite them.
  if (stale) await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<ThreadPages>(queryKey, (known) => {
    const [latest, ...older] = known?.pages ?? [];
    if (!known || !latest) return known;
    const merged = { ...latest, standing: standing ?? latest.standing };
    merged.messages = linesOf([latest, { ...latest, messages: [...lines] }]);
    return { ...known, pages: [merged, ...older] };
  });
  if (stale) await client.invalidateQueries({ queryKey, exact: true });
}

/** Changes the state of the conversation with a person, where it is in the cache. */
export function updateConversation(
  client: QueryClient,
  personId: string,
  change: (standing: ConversationState) => ConversationState,
): void {
  client.setQueryData<ThreadPages>(threadKey(personId), (known) => {
    const [latest, ...older] = known?.pages ?? [];
    if (!known || !latest) return known;
    return { ...known, pages: [{ ...latest, standing: change(latest.standing) }, ...older] };
  });
}

/**
 * Fetches what came while the stream was broken. Own lines written meanwhile may come after lines that are missing, so it
 * begins after the last line that only the stream or a page can have brought.
 */
export async function catchUp(client: QueryClient, personId: string): Promise<void> {
  const known = client.getQueryData<ThreadPages>(threadKey(personId));
  const brought = known && linesOf(known.pages).findLast(isBrought);
  let after: number | undefined = brought?.id;
  if (after === undefined) return client.invalidateQueries({ queryKey: threadKey(personId) });
  for (;;) {
    const query = { after: String(after), limit: String(PAGE_LINES) };
    const page: Page = await call(messages.conversation, { params: { id: personId }, query });
    await addLines(client, personId, page.messages, page.standing);
    const last = page.messages.at(-1)?.id;
    if (last === undefined || page.messages.length < PAGE_LINES) return;
    after = last;
  }

  function isBrought({ kind, sender_id }: Message): boolean {
    return kind === 'event' || sender_id === personId;
  }
}

/** Refetches the list of conversations and the number of unread messages, where they are in view. */
export async function refreshLists(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: callKey(messages.conversations) }),
    client.invalidateQueries({ queryKey: callKey(unreadMessages.count) }),
  ]);
}

/** Sends how far the reader has read, and stores the new number of unread messages. */
export async function sendReceipt(
  client: QueryClient,
  personId: string,
  upTo: { delivered: number; read?: number },
): Promise<void> {
  const reply = await call(messages.seen, { params: { id: personId }, body: upTo });
  client.setQueryData(callOptions(unreadMessages.count).queryKey, reply);
  if (!upTo.read) return;
  updateConversation(client, personId, (standing) => ({ ...standing, unread: 0 }));
  await client.invalidateQueries({ queryKey: callKey(messages.conversations) });
}

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

/** Prefetches the orders of the two, and the lines unless some are cached, for the screen that shows them. */
export function loadThread(client: QueryClient, side: Side, personId: string, upTo: number | null): void {
  void client.prefetchQuery(callOptions(turns.list, { query: { as: side } }));
  const options = threadOptions(personId, upTo);
  if (!client.getQueryData(options.queryKey)) void client.prefetchInfiniteQuery(options);
}

/** `upTo` is the id of the last line to show, for a message found by search; null for the latest lines. */
export function useThread(personId: string, upTo: number | null): Thread {
  const result = useInfiniteQuery({
    ...threadOptions(personId, upTo),
    getNextPageParam: (page) => page.previous,
    refetchInterval: RENEW_LINKS_MS,
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
