/** The `next` of a search: the key of a page's last gig, with what the first page found out; and how an order is scanned. Pure. */
import type { RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { type GigSort, gigSorts } from '#contract/gig-sorts.ts';
import { has } from '../rules.ts';

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

/** A part of an order by its mark, and how many gigs are in it. */
export type OrderPart = { term: string; gigs: number };

/** A condition on the words (`isWord`) or marks of a gig, and at most how many gigs it holds for. */
export type Term = { text: string; gigs: number; isWord?: boolean };

/** What gigs must fit. */
export type Fitting = {
  /** All of these, that an index knows; the rarest first. */
  terms: readonly Term[];
  /** A condition on `gig_search.words` that tells all about its words; empty for any. */
  words: string;
  /** What the row `g` itself must fit. */
  row: RawBuilder<unknown>;
  /** How many gigs there are. */
  all: number;
  /** About this part of all gigs fits, 0 to 1. */
  part: number;
  /** True when so few gigs can fit that all of them are looked at. */
  isShort: boolean;
};

const WIDTH = 16;

/** The mark of sixteen neighbouring parts of an order together, of one of them; as `gig_wide_bucket` makes it. */
function wideOf(part: string): string {
  const wide = Math.floor(Number.parseInt(part.slice(2), 10) / WIDTH);
  return `${part.slice(0, 1).toUpperCase()}.${String(wide).padStart(5, '0')}`;
}

/** Looking at one gig costs as much as reading past so many in a list of the index. */
const GIG_COST = 375;

/**
 * One scan of the index: `mark`, which `gigs` have, and of the terms those that save more looks at gigs than they cost. Words
 * of one text go together: each further one leaves more than its share (`partOfAll`), and one of as many gigs leaves all.
 */
function scanOf({ terms, all }: Fitting, mark: Term | null): string {
  const chosen = mark ? [mark.text] : [];
  let left = mark?.gigs ?? all;
  const words: number[] = [];
  for (const { text, gigs, isWord } of terms) {
    if (isWord && words.includes(gigs)) continue;
    const part = Math.min(1, gigs / all) ** (isWord ? 1 / 2 ** words.length : 1);
    if (chosen.length > 0 && left * (1 - part) * GIG_COST < gigs) continue;
    chosen.push(text);
    left *= part;
    if (isWord) words.push(gigs);
  }
  return has.all(chosen);
}

/** A scan finds about so many gigs that fit; more than the half of them for nothing. */
const FOUND_BY_SCAN = 200;
const SCANS_MAX = 60;
/** Parts are scanned until they should hold so many times the gigs that are wanted. */
const SPARE = 8;

/**
 * The scans that find together, one after the other, what fits in the neighbouring `parts` of an order: `tops` first when
 * the order is theirs, then sixteen parts together where few gigs are, one alone where many are, and in the end what none
 * of these holds. `count` gigs are wanted; `isAll` when nothing follows these parts.
 */
export function scansOf(
  fitting: Fitting,
  count: number,
  parts: readonly OrderPart[],
  tops: readonly OrderPart[],
  isAll: boolean,
): string[] {
  if (fitting.isShort) return [scanOf(fitting, null)];
  const part = Math.max(fitting.part, 1e-7);
  const top = topHolding(tops, (2 * count) / part);
  const below = top ? parts.filter((one) => !isWithin(one.term, top.term)) : parts;
  const marks: Term[] = top ? [asTerm(top)] : [];
  let held = 0;
  let seen = 0;
  for (const [wide, all] of Map.groupBy(below, (one) => wideOf(one.term))) {
    if (held >= (SPARE * count) / part || marks.length >= SCANS_MAX) break;
    const gigs = all.reduce((sum, one) => sum + one.gigs, 0);
    marks.push(...(gigs <= FOUND_BY_SCAN / part ? [asTerm({ term: wide, gigs })] : all.map(asTerm)));
    held += gigs;
    seen += all.length;
  }
  const scans = marks.map((mark) => scanOf(fitting, mark));
  return isAll && seen === below.length ? scans : [...scans, scanOf(fitting, others(marks, fitting.all))];
}

/** A list of the index of no more gigs is read at once; of no more than the second, in two scans. */
const ONE_SCAN = 25_000;
const TWO_SCANS = 100_000;

/** The scans that find `count` gigs that fit: among the best that should hold them, among many more, then among all others. */
export function topScans(fitting: Fitting, count: number, tops: readonly OrderPart[]): string[] {
  const gigs = (1.5 * count) / Math.max(fitting.part, 1e-7);
  const rarest = fitting.terms[0]?.gigs ?? Number.POSITIVE_INFINITY;
  const wanted = rarest <= TWO_SCANS ? [gigs] : [gigs, 6 * gigs];
  const heights = fitting.isShort || rarest <= ONE_SCAN ? [] : wanted.map((one) => topHolding(tops, one));
  const marks = [...new Set(heights)].flatMap((height) => (height ? [asTerm(height)] : []));
  const [first, second] = marks;
  if (!first) return [scanOf(fitting, null)];
  const scans = [scanOf(fitting, first)];
  if (second) {
    const between = has.all([second.text, has.none(first.text)]);
    scans.push(scanOf(fitting, { text: between, gigs: second.gigs - first.gigs }));
  }
  return [...scans, scanOf(fitting, others([second ?? first], fitting.all))];
}

/** Marks of the heights of quality: `top.00027` of every gig of at least 27 * 1,024. */
export const TOP = 'top.';

function topHolding(tops: readonly OrderPart[], gigs: number): OrderPart | null {
  return tops.find((one) => one.gigs >= gigs) ?? null;
}

/** True of a part of the order by quality that lies wholly at this height or above. */
function isWithin(part: string, top: string): boolean {
  return Number.parseInt(part.slice(2), 10) >= Number.parseInt(top.slice(TOP.length), 10) * WIDTH;
}

function asTerm({ term, gigs }: OrderPart): Term {
  return { text: has.one(term), gigs };
}

function others(marks: readonly Term[], all: number): Term | null {
  return marks.length === 0 ? null : { text: has.none(has.any(marks.map((one) => one.text))), gigs: all };
}
