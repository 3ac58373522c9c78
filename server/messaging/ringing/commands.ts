/** Looks whether somebody in a conversation is to be called for a message they have not read. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { ringing } from './rules.ts';

/** Somebody to be called, by whom, and for how many messages. */
export type Call = {
  readerId: string;
  writerId: string;
  writerName: string;
  /** The latest of them. */
  messageId: bigint;
  unread: number;
};

type Row = {
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

/** Of `conversation:reader`. A moment: look again then. Null: nothing to call for. */
export async function lookAtCall(tx: Write, subject: string, now: Date): Promise<Call | Date | null> {
  const [conversationId, userId] = subject.split(':');
  // Waits for a writer who is sending now: that message has no item of its own.
  await sql`
    select from conversation_members where conversation_id = ${conversationId} and user_id = ${userId} for update
  `.execute(tx);
  const { rows } = await sql<Row>`
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
  const next = row ? ringing(waitingOf(row), now) : null;
  return row && next === 'ring' ? callOf(row) : (next as Date | null);
}

function waitingOf(row: Row) {
  return {
    messageId: row.message_id,
    writtenAt: row.written_at,
    deliveredUpTo: row.delivered_up_to,
    readUpTo: row.read_up_to,
    quiet: row.quiet,
  };
}

function callOf(row: Row): Call {
  return {
    readerId: row.user_id,
    writerId: row.other_id,
    writerName: row.other_name,
    messageId: row.message_id,
    unread: row.unread,
  };
}
