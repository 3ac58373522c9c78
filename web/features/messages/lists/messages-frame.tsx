/** The frame of messages: list and conversation side by side on a desk, one of the two on a phone; above the list a search. */
import { Link, Navigate } from '@tanstack/react-router';
import { BellOff, Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { QUERY_MAX } from '#contract/gigs/sorts.ts';
import { type Conversation, messages } from '#contract/messages/messages.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { lagosDay, sayDate, sayMoment, showClock } from '#web/lib/dates.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { type Side, usePerson } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { CountBadge } from '#web/ui/basics/badge.tsx';
import { IconButton } from '#web/ui/basics/button.tsx';
import { EmptyMotifDrawing } from '#web/ui/basics/empty-state.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { OnlineDot } from '#web/ui/lists/person-link.tsx';
import { useTypingPause } from '#web/ui/lists/typing-pause.ts';

/** The height of the window without the bars of each shell. */
const HEIGHT: Record<Side, string> = {
  talent: 'lg:h-[calc(100dvh-8.75rem)]',
  hunter: 'lg:h-[calc(100dvh-5rem)]',
};

type MessagesFrameProps = {
  side: Side;
  /** The person whose conversation is open. */
  open: string | undefined;
  /** The conversation, or a placeholder. */
  children: ReactNode;
};

/** The frame of messages: list and conversation side by side on a desk, one of the two on a phone. */
export function MessagesFrame({ side, open, children }: MessagesFrameProps) {
  const desk = useIsDesktop();
  return (
    <div
      className={cx(
        'flex overflow-hidden bg-card',
        'max-lg:-mx-4 max-lg:-mt-6 max-lg:-mb-24',
        open ? 'max-lg:h-dvh' : 'max-lg:h-[calc(100dvh-7.1rem-env(safe-area-inset-bottom))]',
        'lg:-mb-10 lg:min-h-112 lg:rounded lg:border lg:border-line',
        HEIGHT[side],
      )}
    >
      {(desk || !open) && (
        <div className="h-full min-w-0 flex-1 lg:max-w-65 lg:border-r xl:max-w-75 lg:border-line">
          <ConversationList side={side} open={open} />
        </div>
      )}
      {(desk || open) && <div className="h-full min-w-0 flex-1 bg-page">{children}</div>}
    </div>
  );
}

/** On a desk, opens the newest conversation beside the list; an empty list already says what to do. */
export function NoneChosen({ side }: { side: Side }) {
  const desk = useIsDesktop();
  const { data } = useConversations();
  const [newest] = data ?? [];
  if (!desk || !newest) return null;
  return <Navigate to={paths.conversation[side]} params={{ id: newest.anotheruser }} replace />;
}

type Props = {
  side: Side;
  /** The person whose conversation is open beside the list. */
  open: string | undefined;
};

function ConversationList({ side, open }: Props) {
  const [typed, setTyped] = useState('');
  const searched = typed.trim();
  const Heading = open ? 'h2' : 'h1';
  return (
    <section aria-label={words.messages.list.label} className="flex h-full min-h-0 flex-col">
      <div className="grid gap-2 border-b border-line p-3">
        <Heading className="display justify-self-start">{words.common.places.messages}</Heading>
        <SearchField typed={typed} onType={setTyped} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-3">
        {searched ? (
          <FoundMessages side={side} searched={searched} />
        ) : (
          <AllConversations side={side} open={open} />
        )}
      </div>
    </section>
  );
}

function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  return (
    <search className="relative">
      <Search aria-hidden size={18} className="absolute top-3.25 left-3 text-soft" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={words.messages.search.label}
        placeholder={words.gigs.search.submit}
        maxLength={QUERY_MAX}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="block min-h-11 w-full rounded border border-control bg-card pr-11 pl-9.5 text-base text-ink placeholder:text-soft"
      />
      {typed && (
        <IconButton
          label={words.messages.search.clear}
          onClick={() => onType('')}
          className="absolute! top-0 right-0"
        >
          <X size={18} />
        </IconButton>
      )}
    </search>
  );
}

/** All of a person's conversations, page by page. */
function useConversations() {
  return useCallPages(messages.conversations, {}, (reply) => ({ items: reply.chats, next: reply.next }));
}

function AllConversations({ side, open }: Props) {
  const pages = useConversations();
  return (
    <QueryView
      query={pages}
      errorTitle={words.messages.list.failed}
      waiting={<SkeletonList rows={5} className="mx-3 h-16" />}
    >
      {(chats) =>
        chats.length === 0 ? (
          <NoMessages side={side} />
        ) : (
          <>
            <ul>
              {chats.map((chat) => (
                <Row key={chat.anotheruser} chat={chat} side={side} current={chat.anotheruser === open} />
              ))}
            </ul>
            <LoadMore pages={pages} />
          </>
        )
      }
    </QueryView>
  );
}

function Row({ chat, side, current }: { chat: Conversation; side: Side; current: boolean }) {
  return (
    <li>
      <Link
        to={paths.conversation[side]}
        params={{ id: chat.anotheruser }}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-18 items-center gap-3 px-4 py-2.5 text-ink no-underline focus-visible:-outline-offset-3 lg:px-3',
          current ? 'bg-wash' : 'hover:bg-sunken',
        )}
      >
        <span className="relative shrink-0">
          <Avatar name={chat.username} image={chat.profile_image} />
          {chat.online && (
            <span className="absolute -right-0.5 bottom-0.5 grid rounded-full bg-card p-0.5">
              <OnlineDot />
            </span>
          )}
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-baseline gap-x-2">
            <span className={cx('min-w-0 flex-1 truncate', chat.unread > 0 ? 'font-bold' : 'font-semibold')}>
              {chat.username}
            </span>
            {chat.muted && (
              <BellOff
                aria-label={words.messages.list.muted}
                size={14}
                className="shrink-0 self-center text-soft"
              />
            )}
            <time dateTime={chat.created_at} className="shrink-0 text-sm text-soft tabular-nums">
              {lagosDay(chat.created_at) === lagosDay()
                ? showClock(chat.created_at)
                : sayDate(chat.created_at)}
            </time>
          </span>
          <span className="flex items-center gap-2">
            <span
              className={cx(
                'line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere',
                chat.unread > 0 ? 'font-semibold' : 'text-soft',
              )}
            >
              {chat.own && words.messages.list.you}
              {chat.message || words.messages.list.file}
            </span>
            <CountBadge count={chat.unread} label={words.common.amounts.unread(chat.unread)} />
          </span>
        </span>
      </Link>
    </li>
  );
}

function NoMessages({ side }: { side: Side }) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-10 text-center">
      <EmptyMotifDrawing motif="envelope" />
      <h2 className="font-display text-[1.75rem] leading-9">{words.common.fixed.noMessages}</h2>
      <p className="text-soft">
        {side === 'hunter' ? words.messages.list.emptyHunter : words.messages.list.emptyTalent}
      </p>
      <Link
        to={side === 'hunter' ? paths.gigSearch : paths.openJobs}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-3"
      >
        {side === 'hunter' ? words.common.actions.findTalents : words.common.actions.findOpenJobs}
      </Link>
    </div>
  );
}

/** The person's messages that contain the searched words, newest first; each links to its place in the conversation. */
function FoundMessages({ side, searched }: { side: Side; searched: string }) {
  const query = useTypingPause(searched);
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
                  className="grid gap-0.5 px-4 py-2.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3"
                >
                  <span className="flex items-baseline gap-2">
                    <span className="min-w-0 flex-1 truncate font-semibold">{username}</span>
                    <span className="shrink-0 text-sm text-soft">{sayMoment(message.created_at)}</span>
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
