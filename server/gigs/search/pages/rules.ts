/** The orders of a search and how one is scanned; its `next`: the key of a page's last gig, with what the first page found out. Pure. */
import type { RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { type GigSort, gigSorts } from '#contract/gigs/sorts.ts';

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

/** A part of an order by its mark, and how many gigs are in it. */
export type OrderPart = { term: string; gigs: number };

/** A condition on the words (`isWord`) or marks of a gig, and at most how many gigs it holds for. */
export type Term = { text: string; gigs: number; isWord?: boolean };

/** What gigs must fit. */
export type Fitting = {
  /** All of these, that an index knows; the rarest first. */
  terms: readonly Term[];
  /** A condition on `gig_search.words` that covers all of its words; empty for any. */
  words: string;
  /** What the row `g` itself must fit. */
  row: RawBuilder<unknown>;
  /** How many gigs there are. */
  all: number;
  /** About this part of all gigs fits, 0 to 1. */
  part: number;
  /** At most about this part: as if two words, or a skill and its category, always went together. */
  most: number;
  /** The quality tiers, the highest first. */
  qualityTiers: readonly OrderPart[];
  /** True when so few gigs can fit that all of them are looked at. */
  isShort: boolean;
};

const WIDTH = 16;
/** No part of all gigs is thought to be smaller. */
const LEAST = 1e-7;

/** The mark of sixteen neighbouring parts of an order together, of one of them; as `gig_wide_bucket` makes it. */
function wideOf(part: string): string {
  const wide = Math.floor(Number.parseInt(part.slice(2), 10) / WIDTH);
  return `${part.slice(0, 1).toUpperCase()}.${String(wide).padStart(5, '0')}`;
}

/** What one scan asks the index for, and which words and marks are looked up in each gig that it finds. */
export type Scan = { scan: string; words: string };

/** Looking at one gig costs as much as reading past so many in a list of the index. */
const GIG_COST = 250;

/**
 * One scan of the index: `mark`, which `gigs` have, and of the terms those that save more looks at gigs than they cost. Words
 * of one text go together: each further one leaves more than its share (`partOfAll`), and one of as many gigs leaves all.
 * `looks`: about so many gigs are found.
 */
function scanOf({ terms, words, all }: Fitting, mark: Term | null): Scan & { looks: number } {
  const chosen = mark ? [mark.text] : [];
  let left = mark?.gigs ?? all;
  const sizes: number[] = [];
  for (const { text, gigs, isWord } of terms) {
    if (isWord && sizes.includes(gigs)) continue;
    const part = Math.min(1, gigs / all) ** (isWord ? 1 / 2 ** sizes.length : 1);
    if (chosen.length > 0 && left * (1 - part) * GIG_COST < gigs) continue;
    chosen.push(text);
    left *= part;
    if (isWord) sizes.push(gigs);
  }
  return { scan: has.all(chosen), words, looks: left };
}

/** The scan without what scans before it held: looked up in the gig where few are looked at, else searched in the index. */
function leavingOut({ all }: Fitting, { scan, words }: Scan, looks: number, held: readonly string[]): Scan {
  if (held.length === 0) return { scan, words };
  const rest = has.none(has.any(held));
  if (scan !== '' && words !== '' && looks * GIG_COST < all) return { scan, words: has.all([words, rest]) };
  return { scan: scan === '' ? rest : has.all([scan, rest]), words };
}

/** A scan finds about so many gigs that fit; more than the half of them for nothing. */
const FOUND_BY_SCAN = 200;
const SCANS_MAX = 60;
/** Parts are scanned until they should hold so many times the gigs that are wanted. */
const SPARE = 8;

/**
 * The scans that find together, one after the other, what fits in the neighbouring `parts` of an order: sixteen parts
 * together where few gigs are, one alone where many are, and in the end what none of these holds. `count` gigs are
 * wanted; `isAll` when nothing follows these parts.
 */
export function partScans(
  fitting: Fitting,
  count: number,
  parts: readonly OrderPart[],
  isAll: boolean,
): Scan[] {
  if (fitting.isShort) return [scanOf(fitting, null)];
  const part = Math.max(fitting.part, LEAST);
  const marks: Term[] = [];
  let held = 0;
  let seen = 0;
  for (const [wide, all] of Map.groupBy(parts, (one) => wideOf(one.term))) {
    if (held >= (SPARE * count) / part || marks.length >= SCANS_MAX) break;
    const gigs = all.reduce((sum, one) => sum + one.gigs, 0);
    marks.push(...(gigs <= FOUND_BY_SCAN / part ? [asTerm({ term: wide, gigs })] : all.map(asTerm)));
    held += gigs;
    seen += all.length;
  }
  const scans = marks.map((mark) => scanOf(fitting, mark));
  if (isAll && seen === parts.length) return scans;
  const others = scanOf(fitting, null);
  const before = marks.map((one) => one.text);
  return [...scans, leavingOut(fitting, others, others.looks, before)];
}

/** Where too few of the best fit, so many times more are looked through next. */
const MORE = 6;
/** Of gigs in no order, a quality tier of so many times the rarest list is not worth reading. */
const TALLEST = 4;

/** True when some quality tier should hold `count` gigs that fit. */
export function hasQualityTier({ qualityTiers, most }: Fitting, count: number): boolean {
  return qualityTiers.some((one) => one.gigs >= count / Math.max(most, LEAST));
}

/**
 * The scans that find the best `count` gigs that fit: in the quality tier that should hold them if its words always go together,
 * in one of many more, and in the end among all others. A tier longer than the rarest list spares nothing but looks at
 * gigs: it is worth it once, and if they are not wanted in their order (`isSample`), only where it is not much longer.
 */
export function topScans(fitting: Fitting, count: number, isSample: boolean): Scan[] {
  const { qualityTiers, most, all } = fitting;
  const rarest = fitting.terms[0]?.gigs ?? all;
  const scans: Scan[] = [];
  const held: string[] = [];
  let gigs = count / Math.max(most, LEAST);
  while (!fitting.isShort) {
    const tier = qualityTiers.find((one) => one.gigs >= gigs);
    const longest = held.length > 0 ? rarest : isSample ? TALLEST * rarest : all;
    if (!tier || tier.gigs > longest) break;
    scans.push(next(asTerm(tier)));
    held.splice(0, 1, asTerm(tier).text);
    gigs = MORE * tier.gigs;
  }
  return [...scans, next(null)];

  function next(mark: Term | null): Scan {
    const scan = scanOf(fitting, mark);
    return leavingOut(fitting, scan, isSample ? Math.min(count, scan.looks) : scan.looks, held);
  }
}

function asTerm({ term, gigs }: OrderPart): Term {
  return { text: has.one(term), gigs };
}
