/** The gig search as the URL holds it and as the API takes it. */
import { NAIRA_DIGITS } from '#contract/core/money.ts';
import { type GigSort, gigSorts, QUERY_MAX } from '#contract/gigs/sorts.ts';
import { readId } from '#web/lib/read-id.ts';

/** Search params of the URL; an omitted one does not filter. */
export type GigFilters = {
  category?: string | undefined;
  skill?: string | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  delivery?: number | undefined;
  rating?: number | undefined;
  language?: string | undefined;
  online?: 1 | undefined;
  sort?: GigSort | undefined;
};

const NAIRA_MAX = 10 ** NAIRA_DIGITS - 1;

/**
 * Keeps valid values and drops the rest, so that old links still work. For `validateSearch`, and for what the router returns
 * from it, which again contains the params that others add to links (`fbclid`, `utm_source`).
 */
export function readFilters({
  category,
  skill,
  language,
  online,
  sort,
  ...search
}: Record<string, unknown>): GigFilters {
  return {
    category: readId(category),
    skill: readId(skill),
    price_min: wholeNumber(search.price_min, NAIRA_MAX),
    price_max: wholeNumber(search.price_max, NAIRA_MAX),
    delivery: wholeNumber(search.delivery, 365),
    rating: wholeNumber(search.rating, 5),
    language: textLike(language, /^[a-z]{2,3}$/),
    online: String(online) === '1' ? 1 : undefined,
    sort: gigSorts.find((one) => one === sort && one !== 'relevance'),
  };
}

function textLike(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

function wholeNumber(value: unknown, max: number): number | undefined {
  const number = Number(value);
  return value !== '' && Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}

/** The query of `gig/search`. */
export function searchQuery(
  query: string,
  { online, price_min, price_max, delivery, rating, ...rest }: GigFilters,
) {
  const text = query.trim().slice(0, QUERY_MAX);
  return {
    ...rest,
    ...(text !== '' && { query: text }),
    ...(price_min !== undefined && { price_min: String(price_min) }),
    ...(price_max !== undefined && { price_max: String(price_max) }),
    ...(delivery !== undefined && { delivery: String(delivery) }),
    ...(rating !== undefined && { rating: String(rating) }),
    ...(online && { online: '1' as const }),
  };
}

/** Number of filters that are set; the sort order does not count. */
export function countFilters({ sort: _, ...filters }: GigFilters): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}
