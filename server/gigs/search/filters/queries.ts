/** How many results there are, and how many each value of a filter would leave, the other filters kept. */
import { sql } from 'kysely';
import { COUNTED_MAX } from '#contract/gigs/search.ts';
import type { Read } from '#server/core/db/database.ts';
import { sampleOf } from '../pages/queries.ts';
import type { Fitting } from '../pages/rules.ts';
import {
  type Condition,
  type Counted,
  countBy,
  type FacetName,
  type Facets,
  facetNames,
  facetsOf,
} from './rules.ts';

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
  const facets = facetsOf(facetNames, counted.rows, counted.isCut);
  const wanted = set.length > 1 ? EXACT_MAX : COUNTED_MAX;
  if (set.length === 0 || !counted.isCut || total.count >= wanted) return { total, facets };
  const exact = await countIn(db, whole, [], free, now, wanted);
  return { total: totalOf(exact, wanted), facets: { ...facets, ...facetsOf(free, exact.rows, exact.isCut) } };
}

type Counts = { rows: Counted[]; isCut: boolean };

function totalOf({ rows, isCut }: Counts, most: number): Total {
  const found = rows.find((row) => row.facet === 'total')?.count ?? 0;
  return { count: Math.min(found, most), more: isCut };
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
      names.map((name) => countBy(name, without(name), now)),
      sql` union all `,
    )}
  `.execute(db);
  const size = rows.find((row) => row.facet === 'all')?.count ?? 0;
  return { rows, isCut: size > most };
}
