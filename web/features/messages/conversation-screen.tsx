/** The conversation with one person: the header, the lines and the composer. */
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useColumns } from '#web/lib/media.ts';
import { useOutbox } from '#web/lib/outbox/outbox.ts';
import { isNotFound } from '#web/lib/refusals.ts';
import { type Side, usePerson } from '#web/lib/session.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { NotFound } from '#web/ui/basics/message-screens.tsx';
import { showThread } from './frame/in-view.ts';
import { useOrdersWith } from './orders-with.ts';
import { MESSAGE_KIND, type OutgoingMessage, startSendingMessages } from './outgoing-messages.ts';
import { Composer, useComposer } from './parts/composer.tsx';
import { ConversationHead } from './parts/conversation-head.tsx';
import type { Beside } from './parts/order-strip.tsx';
import { ThreadView } from './parts/thread-view.tsx';
import { sendReceipt, type Thread, useThread } from './thread.ts';

type Props = {
  side: Side;
  personId: string;
  /** Id of the line that a search has led to; null for the latest. */
  at: number | null;
  /** What another feature adds to the header. */
  aside?: (person: { id: string; name: string }) => ReactNode;
};

/** Give it the person's id as `key`: a draft belongs to one conversation. */
export function ConversationScreen({ side, personId, at, aside }: Props) {
  useMessageSending();
  const thread = useThread(personId, at);
  const orders = useOrdersWith(side, personId);
  // A line may be shown as an order's card: lines and orders appear together, so that nothing moves.
  const shown = orders.isLoading ? { ...thread, data: undefined } : thread;
  const outgoing = useOutgoingMessages(personId, thread);
  const { parts } = useOutbox();
  const composing = useComposer(personId);
  const [sent, setSent] = useState(0);
  const standing = thread.data?.standing;
  const latest = at === null ? thread.data?.lines.at(-1) : undefined;
  useSeen(personId, latest, standing?.unread ?? 0);
  if (isNotFound(thread.error)) return <NotFound what="person" />;
  return (
    <div className="flex h-full min-h-0">
      <section
        aria-label={words.messages.conversation.label}
        className="flex min-h-0 min-w-0 flex-1 flex-col"
      >
        <ConversationHead
          side={side}
          standing={standing}
          begun={(thread.data?.lines.length ?? 0) > 0}
          aside={standing?.may_write && aside?.(standing.person)}
        />
        {standing && <StripSlot side={side} person={standing.person} />}
        <ThreadView
          thread={shown}
          orders={orders}
          outgoing={at === null ? outgoing : []}
          parts={parts}
          found={at}
          sent={sent}
          onTakeBack={
            standing?.may_write === false ? undefined : (message) => void composing.restore(message)
          }
        >
          <ThreadPlaceholder thread={shown} empty={outgoing.length === 0} />
        </ThreadView>
        <Announcement thread={thread} />
        {at !== null && <ToLatest side={side} personId={personId} />}
        {at === null && (
          <Writing thread={thread} composing={composing} onSent={() => setSent((times) => times + 1)} />
        )}
      </section>
      {standing && <BesideSlot side={side} person={standing.person} />}
    </div>
  );
}

const SHARING_NOTE = later(async () => (await import('./parts/sharing-note.tsx')).SharingNote);
const BESIDE = later(async () => (await import('./parts/order-beside.tsx')).OrderBeside);
const STRIP = later(async () => (await import('./parts/order-strip.tsx')).OrderStrip);

/** Its code loads only where there is room for it. */
function BesideSlot(given: Beside) {
  const columns = useColumns();
  const { part: Part } = useLater(BESIDE, columns);
  if (!columns) return null;
  return Part ? <Part {...given} /> : <div className="w-56 shrink-0 border-l border-line bg-card" />;
}

/** Overlays the space that the lines leave free at their top, so that it moves none of them when it appears. */
function StripSlot(given: Beside) {
  const columns = useColumns();
  const { part: Strip } = useLater(STRIP, !columns);
  return <div className="relative z-10 h-0">{Strip && <Strip {...given} />}</div>;
}

/** Sends queued messages while a conversation is open. */
function useMessageSending() {
  const client = useQueryClient();
  useEffect(() => startSendingMessages(client), [client]);
}

/** Messages on their way to a person, without those that are already among the lines. */
function useOutgoingMessages(personId: string, thread: Thread): OutgoingMessage[] {
  const { writes } = useOutbox();
  const arrived = new Set(thread.data?.lines.map((line) => line.client_id));
  return writes.filter(
    ({ kind, to, id }) => kind === MESSAGE_KIND && to === personId && !arrived.has(id),
  ) as OutgoingMessage[];
}

function ThreadPlaceholder({ thread, empty }: { thread: Thread; empty: boolean }) {
  if (thread.error) {
    return (
      <ErrorBox
        error={thread.error}
        title={words.messages.conversation.failed}
        onRetry={() => void thread.refetch()}
        busy={thread.isFetching}
      />
    );
  }
  if (!thread.data) return <SkeletonList rows={3} className="h-16" />;
  if (thread.data.lines.length > 0 || !empty) return null;
  return (
    <p className="px-4 py-10 text-center text-soft">
      {words.messages.conversation.empty(thread.data.standing.person.name)}
    </p>
  );
}

/** Announces a new message of the other person to screen readers. */
function Announcement({ thread }: { thread: Thread }) {
  const { user } = usePerson();
  const last = thread.data?.lines.at(-1);
  const name = thread.data?.standing.person.name ?? '';
  const [known, setKnown] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!last || last.id === known) return;
    setKnown(last.id);
    if (known !== null && last.sender_id !== user.id)
      setSaid(`${last.sender_id ? name : ''} ${last.message}`);
  }, [last, known, name, user.id]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function ToLatest({ side, personId }: { side: Side; personId: string }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 border-t border-line bg-wash px-3 py-2.5 text-on-wash">
      {words.messages.conversation.readingOlder}
      <Link
        to={paths.conversation[side]}
        params={{ id: personId }}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-3"
      >
        {words.messages.conversation.toLatest}
      </Link>
    </p>
  );
}

type WritingProps = { thread: Thread; composing: ReturnType<typeof useComposer>; onSent: () => void };

/** The composer, or the reason why there is none. */
function Writing({ thread, composing, onSent }: WritingProps) {
  const standing = thread.data?.standing;
  const { part: SharingNote } = useLater(
    SHARING_NOTE,
    standing?.escrow_funded === false && composing.text !== '',
  );
  if (standing && !standing.may_write) {
    return (
      <p className="border-t border-line bg-sunken px-4 py-4 text-center text-soft">
        {standing.blocked
          ? words.messages.conversation.youBlocked(standing.person.name)
          : words.messages.errors.blocked}
      </p>
    );
  }
  return (
    <Composer
      name={standing?.person.name ?? words.messages.conversation.other}
      composing={composing}
      note={
        <div role="status" className="empty:hidden">
          {standing?.escrow_funded === false && SharingNote && <SharingNote text={composing.text} />}
        </div>
      }
      onSent={onSent}
    />
  );
}

// Sends the read receipt once the conversation is in view.

/** True while the page is visible to the person. */
function useWindowInView(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return visible;
}

/** `latest` is the last line of the conversation; undefined while an older part of it is shown. */
function useSeen(personId: string, latest: Message | undefined, unread: number): void {
  const client = useQueryClient();
  const visible = useWindowInView();
  const id = latest?.id;
  const news = unread > 0 || latest?.sender_id === personId;
  useEffect(() => showThread(personId), [personId]);
  useEffect(() => {
    if (!visible || id === undefined || !news) return;
    // A failure does no harm: the next line or the next visit sends it again.
    sendReceipt(client, personId, { delivered: id, read: id }).catch(() => undefined);
  }, [client, personId, visible, id, news]);
}
