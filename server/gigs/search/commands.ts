/** Maintains the search index of gigs: one row for each live gig, written in the transaction of its change, and the words of all. */
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { inBatches, putWork } from '#server/core/work/queue.ts';
import { ratingsOf } from '#server/reviews/queries.ts';
import { ownStars } from '../cards/queries.ts';
import { isShown } from '../policy.ts';
import { ALL } from './pages/queries.ts';
import { foldedText, isCorrectable } from './words/rules.ts';

/** Updates or removes this gig's row in the search index. Call it after the change, in its transaction. */
export function indexGig(tx: Write, gigId: string, now: Date): Promise<void> {
  return indexGigs(tx, [gigId], now);
}

/** Reindexes all gigs of people whose names, languages, ratings or account states changed. */
export async function indexGigsOf(tx: Write, talentIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from gigs where talent_id = any(${[...talentIds]}::uuid[]) and deleted_at is null
  `.execute(tx);
  await indexGigs(
    tx,
    rows.map((row) => row.id),
    now,
  );
}

/** Reindexes several gigs at once. */
export async function indexGigs(tx: Write, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await lockGigs(tx, ids);
  const rows = await shownGigs(tx, ids, now);
  const ratings = await ratingsOf(tx, [...new Set(rows.map((row) => row.talent_id))], now);
  const entries = rows.map((row) => {
    const { rating, reviews } = ratings.get(row.talent_id) ?? { rating: null, reviews: 0 };
    return entryOf(row, { ...row, ...row.merits, rating, reviews, publishedAt: row.published_at });
  });
  await putEntries(tx, ids, entries);
  await learnWords(
    tx,
    entries.flatMap(({ title_text, tag_text, body_text }) =>
      `${title_text} ${tag_text} ${body_text}`.split(' '),
    ),
  );
  await putWork(tx, [{ kind: COUNT_WORDS, subject: ids[0] ?? '', dueAt: now }]);
}

/** Two calls that index one gig at once take turns, and the later one sees what the earlier changed. */
async function lockGigs(tx: Write, ids: readonly string[]): Promise<void> {
  await sql`
    select from gigs where id = any(${[...ids]}::uuid[]) order by id for no key update
  `.execute(tx);
}

type GigRow = {
  id: string;
  talent_id: string;
  title: string;
  overview: string;
  description: string;
  tags: string[];
  published_at: Date;
  category_id: string;
  parent_id: string | null;
  skill_id: string;
  skill: string;
  name: string;
  firstname: string;
  lastname: string;
  price_from: bigint;
  delivery_days: number;
  languages: string[];
  /** Mean of its own orders, null without reviews. */
  stars: number | null;
  merits: Pick<Merits, 'files' | 'packages' | 'faqs' | 'hasOverview'>;
};

async function shownGigs(tx: Write, ids: readonly string[], now: Date): Promise<GigRow[]> {
  const { rows } = await sql<GigRow>`
    select g.id, g.talent_id, g.title, g.overview, g.description, g.tags, g.published_at, g.category_id, c.parent_id,
      g.skill_id, s.name as skill, u.name, p.firstname, p.lastname, scope.price_from, scope.delivery_days,
      array(select language_id from user_languages where user_id = g.talent_id order by language_id) as languages,
      own.stars,
      json_build_object(
        'files', (select count(*) from gallery_items where gig_id = g.id),
        'packages', scope.packages,
        'faqs', (select count(*) from gig_faqs where gig_id = g.id),
        'hasOverview', g.overview <> ''
      ) as merits
    from gigs g
    join categories c on c.id = g.category_id
    join skills s on s.id = g.skill_id
    join users u on u.id = g.talent_id
    join profiles p on p.user_id = g.talent_id
    cross join lateral (${ownStars(sql`g.id`, now)}) own
    cross join lateral (
      select min(price) as price_from, min(delivery_days) as delivery_days, count(*) as packages
      from gig_packages where gig_id = g.id
    ) scope
    where g.id = any(${[...ids]}::uuid[]) and ${isShown}
  `.execute(tx);
  return rows;
}

type Entry = ReturnType<typeof entryOf>;

function entryOf(row: GigRow, merits: Merits) {
  return {
    gig_id: row.id,
    talent_id: row.talent_id,
    category_id: row.category_id,
    parent_id: row.parent_id,
    skill_id: row.skill_id,
    price_from: String(row.price_from),
    delivery_days: row.delivery_days,
    rating: Math.round((row.stars ?? merits.rating ?? 0) * 10),
    quality: qualityOf(merits),
    published_at: row.published_at,
    languages: row.languages,
    title_text: foldedText(`${row.title} ${row.skill}`),
    tag_text: foldedText(`${row.tags.join(' ')} ${row.firstname} ${row.lastname} ${row.name}`),
    body_text: foldedText(`${row.overview} ${row.description}`),
  };
}

/** Writes the entries, removes the other gigs of `ids`, and records which words came and went; all in one statement. */
async function putEntries(tx: Write, ids: readonly string[], entries: readonly Entry[]): Promise<void> {
  await sql`
    with made as materialized (
      select e.*, gig_words(
        e.title_text, e.tag_text, e.body_text, e.category_id, e.parent_id, e.skill_id, e.languages,
        e.price_from, e.delivery_days, e.rating
      ) as words
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (
        gig_id uuid, talent_id uuid, category_id uuid, parent_id uuid, skill_id uuid, price_from bigint,
        delivery_days int, rating int, quality int, published_at timestamptz, languages text[],
        title_text text, tag_text text, body_text text
      )
    ), known as materialized (
      select gig_id, words from gig_search where gig_id = any(${[...ids]}::uuid[])
    ), gone as (
      delete from gig_search
      where gig_id in (select gig_id from known except select gig_id from made)
    ), put as (
      insert into gig_search as s
      select gig_id, talent_id, category_id, skill_id, price_from, delivery_days, rating, quality, published_at, languages, words
      from made
      on conflict (gig_id) do update
      set category_id = excluded.category_id, skill_id = excluded.skill_id, price_from = excluded.price_from,
        delivery_days = excluded.delivery_days, rating = excluded.rating, quality = excluded.quality,
        published_at = excluded.published_at, languages = excluded.languages, words = excluded.words
      where s.* is distinct from excluded.*
    ), changes as materialized (
      select term, sum(change)::int as change
      from (
        select unnest(tsvector_to_array(words) || ${ALL}::text) as term, 1 as change from made
        union all
        select unnest(tsvector_to_array(words) || ${ALL}::text), -1 from known
      ) one
      group by term
      having sum(change) <> 0
    )
    insert into search_term_changes (term, change)
    select term, change from changes order by term
  `.execute(tx);
}

/** What the quality of a gig, which orders results by default, is made of. */
type Merits = {
  /** Mean stars of its talent, null without reviews. */
  rating: number | null;
  reviews: number;
  files: number;
  packages: number;
  faqs: number;
  hasOverview: boolean;
  publishedAt: Date;
};

/** A talent without reviews counts as if five people had given four stars. */
const PRIOR = { stars: 4, reviews: 5 };
const AGE_FROM = Date.UTC(2025, 0, 1);
const QUALITY_MAX = 65_535;

/**
 * The quality of a gig, 0 to 65,535: stars (20,000), how many gave them (12,000), completeness (8,000) and how new it is
 * (8 for each day, 25,000). It depends on the gig alone and never on today, so that no order changes by itself.
 */
function qualityOf(gig: Merits): number {
  const stars =
    ((gig.rating ?? 0) * gig.reviews + PRIOR.stars * PRIOR.reviews) / (gig.reviews + PRIOR.reviews);
  const trust = Math.min(12_000, 1_500 * Math.log2(1 + gig.reviews));
  const complete =
    Math.min(gig.files, 6) * 500 +
    gig.packages * 700 +
    Math.min(gig.faqs, 4) * 500 +
    (gig.hasOverview ? 900 : 0);
  const days = (gig.publishedAt.getTime() - AGE_FROM) / DAY_MS;
  const fresh = Math.min(25_000, Math.max(0, 8 * days));
  return Math.min(QUALITY_MAX, Math.round(((stars - 1) / 4) * 20_000 + trust + complete + fresh));
}

const LETTERS_MAX = 30;
const COUNT_WORDS = 'count-search-words';

/** Adds words that misspelt ones are corrected to. Common words of a language, which have no stem, stay out. */
export async function learnWords(tx: Write, words: Iterable<string>): Promise<void> {
  const wanted = [...new Set(words)].filter((word) => isCorrectable(word) && word.length <= LETTERS_MAX);
  await sql`
    insert into search_words (word, stem)
    select word, (gig_stems(word))[1]
    from unnest(${wanted}::text[]) as wanted (word)
    where not exists (select from search_words known where known.word = wanted.word)
      and cardinality(gig_stems(word)) = 1
    order by word
    on conflict (word) do nothing
  `.execute(tx);
}

const BATCH = 20_000;

/** Adds the waiting changes to the counts of terms; returns how many terms changed. */
export async function countTerms(services: Services): Promise<number> {
  const { db } = services.database;
  const waiting = await sql`select from search_term_changes limit 1`.execute(db);
  if (waiting.rows.length === 0) return 0;
  return db.transaction().execute(countWaitingTerms);
}

async function countWaitingTerms(tx: Write): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from search_term_changes
      where id in (
        select id from search_term_changes order by id limit ${sql.lit(BATCH)} for update skip locked
      )
      returning term, change
    ), counted as (
      insert into search_terms as t (term, gigs)
      select term, sum(change) from taken group by term order by term
      on conflict (term) do update set gigs = t.gigs + excluded.gigs
      returning 1
    )
    select count(*)::int as count from counted
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Counts terms right after gigs were indexed, once for all that wait. */
export const wordCounter = inBatches(COUNT_WORDS, async (tx) => {
  await countWaitingTerms(tx);
});
