/** The orders of search and the marks that gigs are found by beside their words. Pure. */
import type { GigSort } from '#contract/gigs/sorts.ts';
import { DAY_MS } from '#server/core/clock.ts';

/** What speaks for a gig when nobody asked for another order. */
export type Merits = {
  /** Mean stars of its talent, null without reviews. */
  rating: number | null;
  reviews: number;
  files: number;
  packages: number;
  faqs: number;
  hasOverview: boolean;
  publishedAt: Date;
};

/** A talent without reviews counts as if five people had given four stars. */
const PRIOR = { stars: 4, reviews: 5 };
const AGE_FROM = Date.UTC(2025, 0, 1);
const QUALITY_MAX = 65_535;

/**
 * The quality of a gig, 0 to 65,535: stars (20,000), how many gave them (12,000), completeness (8,000) and how new it is
 * (8 for each day, 25,000). It depends on the gig alone and never on today, so that no order changes by itself.
 */
export function qualityOf(gig: Merits): number {
  const stars =
    ((gig.rating ?? 0) * gig.reviews + PRIOR.stars * PRIOR.reviews) / (gig.reviews + PRIOR.reviews);
  const trust = Math.min(12_000, 1_500 * Math.log2(1 + gig.reviews));
  const complete =
    Math.min(gig.files, 6) * 500 +
    gig.packages * 700 +
    Math.min(gig.faqs, 4) * 500 +
    (gig.hasOverview ? 900 : 0);
  const days = (gig.publishedAt.getTime() - AGE_FROM) / DAY_MS;
  const fresh = Math.min(25_000, Math.max(0, 8 * days));
  return Math.min(QUALITY_MAX, Math.round(((stars - 1) / 4) * 20_000 + trust + complete + fresh));
}

/**
 * The key of each order: `sort_key`, then `tie_key`, then the id, all falling. The parts it is cut into are
 * those of `gig_bucket(bucket, sign * sort_key, tie_key)`; their marks begin with `mark`, and their numbers rise along the order if `up`.
 * One that is `indexed` has an index of its own key, for very many gigs share a part of it.
 */
export type Order = {
  sort_key: string;
  tie_key: string;
  bucket: string;
  mark: string;
  sign: 1 | -1;
  up: boolean;
  indexed?: boolean;
};

const QUALITY = 'g.quality::bigint';
export const ORDERS: Record<GigSort, Order> = {
  relevance: { sort_key: QUALITY, tie_key: '0::bigint', bucket: 'relevance', mark: 'q.', sign: 1, up: false },
  newest: {
    sort_key: '(extract(epoch from g.published_at) * 1000)::bigint',
    tie_key: '0::bigint',
    bucket: 'newest',
    mark: 'n.',
    sign: 1,
    up: false,
  },
  'price-low': {
    sort_key: '-g.price_from',
    tie_key: QUALITY,
    bucket: 'price',
    mark: 'p.',
    sign: -1,
    up: true,
    indexed: true,
  },
  'price-high': {
    sort_key: 'g.price_from',
    tie_key: QUALITY,
    bucket: 'price',
    mark: 'p.',
    sign: 1,
    up: false,
    indexed: true,
  },
  rating: {
    sort_key: 'g.rating::bigint',
    tie_key: QUALITY,
    bucket: 'rating',
    mark: 'r.',
    sign: 1,
    up: false,
  },
  delivery: {
    sort_key: '-g.delivery_days::bigint',
    tie_key: QUALITY,
    bucket: 'delivery',
    mark: 'd.',
    sign: -1,
    up: true,
  },
};

/** Counts all gigs. */
export const ALL = 'all.';
/** Marks of the quality tiers: `top.00027` of every gig of at least 27 * 1,024. */
export const TOP = 'top.';

export const mark = {
  category: (id: string) => `c.${id}`,
  skill: (id: string) => `s.${id}`,
  language: (id: string) => `l.${id}`,
  price: (naira: number) => `price.${naira}`,
  delivery: (days: number) => `days.${days}`,
  rating: (stars: number) => `stars.${stars}`,
};

/** The smallest step that holds everything up to `value`; undefined above the last. */
export function stepAbove(steps: readonly number[], value: number): number | undefined {
  return [...steps].sort((a, b) => a - b).find((step) => step >= value);
}

/** The largest step that holds everything from `value`; undefined below the first. */
export function stepBelow(steps: readonly number[], value: number): number | undefined {
  return [...steps].sort((a, b) => b - a).find((step) => step <= value);
}

/** Words and marks are joined to a condition on `gig_search.words`. Neither holds anything but letters, digits, `.` and `-`. */
export const has = {
  one: (term: string) => `'${term.replace(/['\\]/g, '')}'`,
  all: (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' & '),
  any: (parts: readonly string[]) => `(${parts.join(' | ')})`,
  none: (part: string) => `!(${part})`,
};

/**
 * About the part of all gigs that has several terms, of the part that has each. `topics` go together (a skill and its words),
 * so that each further one takes less away; `others` have nothing to do with one another.
 */
export function partOfAll(topics: readonly number[], others: readonly number[]): number {
  const together = [...topics]
    .sort((a, b) => a - b)
    .reduce((whole, part, index) => whole * Math.min(1, Math.max(part, 1e-7)) ** (1 / 2 ** index), 1);
  return others.reduce((whole, part) => whole * Math.min(1, Math.max(part, 1e-7)), together);
}
