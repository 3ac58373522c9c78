/** The filters of a search, one row each: which gigs match, how results are counted by value, and the names of the values. Pure. */
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#contract/core/languages.ts';
import { fromNaira } from '#contract/core/money.ts';
import { COUNTED_MAX, DELIVERY_STEPS, type Facet, PRICE_STEPS, RATING_STEPS } from '#contract/gigs/search.ts';
import { words } from '#contract/words.ts';
import { isOnline } from '#server/accounts/queries.ts';
import { categoriesUnder } from '#server/catalogue/policy.ts';
import { languageName } from '#server/catalogue/reference/rules.ts';
import { render, translateName } from '#server/core/i18n/language.ts';

export type Filters = {
  category?: string | undefined;
  skill?: string | undefined;
  language?: string | undefined;
  /** Whole naira. */
  price_max?: number | undefined;
  price_min?: number | undefined;
  delivery?: number | undefined;
  rating?: number | undefined;
  online?: '1' | undefined;
};
export type FacetName = Exclude<keyof Filters, 'price_min'>;
export type Facets = Record<FacetName, Facet[]>;

/** Which gigs match a value of a filter. */
type Fit = {
  /** The term in `gig_search.words` that every matching gig has; null when there is none. */
  mark: string | null;
  /** The condition on a row `g` of gig_search. */
  test: RawBuilder<unknown>;
};
export type Condition = Fit & { name: keyof Filters };

/** `place`: for steps, how many of them lie below; else the position of the value in its list. */
export type Counted = { facet: string; value: string; name: string; count: number; place: number };

type Filter<Value> = {
  /** Null for a value that every gig matches. */
  fits: (value: Value, now: Date) => Fit | null;
  /** What follows `select <facet>,` to count the gigs `found` by value: value, name, count and place. */
  count: (found: RawBuilder<unknown>, now: Date) => RawBuilder<unknown>;
  /** The values that are offered. */
  offers: (rows: readonly Counted[], more: boolean) => Facet[];
  /** The name of a value in the reader's language. */
  called: (facet: Facet, language: Language) => string;
};
type Table = { [Name in FacetName]: Filter<NonNullable<Filters[Name]>> } & {
  price_min: Pick<Filter<number>, 'fits'>;
};

const FILTERS: Table = {
  /** A category with those below it. */
  category: {
    fits: (id) => ({
      mark: `c.${id}`,
      test: sql`g.category_id = any(array(${categoriesUnder(id)}))`,
    }),
    count: (found) => sql`
      c.id::text, c.name, count(*)::int, c.position
      from ${found} f
      join categories own on own.id = f.category_id
      join categories c on c.id in (own.id, own.parent_id)
      group by c.id
    `,
    offers: foundValues,
    called: ({ name }, language) => translateName(language, name),
  },
  skill: {
    fits: (id) => ({ mark: `s.${id}`, test: sql`g.skill_id = ${id}::uuid` }),
    count: (found) => sql`
      s.id::text, s.name, f.count, -f.count
      from (select skill_id, count(*)::int as count from ${found} f group by skill_id) f
      join skills s on s.id = f.skill_id
    `,
    offers: foundValues,
    called: ({ name }, language) => translateName(language, name),
  },
  language: {
    fits: (id) => ({ mark: `l.${id}`, test: sql`${id}::text = any(g.languages)` }),
    count: (found) => sql`
      l.id, l.name, f.count, -f.count
      from (
        select language, count(*)::int as count
        from ${found} f
        cross join unnest(f.languages) as language
        group by language
      ) f
      join languages l on l.id = f.language
    `,
    offers: foundValues,
    called: ({ value, name }, language) => languageName({ id: value, name }, language),
  },
  price_max: {
    fits: (naira) => ({
      mark: markOf('price', stepAbove(PRICE_STEPS, naira)),
      test: sql`g.price_from <= ${fromNaira(naira)}`,
    }),
    count: byStep(
      'price_from - 1',
      PRICE_STEPS.map((naira) => naira * 100),
      'bigint',
    ),
    offers: (rows, more) =>
      PRICE_STEPS.map((step, at) => choice(step, words.gigs.filters.upTo(step), upTo(rows, at), more)),
    called: ({ name }, language) => render(name, language),
  },
  price_min: { fits: (naira) => ({ mark: null, test: sql`g.price_from >= ${fromNaira(naira)}` }) },
  delivery: {
    fits: (days) => ({
      mark: markOf('days', stepAbove(DELIVERY_STEPS, days)),
      test: sql`g.delivery_days <= ${days}`,
    }),
    count: byStep('delivery_days - 1', DELIVERY_STEPS, 'int'),
    offers: (rows, more) =>
      DELIVERY_STEPS.map((step, at) =>
        choice(step, words.gigs.filters.withinDays(step), upTo(rows, at), more),
      ),
    called: ({ name }, language) => render(name, language),
  },
  rating: {
    fits: (stars) =>
      stars === 0
        ? null
        : { mark: markOf('stars', stepBelow(RATING_STEPS, stars)), test: sql`g.rating >= ${stars * 10}` },
    count: byStep(
      'rating',
      RATING_STEPS.map((stars) => stars * 10),
      'int',
    ),
    offers: (rows, more) =>
      RATING_STEPS.map((step, at) => {
        const better = rows.filter((row) => row.place >= RATING_STEPS.length - at);
        return choice(step, words.gigs.filters.stars(step), sum(better), more);
      }),
    called: ({ name }, language) => render(name, language),
  },
  online: {
    fits: (_value, now) => ({ mark: null, test: isOnline(sql`g.talent_id`, now) }),
    count: (found, now) =>
      sql`'1', '', count(*)::int, 0 from ${found} f where ${isOnline(sql`f.talent_id`, now)}`,
    offers: (rows, more) => [choice(1, words.gigs.filters.online, sum(rows), more)],
    called: ({ name }, language) => render(name, language),
  },
};

const filterNames = Object.keys(FILTERS) as (keyof Filters)[];
export const facetNames = filterNames.filter((name) => name !== 'price_min');

/** One condition for each filter that is set. */
export function conditionsOf(filters: Filters, now: Date): Condition[] {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    const { fits } = FILTERS[name] as Pick<Filter<typeof value>, 'fits'>;
    const fit = value === undefined ? null : fits(value, now);
    return fit ? [{ name, ...fit }] : [];
  });
}

/** Counts the gigs `found` by the values of a filter, as rows of `Counted`. */
export function countBy(name: FacetName, found: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`select ${sql.lit(name)}, ${FILTERS[name].count(found, now)}`;
}

/** The values of each of these filters: all steps, in the contract's order; of other filters, values with some result. */
export function facetsOf(names: readonly FacetName[], counted: readonly Counted[], more: boolean): Facets {
  const offered = names.map((name) => {
    const rows = counted.filter((row) => row.facet === name);
    return [name, FILTERS[name].offers(rows, more)];
  });
  return Object.fromEntries(offered) as Facets;
}

/** The same values with names in the reader's language; skills keep their own. */
export function inLanguage(facets: Facets, language: Language = 'en'): Facets {
  const entries = facetNames.map((one) => [
    one,
    facets[one].map((facet) => ({ ...facet, name: FILTERS[one].called(facet, language) })),
  ]);
  return Object.fromEntries(entries) as Facets;
}

function markOf(name: string, step: number | undefined): string | null {
  return step === undefined ? null : `${name}.${step}`;
}

/** The smallest step that includes everything up to `value`; undefined above the last. */
function stepAbove(steps: readonly number[], value: number): number | undefined {
  return [...steps].sort((a, b) => a - b).find((step) => step >= value);
}

/** The largest step that includes everything from `value`; undefined below the first. */
function stepBelow(steps: readonly number[], value: number): number | undefined {
  return [...steps].sort((a, b) => b - a).find((step) => step <= value);
}

/** Counts gigs by how many of the steps their column has reached. */
function byStep(column: string, steps: readonly number[], type: string): Filter<number>['count'] {
  const sorted = [...steps].sort((a, b) => a - b).join(',');
  const bucket = sql.raw(`width_bucket(${column}, '{${sorted}}'::${type}[])`);
  return (found) => sql`'', '', count(*)::int, ${bucket} from ${found} f group by 5`;
}

/** Maximum number of values offered by one filter. */
const VALUES_MAX = 40;

function foundValues(rows: readonly Counted[], more: boolean): Facet[] {
  return [...rows]
    .sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1))
    .slice(0, VALUES_MAX)
    .map((row) => ({ value: row.value, name: row.name, count: sum([row]), more }));
}

function choice(value: number, name: string, count: number, more: boolean): Facet {
  return { value: String(value), name, count, more };
}

function upTo(rows: readonly Counted[], place: number): number {
  return sum(rows.filter((row) => row.place <= place));
}

/** The sum of the counts, at most COUNTED_MAX. */
function sum(rows: readonly Counted[]): number {
  return Math.min(
    COUNTED_MAX,
    rows.reduce((all, row) => all + row.count, 0),
  );
}
