/** After an event's notifications are written, queues them for their readers' devices. */
import { sql } from 'kysely';
import { newsKindOf } from '#contract/acts/all.ts';
import { notificationOf } from '#contract/acts/sentences.ts';
import type { Side } from '#contract/core/common.ts';
import { languageOf } from '#server/accounts/queries.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Effect, Event } from '#server/core/work/events.ts';
import { putWork } from '#server/core/work/queue.ts';
import { choicesOf } from '#server/notifications/queries.ts';
import { waysOf } from '#server/notifications/rules.ts';
import { queueItemOf } from './sending/commands.ts';

type NotificationToPush = {
  event: Event;
  user_id: string;
  side: Side;
  name: string;
  facts: object;
  link: string;
};

export const pushing: Effect = {
  kind: 'push-notices',
  after: 'notify',
  matches: () => true,
  run: pushNotices,
};

/** Queues the push messages of events; idempotent by event and device. */
async function pushNotices(tx: Write, events: readonly Event[]): Promise<void> {
  for (const notification of await notificationsOf(tx, events)) {
    const ways = waysOf(newsKindOf(notification.event.name), await choicesOf(tx, notification.user_id));
    if (ways.push) await queuePush(tx, notification);
  }
}

/** The events' notifications to readers who have a device, in the order of the events. */
async function notificationsOf(tx: Write, events: readonly Event[]): Promise<NotificationToPush[]> {
  const { rows } = await sql<Omit<NotificationToPush, 'event'> & { event_id: bigint }>`
    select n.event_id, n.user_id, n.side, n.name, n.facts, n.link
    from notifications n
    where n.event_id = any(${events.map(({ id }) => id)}::bigint[])
      and exists (select from push_subscriptions s where s.user_id = n.user_id)
  `.execute(tx);
  return events.flatMap((event) =>
    rows.filter(({ event_id }) => event_id === event.id).map((row) => ({ ...row, event })),
  );
}

async function queuePush(tx: Write, { event, ...notification }: NotificationToPush): Promise<void> {
  const { title } = notificationOf(
    notification.name,
    notification.side,
    notification.facts,
    await languageOf(tx, notification.user_id),
  );
  const { rows } = await sql<{ subscription_id: string; key: string }>`
    insert into push_messages (subscription_id, key, user_id, title, path, created_at)
    select s.id, ${`event:${event.id}`}, s.user_id, ${title}, ${notification.link}, ${event.at}
    from push_subscriptions s
    where s.user_id = ${notification.user_id}
    on conflict (subscription_id, key) do nothing
    returning subscription_id, key
  `.execute(tx);
  await putWork(
    tx,
    rows.map((row) => queueItemOf(row, event.at)),
  );
}
