/** Own messages that hold the words looked for, newest first; each leads to its place in the conversation. */
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '#contract/messages/messages.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { type Side, usePerson } from '#web/lib/session.ts';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SkeletonList } from '#web/ui/basics/skeleton.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';

/** Asked when the typing rests, not with every letter. */
const REST_MS = 350;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export function FoundMessages({ side, searched }: { side: Side; searched: string }) {
  const query = useRested(searched);
  const { user } = usePerson();
  const pages = useCallPages(messages.search, { query: { query } }, (reply) => ({
    items: reply.found,
    next: reply.next,
  }));
  return (
    <QueryView
      query={pages}
      errorTitle={words.messages.search.failed}
      waiting={<SkeletonList rows={4} className="mx-3 h-16" />}
    >
      {(found) => (
        <>
          <p role="status" className="px-4 py-2 text-sm text-soft">
            {found.length === 0 ? words.messages.search.none(query) : words.messages.search.found(query)}
          </p>
          <ul>
            {found.map(({ anotheruser, username, message }) => (
              <li key={message.id}>
                <Link
                  to={paths.conversation[side]}
                  params={{ id: anotheruser }}
                  search={{ at: message.id }}
                  className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-2.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3"
                >
                  <span className="flex items-baseline gap-2">
                    <span className="min-w-0 flex-1 truncate font-semibold">{username}</span>
                    <span className="shrink-0 text-sm text-soft">{showMoment(message.created_at)}</span>
                  </span>
                  <span className="line-clamp-3 wrap-anywhere text-soft">
                    {message.sender_id === user.id && words.messages.list.you}
                    {message.message}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <LoadMore pages={pages} />
        </>
      )}
    </QueryView>
  );
}
