/** Offset paging and date filters of the list endpoints. */

export type Query = Record<string, string | undefined>;

export type Page<Item> = {
  items: Item[];
  meta: { total: number; skipped: number; perPage: number; page: number; pageCount: number };
};

const DEFAULT_PER_PAGE = 50;
const MOST_PER_PAGE = 1_000;

/** Returns the requested page of all rows; invalid numbers fall back to the defaults. */
export function pageOf<Item>(rows: Item[], query: Query): Page<Item> {
  const perPage = Math.min(positive(query.perPage ?? query.per_page) ?? DEFAULT_PER_PAGE, MOST_PER_PAGE);
  const page = positive(query.page) ?? 1;
  const skipped = (page - 1) * perPage;
  return {
    items: rows.slice(skipped, skipped + perPage),
    meta: { total: rows.length, skipped, perPage, page, pageCount: Math.ceil(rows.length / perPage) },
  };
}

function positive(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** True when a time lies within `from`..`to` of the query (ISO 8601, both inclusive, either may be missing). */
export function isWithin(createdAt: string, query: Query): boolean {
  const at = Date.parse(createdAt);
  const from = Date.parse(query.from ?? '');
  const to = Date.parse(query.to ?? '');
  return !(at < from) && !(at > to);
}
