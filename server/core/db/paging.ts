/** Keyset pagination: one extra row is read to see whether there is a next page. */
import { type RawBuilder, sql } from 'kysely';
import { isId } from '../security/ids.ts';

export const PAGE_DEFAULT = 20;

export type PageQuery = { limit?: number | undefined; after?: string | undefined };

/** Returns the number of rows to read for this page: the limit plus one. */
export function rowsToRead(query: PageQuery): number {
  return (query.limit ?? PAGE_DEFAULT) + 1;
}

/** Removes the extra row; `next` is the key of the last row on the page. */
export function cutPage<Row>(rows: Row[], query: PageQuery, keyOf: (row: Row) => string) {
  const limit = query.limit ?? PAGE_DEFAULT;
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? keyOf(last) : null };
}

/** Returns the `after` of a list ordered by id; a malformed one starts from the beginning. */
export function afterId(query: PageQuery): string | null {
  return query.after && isId(query.after) ? query.after : null;
}

/** The same for a list ordered by a number. */
export function afterNumber(query: PageQuery): string | null {
  return query.after && /^[1-9]\d{0,17}$/.test(query.after) ? query.after : null;
}

/**
 * Condition for the rows after the previous page of a list ordered by this id, newest first. The first page's statement does
 * without it: a plan that serves both would scan all rows before the page.
 */
export function older(query: PageQuery, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const after = afterId(query);
  return after ? sql`${id} < ${after}::uuid` : sql`true`;
}

/** The same for a list that starts with the oldest. */
export function newer(query: PageQuery, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const after = afterId(query);
  return after ? sql`${id} > ${after}::uuid` : sql`true`;
}
