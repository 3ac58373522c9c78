/** Mails "2 unread messages from Ngozi" ten minutes after they came, and not again until they were read. */
import { sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import { mailPerson } from '#server/accounts/mails/commands.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { readingSideOf } from '#server/profiles/queries.ts';
import { choicesOf } from '../queries.ts';
import { conversationPage, UNREAD_AFTER_MS, waysOf } from '../rules.ts';
import { unsubscribeOf } from '../unsubscribe/rules.ts';

/** How many messages are looked at in one transaction. */
const ROUND = 500;

/** Looks at each message once, when it is ten minutes old; returns how many mails were written. */
export async function mailUnread(services: Services): Promise<number> {
  let count = 0;
  for (;;) {
    const round = await services.database.db.transaction().execute((tx) => mailRound(tx, services));
    count += round.mailed;
    if (round.seen < ROUND) return count;
  }
}

/** The cursor is locked, so that one of two processes does the work. No message takes ten minutes to be committed, so none is missed. */
async function mailRound(tx: Write, services: Services): Promise<{ seen: number; mailed: number }> {
  const until = new Date(services.clock.now().getTime() - UNREAD_AFTER_MS);
  const { rows } = await sql<{ up_to: bigint }>`
    select up_to from unread_mails_cursor for update skip locked
  `.execute(tx);
  const [cursor] = rows;
  if (!cursor) return { seen: 0, mailed: 0 };
  const { rows: next } = await sql<{ id: bigint; created_at: Date }>`
    select id, created_at from messages where id > ${cursor.up_to} order by id limit ${sql.lit(ROUND)}
  `.execute(tx);
  const young = next.findIndex((one) => one.created_at > until);
  const old = young < 0 ? next : next.slice(0, young);
  const last = old.at(-1);
  if (!last) return { seen: 0, mailed: 0 };
  const unread = await findUnread(tx, cursor.up_to, last.id);
  let mailed = 0;
  for (const one of unread) if (await mailOne(tx, services, one)) mailed += 1;
  await sql`update unread_mails_cursor set up_to = ${last.id}`.execute(tx);
  return { seen: old.length, mailed };
}

type Unread = {
  id: string;
  side: Side;
  other_id: string;
  other_name: string;
  unread: number;
  last_id: bigint;
};

/** One row per reader and writer with something unread that was not mailed since the reader last read. */
async function findUnread(tx: Write, after: bigint, upTo: bigint): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    with arrived as (
      select conversation_id, sender_id, max(id) as id
      from messages
      where id > ${after} and id <= ${upTo} and kind = 'message'
      group by conversation_id, sender_id
    )
    select u.id, other.id as other_id, other.name as other_name,
      ${readingSideOf(sql`u.id`)} as side, m.unread, greatest(arrived.id, coalesce(m.last_message_id, arrived.id)) as last_id
    from arrived
    join conversation_members m
      on m.conversation_id = arrived.conversation_id and m.other_id = arrived.sender_id
    join users u on u.id = m.user_id
    join users other on other.id = m.other_id
    left join unread_mails mailed on mailed.user_id = m.user_id and mailed.other_id = m.other_id
    where m.unread > 0 and m.read_up_to < arrived.id and m.blocked_at is null and m.muted_at is null and u.disabled_at is null
      and (mailed.up_to is null or mailed.up_to <= m.read_up_to)
    order by arrived.id
  `.execute(tx);
  return rows;
}

async function mailOne(tx: Write, services: Services, unread: Unread): Promise<boolean> {
  const { config, clock } = services;
  if (!waysOf('messages', await choicesOf(tx, unread.id)).mail) return false;
  await sql`
    insert into unread_mails (user_id, other_id, up_to)
    values (${unread.id}, ${unread.other_id}, ${unread.last_id})
    on conflict (user_id, other_id) do update set up_to = excluded.up_to
  `.execute(tx);
  const sending = { key: `unread:${unread.id}:${unread.last_id}`, now: clock.now() };
  await mailPerson(tx, unread.id, sending, ({ notifications: { mail } }, language) => ({
    subject: mail.unread(unread.unread, unread.other_name),
    lines: [mail.unreadText(unread.other_name)],
    link: {
      label: mail.read(unread.unread),
      url: `${config.publicUrl}${conversationPage(unread.side, unread.other_id)}`,
    },
    unsubscribe: unsubscribeOf(config, { userId: unread.id, kind: 'messages', language }),
  }));
  return true;
}
