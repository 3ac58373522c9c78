/** What the live stream changes in conversations. */
import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '#contract/core/endpoint.ts';
import type { LiveEvent } from '#contract/core/live.ts';
import type { gigs } from '#contract/gigs/gigs.ts';
import { type Conversation, messages } from '#contract/messages/messages.ts';
import type { people } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { getOpenThread, noteTyping, stopTyping } from './frame/in-view.ts';
import { addLines, catchUp, refreshLists, sendReceipt, updateConversation } from './thread.ts';

const PREVIEW = 80;
const SEEN_PAUSE_MS = 400;

type MessageEvent = Extract<LiveEvent, { name: `message${string}` | 'typing' | 'presence' }>;

export async function followMessages(
  client: QueryClient,
  event: MessageEvent,
  reads: boolean,
): Promise<void> {
  switch (event.name) {
    case 'message':
      return received(client, event, reads);
    case 'message-sent':
      await addLines(client, event.to, [event.message]);
      return refreshLists(client);
    case 'message-seen':
      return updateConversation(client, event.by, (standing) => ({
        ...standing,
        delivered_up_to: Math.max(standing.delivered_up_to, event.delivered_up_to),
        read_up_to: Math.max(standing.read_up_to, event.read_up_to),
      }));
    case 'typing':
      return noteTyping(event.by);
    case 'presence':
      return presence(client, event.person, event.online);
  }
}

/** After a break of the stream, fetches what the open conversation missed. */
export async function catchUpOpen(client: QueryClient): Promise<void> {
  const open = getOpenThread();
  if (open) await catchUp(client, open);
}

async function received(
  client: QueryClient,
  { from, message }: Extract<LiveEvent, { name: 'message' }>,
  reads: boolean,
): Promise<void> {
  if (message.kind === 'message') stopTyping(from);
  await addLines(client, from, [message]);
  const open = getOpenThread() === from && document.visibilityState === 'visible';
  if (reads && !open) sendDeliveredSoon(client, from, message.id);
  await refreshLists(client);
  if (!open && message.kind === 'message' && document.visibilityState === 'visible')
    await announce(from, message.message);
}

/** Fetches the list of conversations, and confirms the delivery of unread messages: they are on this device now. */
export async function catchUpLists(): Promise<void> {
  const { chats } = await call(messages.conversations, {});
  const unread = chats.filter((chat) => chat.unread > 0);
  if (unread.length === 0) return;
  const up_to = Math.max(...unread.map(({ last_id }) => last_id));
  await call(messages.delivered, { body: { people: unread.map(({ anotheruser }) => anotheruser), up_to } });
}

const delivered = new Map<string, ReturnType<typeof setTimeout>>();

/** Debounced: one receipt for several messages at once. */
function sendDeliveredSoon(client: QueryClient, personId: string, id: number): void {
  clearTimeout(delivered.get(personId));
  delivered.set(
    personId,
    setTimeout(
      () => void sendReceipt(client, personId, { delivered: id }).catch(() => undefined),
      SEEN_PAUSE_MS,
    ),
  );
}

/** Shows a toast for a message whose conversation is not in view, unless it is muted. */
async function announce(from: string, text: string): Promise<void> {
  const { chats } = await call(messages.conversations, {});
  const chat = chats.find(({ anotheruser }) => anotheruser === from);
  if (!chat || chat.muted) return;
  const preview = text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text;
  notify.info(words.messages.list.received(chat.username), 'usual', preview || words.messages.list.file);
}

function presence(client: QueryClient, personId: string, online: boolean): void {
  updateConversation(client, personId, (standing) => ({
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
  presenceOnPages(client, personId, online);
}

/** Updates the online status on an open profile and on that person's gigs. */
function presenceOnPages(client: QueryClient, personId: string, online: boolean): void {
  client.setQueriesData<Reply<typeof people.get>>({ queryKey: ['GET getuser/:id'] }, (known) =>
    known?.users.id === personId ? { ...known, users: { ...known.users, online } } : known,
  );
  client.setQueriesData<Reply<typeof gigs.get>>(
    { queryKey: ['GET gig/:id'] },
    (known) =>
      known && {
        ...known,
        gig: known.gig.map((one) =>
          one.user.id === personId ? { ...one, user: { ...one.user, online } } : one,
        ),
      },
  );
}
