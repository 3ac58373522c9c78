/** Sends what is on its way to devices, message by message, and deletes what is old. */
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
/** As long as a topic may be (RFC 8030, 5.4). */
const TOPIC_LETTERS = 32;

type Message = PushAddress & {
  subscription_id: string;
  key: string;
  session_hash: string;
  title: string;
  path: string;
  receipt: string | null;
};

/** For the queue: this message to this device. */
export function itemOf(message: { subscription_id: string; key: string }, dueAt: Date): NewItem {
  return { kind: PUSH, subject: `${message.subscription_id}:${message.key}`, dueAt };
}

export const sending: Handler = {
  kind: PUSH,
  sideBySide: 20,
  run: async (item, services) => {
    const message = await findMessage(services, item);
    if (!message) return async () => undefined;
    const { database, clock } = services;
    const open = await openSessions(database.db, [message.session_hash], clock.now());
    const pushed = open.has(message.session_hash) ? await send(services, message) : ENDED;
    return (tx) => record(tx, item, message, pushed, clock.now());
  },
};

/** Nothing where the device is gone or somebody else's, or the news is a day old. */
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

/** Of two messages that wait at the push service for one device, the later replaces the earlier. Does not reveal the person. */
function topicOf({ subscription_id, key }: Message): string {
  return sha256(`${subscription_id}\n${key}`).slice(0, TOPIC_LETTERS);
}

/** `hello@adire.example` of `Adire <hello@adire.example>`. */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** A device that is gone loses all its waiting messages. A message that no attempt delivered is dropped: it is no longer news. */
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

/** After so many tries a message is given up. */
const TRIES_MAX = 5;
const MINUTE_MS = 60_000;
/** The longest wait that a push service may ask for. */
const WAIT_MAX_MS = 60 * MINUTE_MS;

/** 1, 4, 16 and 64 minutes after the first four tries, or what the service asked for; null: no more. In milliseconds. */
export function pauseAfter(attempts: number, waitSeconds: number | null): number | null {
  if (attempts >= TRIES_MAX) return null;
  if (waitSeconds !== null) return Math.min(waitSeconds * 1000, WAIT_MAX_MS);
  return MINUTE_MS * 4 ** (attempts - 1);
}

/** Returns how many. */
export async function forgetOldMessages({ database: { db }, clock }: Services): Promise<number> {
  const { rows } = await sql`
    delete from push_messages where created_at < ${new Date(clock.now().getTime() - 2 * DAY_MS)} returning key
  `.execute(db);
  return rows.length;
}
