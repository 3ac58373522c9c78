/** The orders of a search; its `next`: the key of a page's last gig, with what the first page found out. Pure. */
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type GigSort, gigSorts } from '#contract/gigs/sorts.ts';

/** Rows `g` of gig_search by `column`, then `tie`, then the id, all falling: as an index has them. */
export type Order = {
  column: RawBuilder<unknown>;
  tie: RawBuilder<unknown> | null;
  /** `column` as a whole number, and the value of the column that such a number stands for. */
  key: RawBuilder<bigint>;
  from: (key: bigint) => unknown;
  /** True where an index has each category in this order. */
  isOfCategories?: boolean;
  /** The filter that cuts off the beginning of this order, with the first value that is left. */
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

/** Counts all gigs. */
export const ALL = 'all.';

/** Words and marks are joined to a condition on `gig_search.words`. Neither holds anything but letters, digits, `.` and `-`. */
export const has = {
  one: (term: string) => `'${term.replace(/['\\]/g, '')}'`,
  all: (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' & '),
  any: (parts: readonly string[]) => `(${parts.join(' | ')})`,
  none: (part: string) => `!(${part})`,
};

/** Where a page ended in its order. `tier` is 1 for words in title and skill, 2 with tags and seller, 3 anywhere, else 0. */
export type Position = { tier: number; sort_key: bigint; tie_key: bigint; id: string };

export type Cursor = Position & {
  sort: GigSort;
  /** What the first page counted; null when it was not asked to. */
  count: number | null;
  more: boolean;
  /** The text that was searched for in place of the typed one. */
  corrected: string | null;
};

const digits = z.string().check(z.regex(/^-?[0-9]{1,18}$/));
const shape = z.tuple([
  z.enum(gigSorts),
  z.int().check(z.gte(0), z.lte(3)),
  digits,
  digits,
  z.uuid(),
  z.nullable(z.int().check(z.gte(0))),
  z.boolean(),
  z.nullable(z.string().check(z.maxLength(300))),
]);

export function writeCursor(cursor: Cursor): string {
  const { sort, tier, sort_key, tie_key, id, count, more, corrected } = cursor;
  const parts: z.infer<typeof shape> = [
    sort,
    tier,
    String(sort_key),
    String(tie_key),
    id,
    count,
    more,
    corrected,
  ];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Null for a text of another shape or of another order: the search begins at the start. */
export function readCursor(text: string | undefined, sort: GigSort): Cursor | null {
  if (!text) return null;
  try {
    const parsed = z.safeParse(shape, JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!parsed.success || parsed.data[0] !== sort) return null;
    const [, tier, sort_key, tie_key, id, count, more, corrected] = parsed.data;
    return { sort, tier, sort_key: BigInt(sort_key), tie_key: BigInt(tie_key), id, count, more, corrected };
  } catch {
    return null;
  }
}
