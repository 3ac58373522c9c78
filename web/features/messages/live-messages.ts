/** What the live stream changes on the screen: conversations by their content, everything else by fetching it again. */
import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/live.ts';
import { type Conversation, messages } from '#contract/messages.ts';
import { call } from '#web/lib/api.ts';
import { onLive, startLive } from '#web/lib/live/live.ts';
import { drainNow, setCarrier, startOutbox } from '#web/lib/outbox/outbox.ts';
import { notify } from '#web/ui/toast.tsx';
import { getOpenThread, noteTyping, stopTyping } from './in-view.ts';
import { LETTER, letterCarrier } from './letters.ts';
import { addLines, catchUp, changeStanding, refreshLists, tellSeen } from './thread-cache.ts';

/** Which entries an event makes old, by the names under which answers are kept. */
const AFFECTED = {
  job: /^GET (?:job|milestone|getalljobs|payment|review|trackorder|task)/,
  notification: /^GET notification/,
  board: /^GET (?:trackorder|task)/,
  payout: /^GET (?:payment|job)/,
} as const;

const PREVIEW = 80;
const SEEN_PAUSE_MS = 400;

let started = false;

/** Begins once per page; the stream itself begins again with every session. */
export function startMessages(client: QueryClient): void {
  startLive();
  if (started) {
    drainNow();
    return;
  }
  started = true;
  onLive((event, reads) => {
    void follow(client, event, reads).catch(() => undefined);
  });
  setCarrier(LETTER, letterCarrier(client));
  startOutbox();
}

async function follow(client: QueryClient, event: LiveEvent, reads: boolean): Promise<void> {
  switch (event.name) {
    case 'hello':
      return afterBreak(client);
    case 'message':
      return received(client, event, reads);
    case 'message-sent':
      await addLines(client, event.to, [event.message]);
      return refreshLists(client);
    case 'message-seen':
      return changeStanding(client, event.by, (standing) => ({
        ...standing,
        delivered_up_to: Math.max(standing.delivered_up_to, event.delivered_up_to),
        read_up_to: Math.max(standing.read_up_to, event.read_up_to),
      }));
    case 'typing':
      return noteTyping(event.by);
    case 'presence':
      return presence(client, event.person, event.online);
    case 'bye':
      return;
    default:
      return refetch(client, AFFECTED[event.name]);
  }
}

/** The first line of a stream: anything may have happened before it. */
async function afterBreak(client: QueryClient): Promise<void> {
  drainNow();
  const open = getOpenThread();
  await Promise.all([
    open ? catchUp(client, open) : null,
    client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]) !== 'GET chat/getconversation/:id',
    }),
    client.invalidateQueries({ queryKey: ['GET chat/getconversation/:id'], refetchType: 'none' }),
  ]);
}

async function received(
  client: QueryClient,
  { from, message }: Extract<LiveEvent, { name: 'message' }>,
  reads: boolean,
): Promise<void> {
  if (message.kind === 'message') stopTyping(from);
  await addLines(client, from, [message]);
  const open = getOpenThread() === from && document.visibilityState === 'visible';
  if (reads && !open) tellDelivered(client, from, message.id);
  await refreshLists(client);
  if (!open && message.kind === 'message' && document.visibilityState === 'visible')
    await announce(from, message.message);
}

const delivered = new Map<string, ReturnType<typeof setTimeout>>();

/** Several at once are told once. */
function tellDelivered(client: QueryClient, personId: string, id: number): void {
  clearTimeout(delivered.get(personId));
  delivered.set(
    personId,
    setTimeout(
      () => void tellSeen(client, personId, { delivered: id }).catch(() => undefined),
      SEEN_PAUSE_MS,
    ),
  );
}

/** A message whose conversation is not in view is told at the top of the screen. */
async function announce(from: string, text: string): Promise<void> {
  const { chats } = await call(messages.conversations, {});
  const name = chats.find(({ anotheruser }) => anotheruser === from)?.username;
  if (!name) return;
  const preview = text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text;
  notify.info(`New message from ${name}`, 'usual', preview || 'A file');
}

function presence(client: QueryClient, personId: string, online: boolean): void {
  changeStanding(client, personId, (standing) => ({
    ...standing,
    person: {
      ...standing.person,
      online,
      seen_at: online ? standing.person.seen_at : new Date().toISOString(),
    },
  }));
  client.setQueriesData<{ pages: { chats: Conversation[] }[] }>(
    { queryKey: ['GET chat/getconversations'] },
    (known) =>
      known?.pages && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          chats: page.chats.map((one) => (one.anotheruser === personId ? { ...one, online } : one)),
        })),
      },
  );
}

async function refetch(client: QueryClient, names: RegExp): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.test(String(name)) });
}
