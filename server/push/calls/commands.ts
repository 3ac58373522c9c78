/** Notifies people of unread messages: one push notification per conversation and device, without the message text. */
import { sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import type { Language } from '#contract/core/languages.ts';
import { languageOf } from '#server/accounts/queries.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import { inTransaction, replaceWork } from '#server/core/work/queue.ts';
import { checkPushReminder, PUSH_REMINDER, type PushReminder } from '#server/messaging/delivery/commands.ts';
import { receiptOf } from '#server/messaging/rules.ts';
import { choicesOf } from '#server/notifications/queries.ts';
import { conversationPage, waysOf } from '#server/notifications/rules.ts';
import { readingSideOf } from '#server/profiles/queries.ts';
import { queueItemOf } from '../sending/commands.ts';

/** Handles push reminders from the queue; one whose reader has no device ends here as well. */
export const notifyOfUnreadMessages = inTransaction(PUSH_REMINDER, async (tx, { subject }, services) => {
  const reminder = await checkPushReminder(tx, subject, services.clock.now());
  if (reminder instanceof Date) return { wait: reminder };
  if (reminder) await queuePush(tx, services, reminder);
  return undefined;
});

async function queuePush(tx: Write, services: Services, reminder: PushReminder): Promise<void> {
  const reader = await readerOf(tx, reminder.readerId);
  if (!reader?.has_device || !waysOf('messages', await choicesOf(tx, reminder.readerId)).push) return;
  await writeNotice(tx, services, { reminder, reader });
}

type Notice = { reminder: PushReminder; reader: PushReader };

/** Queues the notification; it replaces an earlier one of the conversation, even one still being sent. */
async function writeNotice(tx: Write, services: Services, { reminder, reader }: Notice): Promise<void> {
  const { readerId, writerId, messageId } = reminder;
  const now = services.clock.now();
  const title = titleOf(reminder, await languageOf(tx, readerId));
  const receipt = receiptOf(services.config, { readerId, writerId, messageId });
  const { rows } = await sql<{ subscription_id: string; key: string }>`
    insert into push_messages (subscription_id, key, user_id, title, path, receipt, created_at)
    select s.id, ${collapsedKey(writerId)}, s.user_id, ${title},
      ${conversationPage(reader.side, writerId)}, ${receipt}, ${now}
    from push_subscriptions s
    where s.user_id = ${readerId}
    on conflict (subscription_id, key) do update
    set title = excluded.title, path = excluded.path, receipt = excluded.receipt, user_id = excluded.user_id,
      created_at = excluded.created_at, ended_at = null, error = null
    returning subscription_id, key
  `.execute(tx);
  await replaceWork(
    tx,
    rows.map((row) => queueItemOf(row, now)),
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

type PushReader = { has_device: boolean; side: Side };

async function readerOf(db: Read, userId: string): Promise<PushReader | undefined> {
  const { rows } = await sql<PushReader>`
    select exists (select from push_subscriptions where user_id = ${userId}) as has_device,
      ${readingSideOf(sql`${userId}`)} as side
  `.execute(db);
  return rows[0];
}
