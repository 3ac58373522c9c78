/** Fills the search index for the benchmark's gigs with what `indexGig` would write, assembled from precomputed parts. */
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { id } from './ids.ts';

/** Computes the marks of each price, delivery time and star rating alone. */
async function fillMarks(db: Db): Promise<void> {
  const nothing = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  const marks = (price: string, days: string, stars: string, wanted: string) => sql`array(
    select mark
    from unnest(tsvector_to_array(gig_words('', '', '', ${nothing}, ${nothing}, ${nothing}, '{}',
      ${sql.raw(price)}, ${sql.raw(days)}, ${sql.raw(stars)}))) mark
    where mark ~ ${sql.lit(wanted)}
  )`;
  await sql`
    create unlogged table bench.prices as
    select price, ${marks('price', '1', '0', '^price[.]')} as found
    from (select distinct price_from as price from bench.gigs) g
  `.execute(db);
  await sql`
    create unlogged table bench.days as
    select days, ${marks('1', 'days', '0', '^days[.]')} as found from (select distinct days from bench.gigs) g
  `.execute(db);
  await sql`
    create unlogged table bench.stars as
    select stars, ${marks('1', '1', 'stars', '^stars[.]')} as found from generate_series(0, 50) stars
  `.execute(db);
}

export async function fillSearch(db: Db): Promise<void> {
  await fillMarks(db);
  await sql`
    insert into gig_search
    select ${id('6', 'g.n')}, ${id('2', 'g.talent')}, s.category_id, s.skill_id, g.price_from, g.days, of.stars, of.quality,
      g.published_at, g.languages, array_to_tsvector(
        ti.found || d.found || a.found || b.found || g.name_found || s.found || p.found || da.found || st.found
      )
    from (
      select n as gig, days, published_at, round(coalesce(rating, 0) * 10)::int as stars, floor(0.5 +
          (((coalesce(rating, 0)::float8 * coalesce(reviews, 0) + 20) / (coalesce(reviews, 0) + 5)) - 1) / 4 * 20000
          + least(12000, 1500 * ln(1 + coalesce(reviews, 0)::float8) / ln(2::float8))
          + 500 + 1400 + faqs * 500
          + least(25000, greatest(0, 8 * extract(epoch from published_at - timestamptz '2025-01-01 00:00Z')::float8 / 86400))
        )::int as quality
        from bench.gigs
      offset 0
    ) of
    join bench.gigs g on g.n = of.gig
    join bench.skills s on s.skill = g.skill
    join bench.titles ti on ti.skill = g.skill and ti.n = g.title
    join bench.descriptions d on d.skill = g.skill and d.n = g.description
    join bench.tags a on a.n = g.tag1
    join bench.tags b on b.n = g.tag2
    join bench.prices p on p.price = g.price_from
    join bench.days da on da.days = g.days
    join bench.stars st on st.stars = of.stars
  `.execute(db);
}
