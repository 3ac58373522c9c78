/** Calls people to messages that they have not read: one notice per conversation and device, without the words. */
import { sql } from 'kysely';
import type { Db, Tx } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { receiptOf } from '#server/messaging/delivery/rules.ts';
import { type Call, nextCall, takeCalls } from '#server/messaging/ringing/commands.ts';
import { choicesOf } from '#server/notifications/preferences/queries.ts';
import { waysOf } from '#server/notifications/preferences/rules.ts';
import { conversationPage, sideOfReader } from '#server/notifications/rules.ts';
import { type Reader, readerOf } from './queries.ts';
import { collapsedKey, titleOf } from './rules.ts';

/** Longer than any timer that is worth setting: the schedule looks every minute. */
const TIMER_MAX_MS = 60_000;

/** Answers how many devices are to be told; a call of which nobody can be told ends here as well. */
export async function callReaders(services: Services): Promise<number> {
  const { database, clock } = services;
  let told = 0;
  for (;;) {
    const { looked, devices } = await database.db.transaction().execute(async (tx) => {
      const taken = await takeCalls(tx, clock.now());
      let count = 0;
      for (const call of taken.calls) count += await putOnWay(tx, services, call);
      return { looked: taken.looked, devices: count };
    });
    told += devices;
    if (looked === 0) return told;
  }
}

async function putOnWay(tx: Tx, services: Services, call: Call): Promise<number> {
  const reader = await readerOf(tx, call.readerId);
  if (!reader?.has_device || !waysOf('messages', await choicesOf(tx, call.readerId)).push) return 0;
  return writeNotice(tx, services, { call, reader });
}

type Notice = { call: Call; reader: Reader };

/** A later one takes the place of the one before, also while that one is on its way. */
async function writeNotice(tx: Tx, services: Services, { call, reader }: Notice): Promise<number> {
  const { readerId, writerId, messageId } = call;
  const now = services.clock.now();
  const receipt = receiptOf(services.config, { readerId, writerId, messageId });
  const { rows } = await sql`
    insert into push_messages (subscription_id, key, user_id, title, path, receipt, created_at, next_try_at)
    select s.id, ${collapsedKey(writerId)}, s.user_id, ${titleOf(call)},
      ${conversationPage(sideOfReader(reader), writerId)}, ${receipt}, ${now}, ${now}
    from push_subscriptions s
    where s.user_id = ${readerId}
    on conflict (subscription_id, key) do update
    set title = excluded.title, path = excluded.path, receipt = excluded.receipt, user_id = excluded.user_id,
      created_at = excluded.created_at, next_try_at = excluded.next_try_at, attempts = 0, ended_at = null, error = null
    returning subscription_id
  `.execute(tx);
  return rows.length;
}

/** Looks again when the next call is due: `wake` is told at that moment. One timer at a time. */
export function createBell({ database, clock, wake }: Pick<Services, 'database' | 'clock' | 'wake'>) {
  let timer: NodeJS.Timeout | undefined;
  return async function setBell(): Promise<void> {
    const pause = await untilNext(database.db, clock.now());
    clearTimeout(timer);
    if (pause !== null && pause < TIMER_MAX_MS) timer = setTimeout(wake, pause).unref();
  };
}

async function untilNext(db: Db, now: Date): Promise<number | null> {
  const next = await nextCall(db);
  return next && Math.max(next.getTime() - now.getTime(), 0) + 1;
}
