/** Takes the conversations in which somebody is to be called for a message they have not read. */
import { sql } from 'kysely';
import type { Db, Tx } from '#server/core/db/database.ts';
import { ringing } from './rules.ts';

/** Looked at in one transaction. */
const ROUND = 100;

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
  conversation_id: string;
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

/**
 * Those whose time has come; each is taken once, with the transaction. A conversation that is being written to is
 * taken the next time.
 */
export async function takeCalls(tx: Tx, now: Date): Promise<{ looked: number; calls: Call[] }> {
  const { rows } = await sql<Row>`
    select m.conversation_id, m.user_id, m.other_id, other.name as other_name, m.unread, m.read_up_to,
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
    where m.ring_at <= ${now}
    order by m.ring_at
    limit ${sql.lit(ROUND)}
    for update of m skip locked
  `.execute(tx);
  const calls: Call[] = [];
  for (const row of rows) {
    const next = ringing(waitingOf(row), now);
    await sql`
      update conversation_members set ring_at = ${next instanceof Date ? next : null}
      where conversation_id = ${row.conversation_id} and user_id = ${row.user_id}
    `.execute(tx);
    if (next === 'ring') calls.push(callOf(row));
  }
  return { looked: rows.length, calls };
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

/** When the next of them is due; null: nothing waits. */
export async function nextCall(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(ring_at) as at from conversation_members where ring_at is not null
  `.execute(db);
  return rows[0]?.at ?? null;
}
