/** Applies live events on every screen: refetches what they name; conversations have code of their own. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Tag } from '#contract/core/endpoint.ts';
import type { LiveEvent } from '#contract/core/live.ts';
import type { LiveName } from '#contract/core/live-names.ts';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { dropFirstAnswers } from '#web/lib/first-answers.ts';
import { later } from '#web/lib/later.ts';
import { onLive, startLive } from '#web/lib/live/live.ts';
import { listQueuedWrites } from '#web/lib/outbox-store.ts';
import { callOptions, matchesTags } from '#web/lib/query.ts';
import { getSession } from '#web/lib/session.ts';
import { getOpenThread } from '../frame/in-view.ts';

/** The cache tags that an event makes stale. */
const CHANGES = {
  job: ['job', 'payment', 'review', 'board'],
  notification: ['notification'],
  board: ['board'],
  payout: ['payment', 'job'],
} as const satisfies Partial<Record<LiveName, readonly Tag[]>>;

const THREAD = 'GET chat/getconversation/:id';
const isThread = ({ queryKey: [name] }: Query) => name === THREAD;

/** Loaded with the first message, or when messages wait to be sent: most screens never need them. */
const MESSAGES = later(() => import('../live-messages.ts'));
const OUTGOING = later(() => import('../outgoing-messages.ts'));

let started = false;

/** Subscribes once per page; the stream itself starts again with every session. */
export function followLive(client: QueryClient): void {
  startLive();
  if (!started) {
    onLive((event, reads) => {
      // An event that could not be applied, without network or code: everything is refetched when possible.
      void follow(client, event, reads).catch(() => client.invalidateQueries());
    });
  }
  started = true;
  void sendWaiting(client).catch(() => undefined);
}

async function follow(client: QueryClient, event: LiveEvent, reads: boolean): Promise<void> {
  if (event.name === 'hello' && !event.missed) return greet(client, reads);
  dropFirstAnswers();
  switch (event.name) {
    case 'hello':
      return afterBreak(client, reads);
    case 'bye':
      return;
    case 'job':
    case 'notification':
    case 'board':
    case 'payout':
      return refetchMatching(client, matchesTags(CHANGES[event.name]));
    default: {
      const { followMessages } = await MESSAGES.fetch();
      return followMessages(client, event, reads);
    }
  }
}

/** The stream started and missed nothing. */
async function greet(client: QueryClient, reads: boolean): Promise<void> {
  await sendWaiting(client);
  if (reads) await confirmDelivery(client);
}

/** The stream started, and anything may have happened before it. */
async function afterBreak(client: QueryClient, reads: boolean): Promise<void> {
  await Promise.all([
    sendWaiting(client),
    getOpenThread() && MESSAGES.fetch().then(({ catchUpOpen }) => catchUpOpen(client)),
    refetchMatching(client, (query) => !isThread(query)),
    refetchMatching(client, isThread, 'none'),
  ]);
  if (reads) await confirmDelivery(client);
}

/** Confirms that unread messages are on a device now. */
async function confirmDelivery(client: QueryClient): Promise<void> {
  // A person without a profile gets no messages, and the server answers members only.
  if (!getSession().person?.user_profile) return;
  const { undelivered } = await client.ensureQueryData(callOptions(unreadMessages.count));
  if (undelivered) await (await MESSAGES.fetch()).catchUpLists();
}

/** Sends messages that were queued before. */
async function sendWaiting(client: QueryClient): Promise<void> {
  const { person } = getSession();
  if (!person || (await listQueuedWrites(person.user.id)).length === 0) return;
  (await OUTGOING.fetch()).startSendingMessages(client);
}

/**
 * Refetches cached data. A first answer that is still on its way may be older than this event: it is requested once more
 * when it has arrived.
 */
async function refetchMatching(
  client: QueryClient,
  predicate: (query: Query) => boolean,
  refetchType?: 'none',
): Promise<void> {
  const begun = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  for (const { state, promise, queryKey } of begun) {
    const again = () => client.invalidateQueries({ queryKey, exact: true });
    if (state.data === undefined) promise?.then(again).catch(() => undefined);
  }
  await client.invalidateQueries({ predicate, ...(refetchType && { refetchType }) });
}
