/** Keyset pages: reading one row too many shows whether there is a next page. */
import { type RawBuilder, sql } from 'kysely';
import { isId } from '../security/ids.ts';

export const PAGE_DEFAULT = 20;

export type PageQuery = { limit?: number | undefined; after?: string | undefined };

/** How many rows to read for this page: the limit and one more. */
export function rowsToRead(query: PageQuery): number {
  return (query.limit ?? PAGE_DEFAULT) + 1;
}

/** Cuts the extra row off; `next` is the key of the last row that is shown. */
export function cutPage<Row>(rows: Row[], query: PageQuery, keyOf: (row: Row) => string) {
  const limit = query.limit ?? PAGE_DEFAULT;
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? keyOf(last) : null };
}

/** The `after` of a list that is ordered by id; an unknown shape begins at the start. */
export function afterId(query: PageQuery): string | null {
  return query.after && isId(query.after) ? query.after : null;
}

/** The same of a list that is ordered by a number. */
export function afterNumber(query: PageQuery): string | null {
  return query.after && /^[1-9]\d{0,17}$/.test(query.after) ? query.after : null;
}

/**
 * True of the rows behind the last page of a list that is ordered by this id, newest first. The condition is left out of the
 * first page's statement: a plan for both would pass all rows before the page.
 */
export function older(query: PageQuery, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const after = afterId(query);
  return after ? sql`${id} < ${after}::uuid` : sql`true`;
}

/** The same of a list that begins with the oldest. */
export function newer(query: PageQuery, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const after = afterId(query);
  return after ? sql`${id} > ${after}::uuid` : sql`true`;
}
