/** Finding gigs: full text that forgives typing errors, filters, sorting, counts per filter value. */
import * as z from 'zod/mini';
import { id, next, page, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { NAIRA_DIGITS } from '../core/money.ts';
import { languageId } from '../profiles/qualifications.ts';
import { words } from '../words.ts';
import { gigCard } from './cards.ts';
import { gigSorts, QUERY_MAX } from './sorts.ts';

/** Maximum number of gigs examined for counts: those that match all filters, or all but one. */
export const COUNTED_MAX = 500;

/** The values the filters offer. */
export const PRICE_STEPS = [10_000, 25_000, 50_000, 100_000, 250_000] as const;
export const DELIVERY_STEPS = [1, 3, 7, 14, 30] as const;
export const RATING_STEPS = [5, 4, 3] as const;

const digits = (max: number) =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^[0-9]{1,${max}}$`), words.common.errors.wholeNumber)),
    z.transform((value: string) => Number.parseInt(value, 10)),
  );

/** What gigs are searched and counted by; the address of /gigSearchResult uses the same names. */
const searchFields = {
  query: z.optional(
    z.string().check(z.trim(), z.maxLength(QUERY_MAX, words.common.errors.tooLong(QUERY_MAX))),
  ),
  category: z.optional(id),
  skill: z.optional(id),
  /** Whole naira, bounds included. */
  price_min: z.optional(digits(NAIRA_DIGITS)),
  price_max: z.optional(digits(NAIRA_DIGITS)),
  /** Maximum number of days. */
  delivery: z.optional(digits(3)),
  /** Minimum number of stars. */
  rating: z.optional(digits(1)),
  language: z.optional(languageId),
  /** `1`: only sellers who are online now. */
  online: z.optional(z.literal('1')),
  /** `1`: match any of the words, for when a search for all of them found nothing. */
  any: z.optional(z.literal('1')),
};

/** A number of results. When `more` is true it is a minimum: in a large market only some gigs are counted. */
const resultCount = z.object({ count: z.int(), more: z.boolean() });
const facet = z.object({ value: z.string(), name: z.string(), count: z.int(), more: z.boolean() });
export type Facet = z.infer<typeof facet>;

export const gigSearch = {
  search: endpoint({
    method: 'GET',
    path: 'gig/search',
    who: 'anyone',
    tags: ['gigs'],
    summary:
      'Live gigs by words in title, description, tags, skill and seller, tolerant of typing errors, with filters and sorting. Pages hold no gig twice and leave none out while gigs change.',
    query: z.strictObject({
      ...searchFields,
      sort: z.optional(z.enum(gigSorts)),
      limit: page.limit,
      /** Longer than elsewhere: it also carries the corrected text of a misspelt search. */
      after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,800}$/, words.common.errors.page))),
    }),
    reply: z.object({
      success,
      gigs: z.array(gigCard),
      /** The text searched for instead of a misspelt one; null when all words were known. */
      corrected: z.nullable(z.string()),
      next,
    }),
    /** 503 when the search takes longer than two seconds. */
    errors: [503],
    throttle: 'search',
  }),
  counts: endpoint({
    method: 'GET',
    path: 'gig/search/counts',
    who: 'anyone',
    tags: ['gigs'],
    summary:
      'How many gigs a search finds, and how many each value of each filter would leave. Apart from the search, so that its gigs do not wait for it.',
    query: z.strictObject(searchFields),
    reply: z.object({
      success,
      total: resultCount,
      /** The results that each value would leave with the other filters unchanged. */
      facets: z.object({
        category: z.array(facet),
        skill: z.array(facet),
        price_max: z.array(facet),
        delivery: z.array(facet),
        rating: z.array(facet),
        language: z.array(facet),
        online: z.array(facet),
      }),
    }),
    /** 503 when counting takes longer than two seconds. */
    errors: [503],
    throttle: 'search-counts',
  }),
};
