/** The `next` of a search: what it holds, and how it is written. Pure. */
import * as z from 'zod/mini';
import { type GigSort, gigSorts } from '#contract/gigs/sorts.ts';
import type { Position } from './queries.ts';

/** The `next` of a page: the key of its last gig, with what the first page found out. */
export type Cursor = Position & {
  sort: GigSort;
  /** The text that was searched instead of the one typed; null when nothing was corrected. */
  corrected: string | null;
};

const digits = z.string().check(z.regex(/^-?[0-9]{1,18}$/));
const shape = z.tuple([
  z.enum(gigSorts),
  z.int().check(z.gte(0), z.lte(3)),
  digits,
  digits,
  z.uuid(),
  z.nullable(z.string().check(z.maxLength(300))),
]);

export function writeCursor(cursor: Cursor): string {
  const { sort, tier, sort_key, tie_key, id, corrected } = cursor;
  const parts: z.infer<typeof shape> = [sort, tier, String(sort_key), String(tie_key), id, corrected];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Null for a text of another shape or of another order: the search then begins at the start. */
export function readCursor(text: string | undefined, sort: GigSort): Cursor | null {
  if (!text) return null;
  try {
    const parsed = z.safeParse(shape, JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!parsed.success || parsed.data[0] !== sort) return null;
    const [, tier, sort_key, tie_key, id, corrected] = parsed.data;
    return { sort, tier, sort_key: BigInt(sort_key), tie_key: BigInt(tie_key), id, corrected };
  } catch {
    return null;
  }
}
