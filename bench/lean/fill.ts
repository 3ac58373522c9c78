/** Fills one database with everything that the lean calls read: people, gigs, jobs with bids, orders to accept, conversations, sessions. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/core/db/database.ts';
import type { Tables } from '#server/core/db/tables.gen.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { tokenOf } from '../calls.ts';
import { fill, ids, type Size } from '../fill.ts';
import { fillMarket } from '../search/fill.ts';
import { id } from '../search/ids.ts';

/** `-- --small` tests the benchmark itself. */
const SMALL = process.argv.includes('--small');
export const GIGS = SMALL ? 4_000 : 100_000;
export const SIZE: Size = SMALL
  ? { jobs: 2_000, bidsPerJob: 3, hunters: 1_000, talents: 2_000, waiting: 6_000 }
  : { jobs: 100_000, bidsPerJob: 3, hunters: 1_000, talents: 20_000, waiting: 24_000 };
/** Number of hunters, and of talents, who are signed in and have a conversation with each other. */
export const SIGNED_IN = 1_000;

/** Uses connections without a statement timeout. */
export async function fillLean(connectionString: string): Promise<void> {
  const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 4 }) });
  const db = new Kysely<Tables>({ dialect });
  await fillAll(db);
  await db.destroy();
}

async function fillAll(db: Db): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`select set_config('statement_timeout', '0', false), set_config('synchronous_commit', 'off', false)`.execute(
      one,
    );
    await fill(one, SIZE);
    await sql`reset all`.execute(one);
  });
  await fillMarket(db, { gigs: GIGS, talents: SIZE.talents });
  await db.connection().execute(async (one) => {
    await sql`select set_config('statement_timeout', '0', false)`.execute(one);
    await fillConversations(one);
    await sql`insert into ledger_accounts (key, kind) values ('platform-fee', 'platform-fee') on conflict do nothing`.execute(
      one,
    );
    await helpFloor(one);
    await sql`vacuum analyze`.execute(one);
    await sql`reset all`.execute(one);
  });
  await signIn(db);
}

/** One message each, so that neither is a stranger to the other. */
async function fillConversations(db: Db): Promise<void> {
  const pairs = sql`generate_series(1, ${SIGNED_IN}::int) n`;
  await sql`
    insert into conversations (id, low_id, high_id, created_at)
    select ${id('7', 'n')}, ${id('1', 'n')}, ${id('2', 'n')}, now() from ${pairs}
  `.execute(db);
  await sql`
    insert into messages (conversation_id, kind, sender_id, body, created_at)
    select ${id('7', 'n')}, 'message', ${id('1', 'n')}, 'Good day!', now() from ${pairs}
  `.execute(db);
  await sql`
    insert into conversation_members (conversation_id, user_id, other_id, last_message_id, read_up_to, delivered_up_to)
    select c.id, who.me, who.other, m.id, m.id, m.id
    from conversations c
    join messages m on m.conversation_id = c.id
    cross join lateral (values (c.low_id, c.high_id), (c.high_id, c.low_id)) who (me, other)
  `.execute(db);
}

/** What a hand-written back end would add: an index for a category's newest gigs, and a table of search words with the filter values. */
async function helpFloor(db: Db): Promise<void> {
  await sql`create schema lean`.execute(db);
  await sql`
    create index lean_newest on gigs (category_id, published_at desc, id desc) where status = 'live' and deleted_at is null
  `.execute(db);
  await sql`
    create table lean.words as
    select g.id as gig_id, g.category_id, p.price, p.days,
      setweight(to_tsvector('english', g.title), 'A') || setweight(to_tsvector('english', g.description), 'B') as words
    from gigs g
    cross join lateral (
      select min(price) as price, min(delivery_days) as days from gig_packages where gig_id = g.id
    ) p
  `.execute(db);
  await sql`create index lean_words on lean.words using gin (words)`.execute(db);
}

export async function signIn(db: Db): Promise<void> {
  const numbers = Array.from({ length: SIGNED_IN }, (_, n) => n + 1);
  for (const [who, idOf] of [
    ['hunter', ids.hunter],
    ['talent', ids.talent],
  ] as const) {
    const hashes = numbers.map((n) => sha256(tokenOf(`${who}${n}`)));
    await sql`
      insert into sessions (token_hash, user_id, created_at, last_seen_at)
      select hash, id, now(), now() from unnest(${hashes}::text[], ${numbers.map(idOf)}::uuid[]) as t (hash, id)
    `.execute(db);
  }
}
