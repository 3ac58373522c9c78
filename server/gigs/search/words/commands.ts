/** Keeps the words that search knows: new ones as gigs bring them, and the counts, which follow a moment later. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { isCorrectable, nearOf } from './rules.ts';

const LETTERS_MAX = 30;
/** The kind of work that counts words right after a gig brought them. */
export const COUNT_WORDS = 'count-search-words';

/** Makes words known, so that misspelt ones lead to them. Common words of a language without a stem stay out. */
export async function learnWords(tx: Write, words: Iterable<string>): Promise<void> {
  const wanted = [...new Set(words)].filter((word) => isCorrectable(word) && word.length <= LETTERS_MAX);
  const { rows } = await sql<{ word: string }>`
    select wanted.word from unnest(${wanted}::text[]) as wanted (word)
    where not exists (select from search_words known where known.word = wanted.word)
  `.execute(tx);
  if (rows.length === 0) return;
  const fresh = rows.map(({ word }) => ({ word, near: nearOf(word) }));
  await sql`
    insert into search_words (word, stem, near)
    select f.word, (gig_stems(f.word))[1], f.near
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as f (word text, near int[])
    where cardinality(gig_stems(f.word)) = 1
    order by f.word
    on conflict (word) do nothing
  `.execute(tx);
}

const BATCH = 20_000;

/** Adds up what gigs brought and took away. Returns how many terms changed. */
export async function countTerms(services: Services): Promise<number> {
  const { db } = services.database;
  const waiting = await sql`select from search_term_changes limit 1`.execute(db);
  if (waiting.rows.length === 0) return 0;
  return db.transaction().execute(async (tx) => {
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
  });
}
