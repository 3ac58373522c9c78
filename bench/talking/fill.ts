/** Fills a migrated PostgreSQL with people who chat in pairs, one pair for years, and with a million notifications. */
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { id } from '../search/ids.ts';

export type Talk = {
  /** Number of people, who talk in pairs: 1 with 2, 3 with 4 … */
  people: number;
  /** Number of messages of the first pair, and of every other pair. */
  long: number;
  short: number;
  /** Notifications per person, a fifth of them unread; and the unread ones of one additional person. */
  news: number;
  unreadOfOne: number;
};

/** The person who never reads a notification. */
export const neverReads = (talk: Talk) => talk.people + 1;

export async function fillTalk(db: Db, talk: Talk): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`
      select set_config('session_replication_role', 'replica', false),
        set_config('synchronous_commit', 'off', false)
    `.execute(one);
    await fillPeople(one, talk.people + 1);
    await fillConversations(one, talk);
    await fillNews(one, talk);
    await sql`reset all`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

async function fillPeople(db: Db, people: number): Promise<void> {
  await sql`
    insert into users (id, name, email, email_key, password_hash, created_at)
    select ${id('2', 'n')}, 'Person ' || n, 'person' || n || '@bench.example', 'person' || n || '@bench.example', '', now()
    from generate_series(1, ${people}::int) n
  `.execute(db);
  await sql`
    insert into user_account_types (user_id, account_type_id, created_at)
    select ${id('2', 'n')}, 2, now() from generate_series(1, ${people}::int) n
  `.execute(db);
}

/** Both write alternately; everything has been read. */
async function fillConversations(db: Db, { people, long, short }: Talk): Promise<void> {
  await sql`
    insert into conversations (id, low_id, high_id, created_at)
    select ${id('7', 'pair')}, ${id('2', 'pair * 2 - 1')}, ${id('2', 'pair * 2')}, now() - interval '3 years'
    from generate_series(1, ${people / 2}::int) pair
  `.execute(db);
  const said = sql`'Line ' || line || ': the second sketch is warmer, and the indigo of the border is what we wanted.'`;
  await sql`
    insert into messages (conversation_id, kind, sender_id, body, search, created_at)
    select ${id('7', 'pair')}, 'message', ${id('2', 'pair * 2 - line % 2')}, ${said},
      array_to_tsvector(array['@' || ${id('2', 'pair * 2 - 1')}, '@' || ${id('2', 'pair * 2')}]) || to_tsvector('simple', ${said}),
      now() - interval '3 years' + line * interval '10 minutes'
    from generate_series(1, ${people / 2}::int) pair,
      generate_series(1, case when pair = 1 then ${long}::int else ${short}::int end) line
    order by line, pair
  `.execute(db);
  await sql`
    insert into conversation_members (conversation_id, user_id, other_id, last_message_id, read_up_to, delivered_up_to)
    select c.id, who.me, who.other, latest.id, latest.id, latest.id
    from conversations c
    cross join lateral (values (c.low_id, c.high_id), (c.high_id, c.low_id)) who (me, other)
    cross join lateral (select id from messages m where m.conversation_id = c.id order by id desc limit 1) latest
  `.execute(db);
}

/** Notifications of events that happened, and were delivered, long ago. */
async function fillNews(db: Db, talk: Talk): Promise<void> {
  await sql`
    insert into events (name, about_kind, about_id, actor_kind, facts, at)
    select 'bid.apply', 'job', gen_random_uuid(), 'talent', '{}', now()
    from generate_series(1, ${Math.max(talk.news, talk.unreadOfOne)}::int)
  `.execute(db);
  await sql`
    insert into notifications (id, user_id, event_id, side, name, facts, link, read_at, created_at)
    select ${id('8', 'row_number() over ()')}, ${id('2', 'who.n')}, e.id, 'talent', 'bid.apply',
      '{"title": "A poster", "hunter_name": "Ngozi", "talent_name": "Tunde"}', '/jobrequest',
      case when who.n <= ${talk.people}::int and e.n % 5 > 0 then now() end, now() - (${talk.unreadOfOne}::int - e.n) * interval '1 minute'
    from (select id, row_number() over (order by id) as n from events) e
    join generate_series(1, ${neverReads(talk)}::int) who (n)
      on e.n <= case when who.n <= ${talk.people}::int then ${talk.news}::int else ${talk.unreadOfOne}::int end
  `.execute(db);
}
