/** Records which messages reached a device of their reader, and decides when a reader is reminded by push of unread ones. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { messages } from '#contract/messages/messages.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx, OpenCtx } from '#server/core/http/context.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { readReceipt } from '../rules.ts';

type Reached = { other_id: string; delivered_up_to: bigint; read_up_to: bigint };

/** Marks what these people wrote, up to that message, as delivered; never backwards. 404 without a conversation with one of them. */
export async function delivered(
  ctx: Ctx,
  { body }: { body: Body<typeof messages.delivered> },
): Promise<Reply<typeof messages.delivered>> {
  const people = [...new Set(body.people)];
  const known = await ctx.tx
    .selectFrom('conversation_members')
    .select('other_id')
    .where('user_id', '=', ctx.actor.userId)
    .where('other_id', 'in', people)
    .execute();
  if (known.length < people.length) throw notFound();
  await markDelivered(ctx.tx, ctx.actor.userId, { from: people, upTo: BigInt(body.up_to) });
  return { success: true };
}

/** Marks a message as delivered by the receipt of its push. A receipt that is not ours changes nothing and gets the same answer. */
export async function received(
  { tx, services }: OpenCtx,
  { body }: { body: Body<typeof messages.received> },
): Promise<Reply<typeof messages.received>> {
  const one = readReceipt(services.config, body.receipt);
  if (one) await markDelivered(tx, one.readerId, { from: [one.writerId], upTo: one.messageId });
  return { success: true };
}

type Marked = { from: readonly string[]; upTo: bigint };

/** Locks the conversations in the order of their ids, so that two devices of one person cannot deadlock. */
async function markDelivered(tx: Write, readerId: string, { from, upTo }: Marked): Promise<void> {
  await sql`
    select from conversations
    where id in (
      select conversation_id from conversation_members
      where user_id = ${readerId} and other_id = any(${[...from]}::uuid[])
    )
    order by id
    for no key update
  `.execute(tx);
  const { rows } = await sql<Reached>`
    update conversation_members m
    set delivered_up_to = latest.id
    from conversation_members mine
    cross join lateral (
      select id from messages
      where conversation_id = mine.conversation_id and sender_id = mine.other_id and id <= ${upTo}
      order by id desc
      limit 1
    ) latest
    where mine.user_id = ${readerId} and mine.other_id = any(${[...from]}::uuid[])
      and m.conversation_id = mine.conversation_id and m.user_id = mine.user_id
      and latest.id > m.delivered_up_to
    returning m.other_id, m.delivered_up_to, m.read_up_to
  `.execute(tx);
  for (const { other_id, delivered_up_to, read_up_to } of rows) {
    await sendLiveEvent(tx, [other_id, readerId], {
      name: 'message-seen',
      by: readerId,
      delivered_up_to: Number(delivered_up_to),
      read_up_to: Number(read_up_to),
    });
  }
}

/** Whom to remind, of whose messages and of how many. */
export type PushReminder = {
  readerId: string;
  writerId: string;
  writerName: string;
  /** The latest of the unread messages. */
  messageId: bigint;
  unread: number;
};

type Waiting = {
  user_id: string;
  other_id: string;
  other_name: string;
  unread: number;
  read_up_to: bigint;
  delivered_up_to: bigint;
  quiet: boolean;
  message_id: bigint;
  written_at: Date;
};

/** `subject` is `conversation:reader`. Returns the reminder to send now, a time at which to check again, or null when there is none to send. */
export async function checkPushReminder(
  tx: Write,
  subject: string,
  now: Date,
): Promise<PushReminder | Date | null> {
  const [conversationId, userId] = subject.split(':');
  // Waits for a message that is being sent now: it has no queue item of its own.
  await sql`
    select from conversation_members where conversation_id = ${conversationId} and user_id = ${userId} for update
  `.execute(tx);
  const { rows } = await sql<Waiting>`
    select m.user_id, m.other_id, other.name as other_name, m.unread, m.read_up_to,
      m.delivered_up_to, latest.id as message_id, latest.created_at as written_at,
      m.muted_at is not null or m.blocked_at is not null or u.disabled_at is not null as quiet
    from conversation_members m
    join users u on u.id = m.user_id
    join users other on other.id = m.other_id
    cross join lateral (
      select id, created_at from messages
      where conversation_id = m.conversation_id and sender_id = m.other_id
      order by id desc
      limit 1
    ) latest
    where m.conversation_id = ${conversationId} and m.user_id = ${userId}
  `.execute(tx);
  const [row] = rows;
  const next = row ? timeToRemind(row, now) : null;
  return row && next === 'now' ? reminderOf(row) : (next as Date | null);
}

function reminderOf(row: Waiting): PushReminder {
  return {
    readerId: row.user_id,
    writerId: row.other_id,
    writerName: row.other_name,
    messageId: row.message_id,
    unread: row.unread,
  };
}

/** Kind of the queue items that remind a reader by push; their subject is `conversation:reader`. */
export const PUSH_REMINDER = 'call-reader';
/** Milliseconds that an open page has to confirm that it got the message. */
export const PUSH_AFTER_MS = 10_000;
/** Milliseconds after sending that a person whose page got the message has to read it. */
const READ_WITHIN_MS = 60_000;

/** Returns `now` to remind now, a time at which to check again, or null when there is nothing to remind of. */
function timeToRemind(waiting: Waiting, now: Date): 'now' | Date | null {
  if (waiting.quiet || waiting.read_up_to >= waiting.message_id) return null;
  if (waiting.delivered_up_to < waiting.message_id) return 'now';
  const until = new Date(waiting.written_at.getTime() + READ_WITHIN_MS);
  return until > now ? until : 'now';
}
