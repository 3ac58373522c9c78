/** Scheduled tasks of messages: unread counts that drifted are repaired, files that were never sent are removed. */
import { sql } from 'kysely';
import type { Db, Write } from '#server/core/db/database.ts';
import { discardUnsent } from '#server/core/files/file-sweep.ts';
import type { Services } from '#server/core/http/context.ts';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** SQL: the correct `unread` of a row `m` of `conversation_members`. */
const counted = sql<number>`(
  select count(*)::int from messages t
  where t.conversation_id = m.conversation_id and t.sender_id = m.other_id and t.id > m.read_up_to
)`;

/** Corrects unread counts that drifted; returns how many were wrong. */
export async function repairUnread({ database: { db } }: Services): Promise<number> {
  let repaired = 0;
  let after = FIRST;
  for (;;) {
    const page = await checkPage(db, after);
    for (const id of page.drifted) {
      repaired += await db.transaction().execute((tx) => repairOne(tx, id));
    }
    if (page.last === null) return repaired;
    after = page.last;
  }
}

type Checked = { conversation_id: string; drifted: boolean };

/** Checks a page without a lock: a message that is being written looks like a drift, which `repairOne` checks again under the lock. */
async function checkPage(db: Db, after: string): Promise<{ drifted: string[]; last: string | null }> {
  const { rows } = await sql<Checked>`
    select m.conversation_id, bool_or(m.unread <> ${counted}) as drifted
    from conversation_members m
    where m.conversation_id in (select id from conversations where id > ${after} order by id limit ${sql.lit(BATCH)})
    group by m.conversation_id
    order by m.conversation_id
  `.execute(db);
  const drifted = rows.filter((row) => row.drifted).map((row) => row.conversation_id);
  return { drifted, last: rows.at(-1)?.conversation_id ?? null };
}

async function repairOne(tx: Write, conversationId: string): Promise<number> {
  await sql`select from conversations where id = ${conversationId} for no key update`.execute(tx);
  const { rows } = await sql`
    update conversation_members m
    set unread = ${counted}
    where m.conversation_id = ${conversationId} and m.unread <> ${counted}
    returning m.user_id
  `.execute(tx);
  return rows.length;
}

/** Removes files that were stored for a message and not sent within a day; returns how many. */
export function removeUnsentFiles(services: Services): Promise<number> {
  return discardUnsent(services, { table: 'message_files', parent: 'message_id' });
}
