/** How many results there are, and how many each value of a filter would leave, the other filters kept. */
import { type RawBuilder, sql } from 'kysely';
import { COUNTED_MAX, DELIVERY_STEPS, PRICE_STEPS, RATING_STEPS } from '#contract/gigs/search.ts';
import { isHere } from '#server/accounts/presence/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import type { Condition } from '../filters/rules.ts';
import { sampleOf } from '../pages/queries.ts';
import type { Fitting } from '../pages/rules.ts';
import { type Counted, type FacetName, type Facets, facetNames, facetOf } from './rules.ts';

export type Total = { count: number; more: boolean };

/** Of fewer results the number is exact, also when several filters are set; of one or none up to COUNTED_MAX. */
const EXACT_MAX = 60;

/**
 * The number of results, and the results by the values of each filter: of one that is set as if it were not. `whole` fits
 * all filters, `nearly` all but perhaps one of `set`; among those one statement counts everything, the best first.
 */
export async function countResults(
  db: Read,
  whole: Fitting,
  nearly: Fitting,
  set: readonly Condition[],
  now: Date,
): Promise<{ total: Total; facets: Facets }> {
  const free = facetNames.filter((name) => set.every((one) => one.name !== name));
  const counted = await countIn(db, nearly, set, facetNames, now, COUNTED_MAX);
  const total = totalOf(counted, COUNTED_MAX);
  const facets = facetsOf(facetNames, counted);
  const wanted = set.length > 1 ? EXACT_MAX : COUNTED_MAX;
  if (set.length === 0 || !counted.isCut || total.count >= wanted) return { total, facets };
  const exact = await countIn(db, whole, [], free, now, wanted);
  return { total: totalOf(exact, wanted), facets: { ...facets, ...facetsOf(free, exact) } };
}

type Counts = { rows: Counted[]; isCut: boolean };

function totalOf({ rows, isCut }: Counts, most: number): Total {
  const found = rows.find((row) => row.facet === 'total')?.count ?? 0;
  return { count: Math.min(found, most), more: isCut };
}

function facetsOf(names: readonly FacetName[], { rows, isCut }: Counts): Facets {
  return Object.fromEntries(names.map((name) => [name, facetOf(name, rows, isCut)])) as Facets;
}

/** Counts among the best gigs that fit, `most` of them; `isCut` when there are more. */
async function countIn(
  db: Read,
  fitting: Fitting,
  set: readonly Condition[],
  names: readonly FacetName[],
  now: Date,
  most: number,
): Promise<Counts> {
  const flags = set.map(({ name, test }) => sql`, ${test} as ${sql.ref(`fits_${name}`)}`);
  const columns = sql`
    g.category_id, g.skill_id, g.price_from, g.delivery_days, g.rating, g.languages, g.talent_id ${sql.join(flags, sql``)}
  `;
  /** The gigs found that fit all filters but this one. */
  const without = (name: string) => {
    const others = set.filter((one) => one.name !== name).map((one) => sql.ref(`fits_${one.name}`));
    return sql`(select * from found where ${sql.join([sql`true`, ...others], sql` and `)})`;
  };
  const { rows } = await sql<Counted>`
    with found as materialized (${sampleOf(fitting, columns, most + 1)})
    select 'all' as facet, '' as value, '' as name, count(*)::int as count, 0 as place from found
    union all
    select 'total', '', '', count(*)::int, 0 from ${without('')} f
    union all ${sql.join(
      names.map((name) => armOf(name, without(name), now)),
      sql` union all `,
    )}
  `.execute(db);
  const size = rows.find((row) => row.facet === 'all')?.count ?? 0;
  return { rows, isCut: size > most };
}

/** Steps as an array of the database, the lowest first. */
function array(steps: readonly number[], type: string): RawBuilder<unknown> {
  return sql.raw(`'{${[...steps].sort((a, b) => a - b).join(',')}}'::${type}[]`);
}

/** Of a row: how many steps of a filter it lies above, or of stars has. */
const step = {
  price_max: sql`width_bucket(price_from - 1, ${array(
    PRICE_STEPS.map((naira) => naira * 100),
    'bigint',
  )})`,
  delivery: sql`width_bucket(delivery_days - 1, ${array(DELIVERY_STEPS, 'int')})`,
  rating: sql`width_bucket(rating, ${array(
    RATING_STEPS.map((stars) => stars * 10),
    'int',
  )})`,
};

function armOf(name: FacetName, found: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const facet = sql.lit(name);
  switch (name) {
    case 'category':
      return sql`
        select ${facet}, c.id::text, c.name, count(*)::int, c.position
        from ${found} f
        join categories own on own.id = f.category_id
        join categories c on c.id in (own.id, own.parent_id)
        group by c.id
      `;
    case 'skill':
      return sql`
        select ${facet}, s.id::text, s.name, f.count, -f.count
        from (select skill_id, count(*)::int as count from ${found} f group by skill_id) f
        join skills s on s.id = f.skill_id
      `;
    case 'language':
      return sql`
        select ${facet}, l.id, l.name, f.count, -f.count
        from (
          select language, count(*)::int as count
          from ${found} f
          cross join unnest(f.languages) as language
          group by language
        ) f
        join languages l on l.id = f.language
      `;
    case 'online':
      return sql`
        select ${facet}, '1', '', count(*)::int, 0
        from ${found} f
        where ${isHere(sql`f.talent_id`, now)}
      `;
    default:
      return sql`select ${facet}, '', '', count(*)::int, ${step[name]} from ${found} f group by 5`;
  }
}
