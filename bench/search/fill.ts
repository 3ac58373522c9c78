/** Fills a migrated PostgreSQL with gigs for sale and everything their pages show; even a million take only minutes. */
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { id } from './ids.ts';
import { fillSearch } from './search.ts';
import { DESCRIPTIONS, fillTexts } from './texts.ts';
import { names, tags } from './words.ts';

export type Market = { gigs: number; talents: number };

/** A pseudo-random number from 0 to 1 that depends only on the row and on `what`. */
const chance = (what: number, n = 'n') =>
  sql.raw(`((hashint8extended(${n}::bigint, ${what}) & 1048575)::float8 / 1048576)`);

const FILES = 2_000;

/** Runs each work on its own connection, without the limits and checks of normal operation. */
async function onConnection(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`
      select set_config('session_replication_role', 'replica', false),
        set_config('maintenance_work_mem', '768MB', false), set_config('work_mem', '128MB', false),
        set_config('synchronous_commit', 'off', false)
    `.execute(one);
    await work(one);
    await sql`reset all`.execute(one);
  });
}

/** Two connections share the work: one fills what is shown, the other the search index. */
export async function fillMarket(db: Db, market: Market): Promise<void> {
  await onConnection(db, async (one) => {
    await sql`create schema bench`.execute(one);
    await fillTexts(one);
    await fillPeople(one, market);
    await chooseGigs(one, market);
    await sql`drop index gig_search_words`.execute(one);
    await sql`analyze`.execute(one);
  });
  const filled = onConnection(db, fillSearch);
  await Promise.all([
    filled.then(() => onConnection(db, makeIndex)),
    onConnection(db, fillGigs)
      .then(() => filled)
      .then(() => onConnection(db, (one) => countAll(one, market))),
  ]);
  await onConnection(db, async (one) => {
    await sql`drop schema bench cascade`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

async function makeIndex(db: Db): Promise<void> {
  await sql`
    create index gig_search_words on gig_search using gin (words) with (fastupdate = off)
  `.execute(db);
}

async function countAll(db: Db, { gigs }: Market): Promise<void> {
  await sql`
    insert into search_terms (term, gigs)
    select word, ndoc from ts_stat('select words from gig_search')
  `.execute(db);
  await sql`insert into search_terms (term, gigs) values ('all.', ${gigs}::int)`.execute(db);
}

/** Talents, a quarter of them with reviews, and their reviewers; people who already exist are unchanged. */
async function fillPeople(db: Db, { talents }: Market): Promise<void> {
  await sql`
    create unlogged table bench.talents as
    select g.n, f.text as first, l.text as last, f.found || l.found as found,
      case when ${chance(1, 'g.n')} < 0.25 then 1 + floor(10 * ${chance(2, 'g.n')} ^ 2)::int else 0 end as reviews,
      speaks.languages, array(select 'l.' || one from unnest(speaks.languages) one) as language_marks
    from generate_series(1, ${sql.lit(talents)}) as g (n)
    join bench.names f on f.n = g.n % ${sql.lit(names.first.length)}
    join bench.names l on l.n = ${sql.lit(names.first.length)} + g.n / 7 % ${sql.lit(names.last.length)}
    join (
      values (0, '{en}'::text[]), (1, '{en,yo}'), (2, '{en,ha,pcm}'), (3, '{en,ig}')
    ) speaks (kind, languages) on speaks.kind = floor(${chance(3, 'g.n')} * 4)::int
  `.execute(db);
  for (const kind of ['1', '2']) {
    const who = kind === '2' ? 'talent' : 'hunter';
    await sql`
      insert into users (id, name, email, email_key, password_hash, created_at)
      select ${id(kind, 'n')}, first, ${who} || n || '@bench.example', ${who} || n || '@bench.example', '', now() from bench.talents
      where ${who} = 'talent' or n <= 1000
      on conflict do nothing
    `.execute(db);
  }
  await sql`
    insert into profiles (user_id, firstname, lastname, gender, phone_number, country_id, state_id, storyline, description, created_at, updated_at)
    select ${id('2', 'n')}, first, last, 'Female', '+234 800 000 0000', 'NG', 'LA', 'A talent of the bench', 'Makes things', now(), now()
    from bench.talents
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into user_account_types (user_id, account_type_id, created_at) select ${id('2', 'n')}, 2, now() from bench.talents
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into user_languages (user_id, language_id, proficiency, created_at)
    select ${id('2', 'n')}, language, 'Native', now() from bench.talents cross join unnest(languages) language
  `.execute(db);
  await sql`
    insert into reviews (id, job_id, reviewer_id, reviewee_id, rating, recommend_user, comment, created_at, shown_at, announced_at)
    select gen_random_uuid(), gen_random_uuid(), ${id('1', '1 + n % 1000')}, ${id('2', 'n')},
      5 - floor(3 * ${chance(4, '(n * 16 + r)')} ^ 2)::int, 'Yes', 'As agreed, and on time.', now(), now(), now()
    from bench.talents cross join generate_series(1, reviews) r
  `.execute(db);
  await sql`
    insert into presence (user_id, seen_at) select ${id('2', 'n')}, now() + case when n % 50 = 0 then interval '1 hour' else interval '-1 day' end
    from bench.talents
  `.execute(db);
}

/** Chooses the properties of each gig before inserting rows: some skills, prices and delivery times are much more common than others. */
async function chooseGigs(db: Db, { gigs, talents }: Market): Promise<void> {
  await sql`
    create unlogged table bench.gigs as
    select g.*, t.found || t.language_marks as name_found, t.languages, r.rating, r.reviews, first.price as price_from
    from (
      select n, 1 + n % ${sql.lit(talents)} as talent, floor(63 * ${chance(11)} ^ 2)::int as skill,
        floor(${sql.lit(40 * 6)} * ${chance(12)})::int as title, floor(${sql.lit(DESCRIPTIONS)} * ${chance(13)})::int as description,
        floor(${sql.lit(tags().length)} * ${chance(14)} ^ 2)::int as tag1, floor(${sql.lit(tags().length)} * ${chance(15)})::int as tag2,
        (array[1, 2, 3, 3, 3, 5, 5, 7, 7, 7, 10, 14, 21, 30, 60])[1 + floor(15 * ${chance(16)})::int] as days,
        floor(${chance(17)} * 2)::int as faqs,
        date_trunc('second', timestamptz '2024-01-01 00:00Z' + ${chance(18)} * interval '1000 days') as published_at
      from generate_series(1, ${sql.lit(gigs)}) n
    ) g
    join bench.talents t on t.n = g.talent
    cross join lateral (
      select (array[3000, 5000, 7500, 10000, 12000, 15000, 20000, 25000, 30000, 40000, 50000, 60000, 80000, 100000, 150000, 250000, 500000])
        [1 + floor(17 * ${chance(19, 'g.n')})::int]::bigint * 100 as price
    ) first
    left join (
      select reviewee_id, round(avg(rating), 1) as rating, count(*)::int as reviews from reviews group by reviewee_id
    ) r on r.reviewee_id = ${id('2', 'g.talent')}
  `.execute(db);
  await sql`
    insert into files (id, owner_id, folder, name, display_name, mime, bytes, sha256, picture, created_at)
    select ${id('7', 'n')}, ${id('2', '1')}, 'images/galleries', md5(n::text) || '.webp', 'cover.webp', 'image/webp', 90000, md5(n::text),
      '{"width": 1200, "height": 800, "placeholder": "1QcSHQRnh493V4dIh4eXh1h4kJUI", "widths": [480, 960, 1200]}', now()
    from generate_series(0, ${sql.lit(FILES - 1)}) n
  `.execute(db);
}

async function fillGigs(db: Db): Promise<void> {
  await sql`
    insert into gigs (id, talent_id, title, overview, description, category_id, skill_id, tags, status, published_at, created_at, updated_at)
    select ${id('6', 'g.n')}, ${id('2', 'g.talent')}, ti.text, '', d.text, s.category_id, s.skill_id, array[a.text, b.text], 'live',
      g.published_at, g.published_at, g.published_at
    from bench.gigs g
    join bench.skills s on s.skill = g.skill
    join bench.titles ti on ti.skill = g.skill and ti.n = g.title
    join bench.descriptions d on d.skill = g.skill and d.n = g.description
    join bench.tags a on a.n = g.tag1
    join bench.tags b on b.n = g.tag2
  `.execute(db);
  await sql`
    insert into gig_packages (gig_id, position, name, price, delivery_days, offers, revisions, includes)
    select ${id('6', 'n')}, p, (array['Basic', 'Premium'])[p], price_from * p, days * p, p, p, '{"All files","Print and screen"}'
    from bench.gigs cross join generate_series(1, 2) p
  `.execute(db);
  await sql`
    insert into gallery_items (id, gig_id, position, kind, file_id, created_at)
    select ${id('6', 'n')}, ${id('6', 'n')}, 1, 'image', ${id('7', `n % ${FILES}`)}, now() from bench.gigs
  `.execute(db);
  // Triggers are off while the market is filled.
  await sql`select cover_gigs(array(select id from gigs))`.execute(db);
  await sql`
    insert into gig_faqs (gig_id, position, faq, answer)
    select ${id('6', 'n')}, 1, 'Do you work at weekends?', 'Yes, on Saturdays.' from bench.gigs where faqs = 1
  `.execute(db);
}
