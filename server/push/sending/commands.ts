/** Sends queued messages to devices, one by one, and deletes old ones. */
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import type { PushPayload } from '#contract/push/push.ts';
import { openSessions } from '#server/accounts/queries.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { isPushService, type PushAddress, type Pushed, sendPush } from '#server/core/live/push-service.ts';
import { sha256 } from '#server/core/security/ids.ts';
import type { Handler, Item, NewItem, Outcome } from '#server/core/work/queue.ts';
import { pushKeys } from '../commands.ts';

const PUSH = 'push';
/** Maximum length of a topic (RFC 8030, 5.4). */
const TOPIC_LETTERS = 32;

type Message = PushAddress & {
  subscription_id: string;
  key: string;
  session_hash: string;
  title: string;
  path: string;
  receipt: string | null;
};

/** The queue item that sends this message to this device. */
export function queueItemOf(message: { subscription_id: string; key: string }, dueAt: Date): NewItem {
  return { kind: PUSH, subject: `${message.subscription_id}:${message.key}`, dueAt };
}

export const sending: Handler = {
  kind: PUSH,
  concurrency: 20,
  run: async (item, services) => {
    const message = await findMessage(services, item);
    if (!message) return async () => undefined;
    const { database, clock } = services;
    const open = await openSessions(database.db, [message.session_hash], clock.now());
    const pushed = open.has(message.session_hash) ? await send(services, message) : ENDED;
    return (tx) => record(tx, item, message, pushed, clock.now());
  },
};

/** The message to send; undefined when the device is gone or now someone else's, or when the message is a day old. */
async function findMessage({ database, clock }: Services, { subject }: Item): Promise<Message | undefined> {
  const [subscriptionId = '', ...key] = subject.split(':');
  const { rows } = await sql<Message>`
    select m.subscription_id, m.key, m.title, m.path, m.receipt, s.session_hash, s.endpoint, s.p256dh, s.auth
    from push_messages m
    join push_subscriptions s on s.id = m.subscription_id and s.user_id = m.user_id
    where m.subscription_id = ${subscriptionId} and m.key = ${key.join(':')} and m.ended_at is null
      and m.created_at > ${new Date(clock.now().getTime() - DAY_MS)}
  `.execute(database.db);
  return rows[0];
}

const ENDED: Pushed = { outcome: 'gone', waitSeconds: null, detail: 'the session has ended' };

async function send({ database, config, clock }: Services, message: Message): Promise<Pushed> {
  if (!isPushService(message.endpoint, config.push.service)) {
    return { outcome: 'gone', waitSeconds: null, detail: 'no known push service' };
  }
  const { title, path, key, receipt } = message;
  const payload: PushPayload = { title, path, tag: key, ...(receipt !== null && { receipt }) };
  const sender = {
    keys: await pushKeys(database.db, { config, clock }),
    contact: addressOf(config.mailFrom),
  };
  return sendPush(sender, message, { payload: JSON.stringify(payload), topic: topicOf(message) });
}

/** The topic by which a newer message replaces a waiting one at the push service. Hashed, so that it reveals no person. */
function topicOf({ subscription_id, key }: Message): string {
  return sha256(`${subscription_id}\n${key}`).slice(0, TOPIC_LETTERS);
}

/** `hello@adire.example` of `Adire <hello@adire.example>`. */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** Records the result: deletes a device that is gone with its messages; retries later, or drops the message after the last try. */
async function record(
  tx: Write,
  { attempts }: Item,
  message: Message,
  pushed: Pushed,
  now: Date,
): Promise<Outcome> {
  const { subscription_id, key } = message;
  if (pushed.outcome === 'gone') {
    await tx
      .deleteFrom('push_subscriptions')
      .where('id', '=', subscription_id)
      .where('endpoint', '=', message.endpoint)
      .where('session_hash', '=', message.session_hash)
      .execute();
    return undefined;
  }
  const pause = pushed.outcome === 'later' ? pauseAfter(attempts, pushed.waitSeconds) : null;
  if (pause !== null) return { failed: pushed.detail, again: new Date(now.getTime() + pause) };
  await tx
    .updateTable('push_messages')
    .set({ ended_at: now, error: pushed.outcome === 'taken' ? null : pushed.detail.slice(0, 200) })
    .where('subscription_id', '=', subscription_id)
    .where('key', '=', key)
    .execute();
  return undefined;
}

/** Maximum number of tries for a message. */
const TRIES_MAX = 5;
const MINUTE_MS = 60_000;
/** The longest wait accepted from a push service. */
const WAIT_MAX_MS = 60 * MINUTE_MS;

/** Milliseconds until the next try: 1, 4, 16 and 64 minutes, or what the service asked for; null after the last try. */
export function pauseAfter(attempts: number, waitSeconds: number | null): number | null {
  if (attempts >= TRIES_MAX) return null;
  if (waitSeconds !== null) return Math.min(waitSeconds * 1000, WAIT_MAX_MS);
  return MINUTE_MS * 4 ** (attempts - 1);
}

/** Deletes messages older than two days. Returns how many. */
export async function forgetOldMessages({ database: { db }, clock }: Services): Promise<number> {
  const { rows } = await sql`
    delete from push_messages where created_at < ${new Date(clock.now().getTime() - 2 * DAY_MS)} returning key
  `.execute(db);
  return rows.length;
}
