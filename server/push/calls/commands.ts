/** Notifies people of unread messages: one push notification per conversation and device, without the message text. */
import { sql } from 'kysely';
import type { Language } from '#contract/core/languages.ts';
import { HUNTER } from '#contract/profiles/profile.ts';
import { languageOf } from '#server/accounts/queries.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import { inTransaction, replaceWork } from '#server/core/work/queue.ts';
import { CALL, type Call, lookAtCall } from '#server/messaging/delivery/commands.ts';
import { receiptOf } from '#server/messaging/rules.ts';
import { choicesOf } from '#server/notifications/queries.ts';
import { conversationPage, sideOfReader, waysOf } from '#server/notifications/rules.ts';
import { itemOf } from '../sending/commands.ts';

/** Handles calls from the queue; one whose reader has no device ends here as well. */
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

/** Queues the notification; it replaces an earlier one of the conversation, even one still being sent. */
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

/** The key of a conversation's notifications, by which the next one replaces the previous one. */
function collapsedKey(writerId: string): string {
  return `messages:${writerId}`;
}

/** The title of the push notification, in the reader's language. */
function titleOf({ writerName, unread }: { writerName: string; unread: number }, language: Language): string {
  const { one, many } = wordsIn(language).messages.pushTitle;
  return unread > 1 ? many(unread, writerName) : one(writerName);
}

type PushReader = { has_device: boolean; is_hunter: boolean; is_talent: boolean };

async function readerOf(db: Read, userId: string): Promise<PushReader | undefined> {
  const { rows } = await sql<PushReader>`
    select exists (select from push_subscriptions where user_id = ${userId}) as has_device,
      exists (
        select from user_account_types where user_id = ${userId} and account_type_id = ${HUNTER}
      ) as is_hunter,
      exists (
        select from user_account_types where user_id = ${userId} and account_type_id <> ${HUNTER}
      ) as is_talent
  `.execute(db);
  return rows[0];
}
