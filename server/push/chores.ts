/** What the clock does to push: sends what waits, and forgets what is old. */
import { sql } from 'kysely';
import type { PushPayload } from '#contract/push/push.ts';
import { openSessions } from '#server/accounts/queries.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { Services } from '#server/core/http/context.ts';
import { isPushService, type PushAddress, type Pushed, sendPush } from '#server/core/live/push-service.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { pushKeys } from './queries.ts';
import { pauseAfter } from './rules.ts';

/** Sent side by side. */
const BATCH = 20;
/** At most so many batches in one round. */
const ROUNDS_MAX = 50;
/** A message that is being sent belongs to its sender for this long; longer than a push service is waited for. */
const LEASE_MS = 60_000;
/** As long as a topic may be (RFC 8030, 5.4). */
const TOPIC_LETTERS = 32;

type Claimed = PushAddress & {
  subscription_id: string;
  key: string;
  session_hash: string;
  title: string;
  path: string;
  receipt: string | null;
  attempts: number;
  created_at: Date;
};

/** Returns how many were taken by their push services. */
export async function sendWaiting(services: Services): Promise<number> {
  let taken = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const batch = await claim(services);
    const outcomes = await sendAll(services, batch);
    taken += outcomes.filter((outcome) => outcome === 'taken').length;
    if (batch.length < BATCH) return taken;
  }
  return taken;
}

/**
 * Takes the next messages by moving their next try beyond the lease, and commits: nothing is locked while a push service
 * is waited for, no second process takes them as well, and when this one dies the lease ends and they are tried again.
 */
async function claim({ database, clock }: Services): Promise<Claimed[]> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    with next as (
      select m.subscription_id, m.key
      from push_messages m
      join push_subscriptions s on s.id = m.subscription_id and s.user_id = m.user_id
      where m.ended_at is null and m.next_try_at <= ${now} and m.created_at > ${new Date(now.getTime() - DAY_MS)}
      order by m.next_try_at
      limit ${sql.lit(BATCH)}
      for update of m skip locked
    )
    update push_messages m
    set attempts = m.attempts + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}
    from next n
    join push_subscriptions s on s.id = n.subscription_id
    where m.subscription_id = n.subscription_id and m.key = n.key
    returning m.subscription_id, m.key, m.title, m.path, m.receipt, m.attempts, m.created_at, s.session_hash, s.endpoint, s.p256dh, s.auth
  `.execute(database.db);
  return rows;
}

/** A device whose session has ended is told nothing more. */
async function sendAll(services: Services, batch: readonly Claimed[]): Promise<Pushed['outcome'][]> {
  if (batch.length === 0) return [];
  const { database, clock } = services;
  const sessions = [...new Set(batch.map((one) => one.session_hash))];
  const open = await openSessions(database.db, sessions, clock.now());
  return Promise.all(
    batch.map(async (one) => {
      const pushed = open.has(one.session_hash) ? await send(services, one) : ENDED;
      await settle(services, one, pushed);
      return pushed.outcome;
    }),
  );
}

const ENDED: Pushed = { outcome: 'gone', waitSeconds: null, detail: 'the session has ended' };

async function send({ database, config, clock }: Services, message: Claimed): Promise<Pushed> {
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

/** Of two messages that wait at the push service for one device, the later takes the place of the earlier. Tells nobody whose it is. */
function topicOf({ subscription_id, key }: Claimed): string {
  return sha256(`${subscription_id}\n${key}`).slice(0, TOPIC_LETTERS);
}

/** `hello@adire.example` of `Adire <hello@adire.example>`. */
function addressOf(mailFrom: string): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** A device that is gone takes with it whatever else waits for it. */
async function settle(
  { database: { db }, clock }: Services,
  message: Claimed,
  pushed: Pushed,
): Promise<void> {
  const { subscription_id, key, attempts } = message;
  if (pushed.outcome === 'gone') {
    await db
      .deleteFrom('push_subscriptions')
      .where('id', '=', subscription_id)
      .where('endpoint', '=', message.endpoint)
      .where('session_hash', '=', message.session_hash)
      .execute();
    return;
  }
  const now = clock.now();
  const pause = pushed.outcome === 'later' ? pauseAfter(attempts, pushed.waitSeconds) : null;
  await db
    .updateTable('push_messages')
    .set({
      ...(pause === null ? { ended_at: now } : { next_try_at: new Date(now.getTime() + pause) }),
      error: pushed.outcome === 'taken' ? null : pushed.detail.slice(0, 200),
    })
    .where('subscription_id', '=', subscription_id)
    .where('key', '=', key)
    // A later one with this key has taken its place meanwhile and waits for its own turn.
    .where('created_at', '=', message.created_at)
    .execute();
}

/** Returns how many. */
export async function forgetOldMessages({ database: { db }, clock }: Services): Promise<number> {
  const { rows } = await sql`
    delete from push_messages where created_at < ${new Date(clock.now().getTime() - 2 * DAY_MS)} returning key
  `.execute(db);
  return rows.length;
}
