/** Counts results: all of them, and those that each value of a filter would leave with the other filters kept. */
import { type RawBuilder, sql } from 'kysely';
import { COUNTED_MAX } from '#contract/gigs/search.ts';
import type { Read } from '#server/core/db/database.ts';
import { isWalkable, sampleOf } from '../pages/queries.ts';
import {
  type Condition,
  type Counted,
  countBy,
  type FacetName,
  type Facets,
  facetNames,
  facetsOf,
} from './rules.ts';

type Total = { count: number; more: boolean };
export type Counts = { total: Total; facets: Facets };

/** What gigs must match: conditions on `gig_search.words`, and one on the row `g`. About `gigs` out of `all` do. */
export type MatchCondition = {
  index: string;
  marks: string;
  row: RawBuilder<unknown>;
  /** Set when nothing but a category is asked for. */
  category: string | null;
  gigs: number;
  all: number;
};

/** With several filters set, numbers below this are exact; with one or none, those up to COUNTED_MAX. */
const EXACT_MAX = 60;
/** How many of the best gigs are looked at: a tenth of the time of reading a list of a sixth of a million. */
const BEST_MAX = 12_000;

export function noResults(): Counts {
  return { total: { count: 0, more: false }, facets: facetsOf(facetNames, [], false) };
}

/**
 * The number of results, and of those with each value of each filter; a filter that is set is counted as if it were not. `matchAll`
 * matches all filters, `matchAllButOne` all but perhaps one of `set`; one statement counts everything among the latter.
 */
export async function countResults(
  db: Read,
  matchAll: MatchCondition,
  matchAllButOne: MatchCondition,
  set: readonly Condition[],
  now: Date,
): Promise<Counts> {
  const free = facetNames.filter((name) => set.every((one) => one.name !== name));
  const counted = await countIn(db, matchAllButOne, set, facetNames, now, COUNTED_MAX);
  const total = totalOf(counted, COUNTED_MAX);
  const facets = facetsOf(facetNames, counted.rows, counted.isCut);
  const wanted = set.length > 1 ? EXACT_MAX : COUNTED_MAX;
  if (set.length === 0 || !counted.isCut || total.count >= wanted) return { total, facets };
  const exact = await countIn(db, matchAll, [], free, now, wanted);
  return { total: totalOf(exact, wanted), facets: { ...facets, ...facetsOf(free, exact.rows, exact.isCut) } };
}

type Sample = { rows: Counted[]; isCut: boolean };

function totalOf({ rows, isCut }: Sample, most: number): Total {
  const found = rows.find((row) => row.facet === 'total')?.count ?? 0;
  return { count: Math.min(found, most), more: isCut };
}

/** Counts among up to `most` gigs that match, the best ones where many do; `isCut` when there are more. */
async function countIn(
  db: Read,
  match: MatchCondition,
  set: readonly Condition[],
  names: readonly FacetName[],
  now: Date,
  most: number,
): Promise<Sample> {
  if (isWalkable(match.gigs, match.all, most, BEST_MAX)) {
    const best = await countAmong(db, match, BEST_MAX, set, names, now, most);
    if (best.isCut) return best;
  }
  return countAmong(db, match, null, set, names, now, most);
}

async function countAmong(
  db: Read,
  match: MatchCondition,
  best: number | null,
  set: readonly Condition[],
  names: readonly FacetName[],
  now: Date,
  most: number,
): Promise<Sample> {
  const flags = set.map(({ name, test }) => sql`, ${test} as ${sql.ref(`fits_${name}`)}`);
  const columns = sql`
    g.category_id, g.skill_id, g.price_from, g.delivery_days, g.rating, g.languages, g.talent_id ${sql.join(flags, sql``)}
  `;
  /** The gigs found that match all filters but this one. */
  const without = (name: string) => {
    const others = set.filter((one) => one.name !== name).map((one) => sql.ref(`fits_${one.name}`));
    return sql`(select * from found where ${sql.join([sql`true`, ...others], sql` and `)})`;
  };
  const { rows } = await sql<Counted>`
    with found as materialized (${sampleOf(match, best, columns, most + 1)})
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
