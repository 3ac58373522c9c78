/** How many results there are, and how many each value of a filter would leave, the other filters kept. */
import { type RawBuilder, sql } from 'kysely';
import { COUNTED_MAX, DELIVERY_STEPS, PRICE_STEPS, RATING_STEPS } from '#contract/gig-search.ts';
import { isHere } from '#server/accounts/presence/queries.ts';
import type { Tx } from '#server/core/db.ts';
import type { Condition } from '../filters/rules.ts';
import { bestOf, type Fitting, fits } from '../pages/queries.ts';
import { type Counted, type FacetName, type Facets, facetNames, facetOf } from './rules.ts';

export type Total = { count: number; more: boolean };

/** The results of the search, and those by the values of the filters that are not set. */
export async function countResults(
  tx: Tx,
  fitting: Fitting,
  set: ReadonlySet<FacetName>,
  now: Date,
): Promise<{ total: Total; facets: Partial<Facets> }> {
  const free = facetNames.filter((name) => !set.has(name));
  const arms = [
    sql`select 'total' as facet, '' as value, '' as name, count(*)::int as count, 0 as place from found`,
    ...free.map((name) => armOf(name, sql`found`, now)),
  ];
  const { rows, isCut } = await countIn(tx, fitting, [], arms, COUNTED_MAX);
  const total = rows.find((row) => row.facet === 'total')?.count ?? 0;
  return {
    total: { count: Math.min(total, COUNTED_MAX), more: isCut },
    facets: Object.fromEntries(free.map((name) => [name, facetOf(name, rows, isCut)])),
  };
}

/**
 * The results by the values of the filters that are set, each counted without itself. `nearly` fits all but one of them;
 * one statement counts for all.
 */
export async function countOthers(
  tx: Tx,
  nearly: Fitting,
  set: readonly Condition[],
  now: Date,
): Promise<Partial<Facets>> {
  const arms = set.map(({ name }) => {
    const others = set.filter((one) => one.name !== name).map((one) => sql`${sql.ref(`fits_${one.name}`)}`);
    const source = sql`(select * from found where ${sql.join([sql`true`, ...others], sql` and `)})`;
    return armOf(name as FacetName, source, now);
  });
  const { rows, isCut } = await countIn(tx, nearly, set, arms, COUNTED_MAX * set.length);
  return Object.fromEntries(set.map(({ name }) => [name, facetOf(name as FacetName, rows, isCut)]));
}

type Rows = { rows: Counted[]; size: number; isCut: boolean };

/** The best gigs are looked at in so many attempts, each with more of them; then all. */
const ATTEMPTS = 3;

/** Counts among up to `most` gigs that fit; of more among the best. */
async function countIn(
  tx: Tx,
  fitting: Fitting,
  tests: readonly Condition[],
  arms: readonly RawBuilder<unknown>[],
  most: number,
): Promise<Rows> {
  let gigs = (1.5 * most) / Math.max(fitting.part, 1e-7);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const best = await bestOf(tx, fitting, gigs);
    if (best === null) break;
    const counted = await readCounts(tx, { ...fitting, words: best.words }, tests, arms, most);
    if (counted.isCut) return counted;
    gigs = best.gigs * Math.min(64, Math.max(2, (1.5 * most) / Math.max(1, counted.size)));
  }
  return readCounts(tx, fitting, tests, arms, most);
}

async function readCounts(
  tx: Tx,
  fitting: Fitting,
  tests: readonly Condition[],
  arms: readonly RawBuilder<unknown>[],
  most: number,
): Promise<Rows> {
  const flags = tests.map(({ name, test }) => sql`, ${test} as ${sql.ref(`fits_${name}`)}`);
  const { rows } = await sql<Counted>`
    with found as materialized (
      select g.category_id, g.skill_id, g.price_from, g.delivery_days, g.rating, g.languages, g.talent_id
        ${sql.join(flags, sql``)}
      from gig_search g
      where ${fits(fitting.words)} and ${fitting.row}
      limit ${sql.lit(most + 1)}
    )
    select 'all' as facet, '' as value, '' as name, count(*)::int as count, 0 as place from found
    union all ${sql.join(arms, sql` union all `)}
  `.execute(tx);
  const size = rows.find((row) => row.facet === 'all')?.count ?? 0;
  return { rows, size, isCut: size > most };
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
