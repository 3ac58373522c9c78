/** The `next` of a search: the key of a page's last gig with what the first page found out; and stretches of an order. Pure. */
import * as z from 'zod/mini';
import { type GigSort, gigSorts } from '#contract/gig-search.ts';

/** Where a page ended in its order. `tier` is 1 for words in title and skill, 2 with tags and seller, 3 anywhere, else 0. */
export type Position = { tier: number; k1: bigint; k2: bigint; id: string };

export type Cursor = Position & {
  sort: GigSort;
  count: number;
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
  z.int().check(z.gte(0)),
  z.boolean(),
  z.nullable(z.string().check(z.maxLength(300))),
]);

export function writeCursor(cursor: Cursor): string {
  const { sort, tier, k1, k2, id, count, more, corrected } = cursor;
  const parts: z.infer<typeof shape> = [sort, tier, String(k1), String(k2), id, count, more, corrected];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Null for a text of another shape or of another order: the search begins at the start. */
export function readCursor(text: string | undefined, sort: GigSort): Cursor | null {
  if (!text) return null;
  try {
    const parsed = z.safeParse(shape, JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!parsed.success || parsed.data[0] !== sort) return null;
    const [, tier, k1, k2, id, count, more, corrected] = parsed.data;
    return { sort, tier, k1: BigInt(k1), k2: BigInt(k2), id, count, more, corrected };
  } catch {
    return null;
  }
}

const WIDTH = 16;

/** The mark of sixteen neighbouring parts of an order together, of one of them; as `gig_wide_bucket` makes it. */
function wideOf(part: string): string {
  const wide = Math.floor(Number.parseInt(part.slice(2), 10) / WIDTH);
  return `${part.slice(0, 1).toUpperCase()}.${String(wide).padStart(5, '0')}`;
}

/**
 * The fewest marks of these neighbouring parts of an order: those taken together where nothing else is in them. `before` and
 * `behind` are the parts that the stretch must leave out; null at an end of the order.
 */
export function marksOf(
  parts: readonly string[],
  { before, behind }: { before: string | null; behind: string | null },
): string[] {
  const groups = Map.groupBy(parts, wideOf);
  const open = [before, behind].map((part) => part && wideOf(part));
  return [...groups].flatMap(([wide, all]) => (open.includes(wide) ? all : [wide]));
}
