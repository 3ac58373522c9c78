/** Calls people to messages that they have not read: one notice per conversation and device, without the words. */
import { sql } from 'kysely';
import { languageOf } from '#server/accounts/language/queries.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { inTransaction, replaceWork } from '#server/core/work/queue.ts';
import { receiptOf } from '#server/messaging/delivery/rules.ts';
import { type Call, lookAtCall } from '#server/messaging/ringing/commands.ts';
import { CALL } from '#server/messaging/ringing/rules.ts';
import { choicesOf } from '#server/notifications/preferences/queries.ts';
import { waysOf } from '#server/notifications/preferences/rules.ts';
import { conversationPage, sideOfReader } from '#server/notifications/rules.ts';
import { itemOf } from '../sending/commands.ts';
import { type PushReader, readerOf } from './queries.ts';
import { collapsedKey, titleOf } from './rules.ts';

/** A call without a device to notify ends here as well. */
export const callingReaders = inTransaction(CALL, async (tx, { subject }, services) => {
  const call = await lookAtCall(tx, subject, services.clock.now());
  if (call instanceof Date) return { wait: call };
  if (call) await putOnWay(tx, services, call);
  return undefined;
});

async function putOnWay(tx: Write, services: Services, call: Call): Promise<void> {
  const reader = await readerOf(tx, call.readerId);
  if (!reader?.has_device || !waysOf('messages', await choicesOf(tx, call.readerId)).push) return;
  await writeNotice(tx, services, { call, reader });
}

type Notice = { call: Call; reader: PushReader };

/** A later one replaces the one before, even while that one is on its way. */
async function writeNotice(tx: Write, services: Services, { call, reader }: Notice): Promise<void> {
  const { readerId, writerId, messageId } = call;
  const now = services.clock.now();
  const title = titleOf(call, await languageOf(tx, readerId));
  const receipt = receiptOf(services.config, { readerId, writerId, messageId });
  const { rows } = await sql<{ subscription_id: string; key: string }>`
    insert into push_messages (subscription_id, key, user_id, title, path, receipt, created_at)
    select s.id, ${collapsedKey(writerId)}, s.user_id, ${title},
      ${conversationPage(sideOfReader(reader), writerId)}, ${receipt}, ${now}
    from push_subscriptions s
    where s.user_id = ${readerId}
    on conflict (subscription_id, key) do update
    set title = excluded.title, path = excluded.path, receipt = excluded.receipt, user_id = excluded.user_id,
      created_at = excluded.created_at, ended_at = null, error = null
    returning subscription_id, key
  `.execute(tx);
  await replaceWork(
    tx,
    rows.map((row) => itemOf(row, now)),
  );
}
