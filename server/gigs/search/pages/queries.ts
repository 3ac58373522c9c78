/** Reads a page of a search in its order: along the index of the order where enough gigs match, else all that words and marks find. */
import { type RawBuilder, sql } from 'kysely';
import type { GigSort } from '#contract/gigs/sorts.ts';
import { categoriesUnder } from '#server/catalogue/policy.ts';
import type { Read } from '#server/core/db/database.ts';
import { type CardRow, cardRows } from '../../cards/queries.ts';

/** Where a page ended in its order. `tier` is 1 for words in title and skill, 2 with tags and seller, 3 anywhere, else 0. */
export type Position = { tier: number; sort_key: bigint; tie_key: bigint; id: string };

/** An order of rows `g` of gig_search: by `column`, then `tie`, then the id, all descending, as an index has them. */
export type Order = {
  column: RawBuilder<unknown>;
  tie: RawBuilder<unknown> | null;
  /** `key`: the column as an integer. `from`: the value of the column for such an integer. */
  key: RawBuilder<bigint>;
  from: (key: bigint) => unknown;
  /** True where an index has this order within each category. */
  isOfCategories?: boolean;
  /** The first value that is left when a filter cuts off the beginning of this order. */
  start?: (filters: { price_min?: bigint | undefined; price_max?: bigint | undefined }) => bigint | undefined;
};

const number = (column: RawBuilder<unknown>, tie: RawBuilder<unknown> | null): Order => ({
  ...{ column, tie, key: sql`${column}::bigint`, from: String },
});
const quality = sql`g.quality`;
const byPrice = (column: RawBuilder<unknown>) => number(column, sql`g.quality::bigint`);

export const ORDERS: Record<GigSort, Order> = {
  relevance: number(quality, null),
  newest: {
    column: sql`g.published_at`,
    tie: null,
    key: sql`(extract(epoch from g.published_at) * 1000)::bigint`,
    from: (key) => new Date(Number(key)),
    isOfCategories: true,
  },
  'price-low': {
    ...byPrice(sql`(-g.price_from)`),
    start: ({ price_min }) => (price_min === undefined ? undefined : -price_min),
  },
  'price-high': { ...byPrice(sql`g.price_from`), start: ({ price_max }) => price_max },
  rating: number(sql`g.rating`, quality),
  delivery: number(sql`(-g.delivery_days)`, quality),
};

/** The term that every gig has: it counts all gigs. */
export const ALL = 'all.';

/** Joins words and marks into a condition on `gig_search.words`. Neither holds anything but letters, digits, `.` and `-`. */
export const has = {
  one: (term: string) => `'${term.replace(/['\\]/g, '')}'`,
  all: (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' & '),
  any: (parts: readonly string[]) => `(${parts.join(' | ')})`,
  none: (part: string) => `!(${part})`,
};

/** A row with its card; `title` is null when the gig was hidden, or its talent suspended, a moment ago. */
export type Found = Position & CardRow;

/** One tier of the results, the lowest first, and its condition on `gig_search.words`. */
export type Tier = {
  tier: number;
  words: string /** `gigs`: about how many gigs have the words. */;
  gigs: number;
};

export type SearchPlan = {
  /** The tiers of the order; a single one of everything where words do not rank. */
  tiers: readonly Tier[];
  /** A condition on `gig_search.words` that all tiers share, with the marks of the filters; empty for none. */
  index: string;
  /** The condition of the filters' marks alone, without the words. */
  marks: string;
  /** The condition on the row `g` itself. */
  row: RawBuilder<unknown>;
  /** The category, when nothing else is asked for. */
  category: string | null;
  /** How many gigs there are, and about how many have the words. */
  all: number;
  gigs: number;
  /** The value of the order that the page may start from. */
  start: bigint | undefined;
  /** The category (with those below it) within which an order with `isOfCategories` is walked. */
  within: string | undefined;
};

/** Maximum number of gigs passed when an index is walked in order. */
export const WALK_MAX = 4_000;

/** Up to `count` gigs that match, after the position `after`, tier by tier and in their order. */
export async function readPage(
  db: Read,
  plan: SearchPlan,
  order: Order,
  after: Position | null,
  now: Date,
  count: number,
): Promise<Found[]> {
  const { tiers } = plan;
  if (tiers.length > 1 && !isWalkable(plan.gigs, plan.all, count))
    return gather(db, plan, tiers, order, after, now, count);
  const found: Found[] = [];
  for (const tier of tiers) {
    const from = after?.tier === tier.tier ? after : null;
    if (tier.gigs === 0 || (after && tier.tier < after.tier)) continue;
    const left = count - found.length;
    const walked = isWalkable(tier.gigs, plan.all, left)
      ? await walk(db, plan, tier, order, from, now, left)
      : [];
    const all = walked.length === left ? walked : await gather(db, plan, [tier], order, from, now, left);
    found.push(...all);
    if (found.length === count) break;
  }
  return found;
}

/** True when enough gigs have the words for a walk past `most` of an order to find about `count` of them. */
export function isWalkable(gigs: number, all: number, count: number, most = WALK_MAX): boolean {
  return gigs > most && (gigs / Math.max(1, all)) * most >= count;
}

/** The matching gigs among the next of the order. Limits are literals: a plan for any limit is never kept. */
async function walk(
  db: Read,
  { row, start, within }: SearchPlan,
  { tier, words }: Tier,
  order: Order,
  after: Position | null,
  now: Date,
  count: number,
): Promise<Found[]> {
  const next = sql`${behind(order, after)} and ${start === undefined ? sql`true` : sql`${order.column} <= ${order.from(start)}`}`;
  const inRow = words === '' ? sql`true` : sql`ts_match_vq(g.words, ${words}::tsquery)`;
  const along = (condition: RawBuilder<unknown>) => sql`
    select g.*
    from (select * from gig_search g where ${condition} and ${next} ${orderBy(order)} limit ${sql.lit(WALK_MAX)}) g
    where ${row} and ${inRow}
    ${orderBy(order)}
    limit ${sql.lit(count)}
  `;
  const source =
    within && order.isOfCategories
      ? sql`
        select g.*
        from (${categoriesUnder(within)}) c
        cross join lateral (${along(sql`g.category_id = c.id`)}) g
      `
      : along(sql`true`);
  const page = sql`select ${keys(order)}, ${tier}::int as tier, g.talent_id from (${source}) g ${orderBy(order)} limit ${sql.lit(count)}`;
  return readFound(db, page, now);
}

/** The first in the order of all gigs that the index of words and marks finds; without any, the next along the order. */
async function gather(
  db: Read,
  { index, marks, row }: SearchPlan,
  tiers: readonly Tier[],
  order: Order,
  after: Position | null,
  now: Date,
  count: number,
): Promise<Found[]> {
  const [only] = tiers;
  const place =
    tiers.length > 1
      ? sql`case ${sql.join(
          tiers.map(
            ({ tier, words }) => sql`when ts_match_vq(g.words, ${words}::tsquery) then ${sql.lit(tier)}`,
          ),
          sql` `,
        )} end`
      : sql`${sql.lit(only?.tier ?? 0)}::int`;
  const asked =
    only?.words && tiers.length === 1 ? has.all([marks, only.words].filter((one) => one !== '')) : index;
  if (asked === '') {
    const along = sql`
      select ${keys(order)}, ${place} as tier, g.talent_id
      from gig_search g
      where ${behind(order, after)} and ${row}
      ${orderBy(order)}
      limit ${sql.lit(count)}
    `;
    return readFound(db, along, now);
  }
  const rest = after
    ? sql`(g.tier > ${after.tier}::int or (g.tier = ${after.tier}::int and ${behind(order, after)}))`
    : sql`true`;
  const page = sql`
    select ${keys(order)}, g.tier, g.talent_id
    from (select g.*, ${place} as tier from gig_search g where g.words @@ ${asked}::tsquery and ${row} offset 0) g
    where ${rest}
    order by g.tier, ${order.column} desc, ${order.tie ? sql`${order.tie} desc,` : sql``} g.gig_id desc
    limit ${count}
  `;
  return readFound(db, page, now);
}

/** Selects `columns` of up to `count` matching rows `g`: among the `best` ones where many match, else (null) among all. */
export function sampleOf(
  { index, row, category }: Pick<SearchPlan, 'index' | 'row' | 'category'>,
  best: number | null,
  columns: RawBuilder<unknown>,
  count: number,
): RawBuilder<unknown> {
  const inIndex = index === '' ? sql`true` : sql`g.words @@ ${index}::tsquery`;
  if (best === null && category)
    return sql`
      select ${columns}
      from (${categoriesUnder(category)}) c
      cross join lateral (
        select * from gig_search where category_id = c.id order by published_at desc, gig_id desc limit ${sql.lit(count)}
      ) g
      limit ${sql.lit(count)}
    `;
  if (best === null)
    return sql`select ${columns} from gig_search g where ${inIndex} and ${row} limit ${sql.lit(count)}`;
  const inRow = index === '' ? sql`true` : sql`ts_match_vq(g.words, ${index}::tsquery)`;
  return sql`
    select ${columns}
    from (select * from gig_search g order by g.quality desc, g.gig_id desc limit ${sql.lit(best)}) g
    where ${row} and ${inRow}
    limit ${sql.lit(count)}
  `;
}

function keys({ key, tie }: Order): RawBuilder<unknown> {
  return sql`g.gig_id as id, g.price_from, g.delivery_days, ${key} as sort_key, ${tie ?? sql`0`}::bigint as tie_key`;
}

function orderBy({ column, tie }: Order): RawBuilder<unknown> {
  return sql`order by ${column} desc, ${tie ? sql`${tie} desc,` : sql``} g.gig_id desc`;
}

function behind({ column, tie, from }: Order, after: Position | null): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const [key, id] = [from(after.sort_key), sql`${after.id}::uuid`];
  return tie
    ? sql`(${column}, ${tie}, g.gig_id) < (${key}, ${String(after.tie_key)}, ${id})`
    : sql`(${column}, g.gig_id) < (${key}, ${id})`;
}

async function readFound(db: Read, page: RawBuilder<unknown>, now: Date): Promise<Found[]> {
  const { rows } = await cardRows<Position>(page, now).execute(db);
  return rows.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

function isBefore(a: Position, b: Position): boolean {
  if (a.tier !== b.tier) return a.tier < b.tier;
  if (a.sort_key !== b.sort_key) return a.sort_key > b.sort_key;
  return a.tie_key === b.tie_key ? a.id > b.id : a.tie_key > b.tie_key;
}
