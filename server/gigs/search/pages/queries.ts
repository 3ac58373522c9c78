/** Walks the gigs that fit a search in their order, a page at a time, and never through many more than the page holds. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/core/db.ts';
import { has, ORDERS, type Order } from '../rules.ts';
import { marksOf, type Position } from './rules.ts';

/** What gigs must fit: a condition on `gig_search.words` (empty: every gig), and one on the row `g` itself. */
export type Fitting = {
  words: string;
  row: RawBuilder<unknown>;
  /** At most so many gigs fit, by the rarest term. */
  most: number;
  /** About this part of all gigs fits, 0 to 1. */
  part: number;
};

export type Found = Position & { talent_id: string };

/** Of so many gigs all are looked at and sorted. */
const FEW = 4_000;
/** A stretch of an order is named by no more marks than this; a longer one is no help. */
const MARKS_MAX = 48;
/** When a stretch of the order held too little, the next is so many times longer. */
const LONGER = 8;
const STRETCHES = 3;

/** Up to `count` gigs that fit, behind `after`, in their order. */
export async function walk(
  tx: Tx,
  fitting: Fitting,
  order: Order,
  tier: number,
  after: Position | null,
  count: number,
): Promise<Found[]> {
  const found: Found[] = [];
  const read = async (words: string) => {
    const rows = await readInOrder(tx, { ...fitting, words }, order, tier, after, count - found.length);
    found.push(...rows);
  };
  if (fitting.most <= FEW) {
    await read(fitting.words);
    return found;
  }
  const seen: string[] = [];
  let last: string | null = null;
  let gigs = (4 * count) / Math.max(fitting.part, 1e-7);
  for (let turn = 0; turn < STRETCHES; turn += 1) {
    const stretch = await nextStretch(tx, order, after, last, gigs);
    if (stretch === null) break;
    if (stretch.marks.length > 0) await read(both(fitting.words, has.any(stretch.marks.map(has.one))));
    if (stretch.isLast || found.length >= count) return found;
    seen.push(...stretch.marks);
    last = stretch.last;
    gigs *= LONGER;
  }
  await read(seen.length === 0 ? fitting.words : both(fitting.words, has.none(has.any(seen.map(has.one)))));
  return found;
}

/**
 * The words of a fitting narrowed to the best `gigs` of all, and how many these are; null when that is no help, because
 * there are no more than that or too many marks would be needed.
 */
export async function bestOf(
  tx: Tx,
  fitting: Fitting,
  gigs: number,
): Promise<{ words: string; gigs: number } | null> {
  if (fitting.most <= FEW) return null;
  const stretch = await nextStretch(tx, ORDERS.relevance, null, null, gigs);
  if (stretch === null || stretch.isLast) return null;
  return { words: both(fitting.words, has.any(stretch.marks.map(has.one))), gigs: stretch.gigs };
}

type Stretch = { marks: string[]; gigs: number; last: string; isLast: boolean };

function both(words: string, more: string): string {
  return words === '' ? more : has.all([words, more]);
}

/** A part of an order: its mark, and in how many gigs it is together with those before it. */
type Part = { term: string; held: number; wanted: boolean };

/** So many parts of an order are looked at to find the end of a stretch. */
const PARTS_MAX = 500;

/**
 * From where `after` stands, or behind the part `last`, as many parts of the order as hold about so many gigs together;
 * null when too many marks would be needed.
 */
async function nextStretch(
  tx: Tx,
  order: Order,
  after: Position | null,
  last: string | null,
  gigs: number,
): Promise<Stretch | null> {
  const [direction, beyond] = order.up ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const from = after && sql`gig_bucket(${order.bucket}, ${after.k1 * BigInt(order.sign)}, ${after.k2})`;
  const start =
    last === null ? (from ? sql`term ${beyond}= ${from}` : sql`true`) : sql`term ${beyond} ${last}`;
  const target = Math.ceil(gigs);
  const { rows } = await sql<Part>`
    select term, held::int as held, before < ${target}::float8 as wanted
    from (
      select term, held, before, lag(before) over (order by term ${direction}) as previous
      from (
        select term, sum(gigs) over (order by term ${direction}) as held, sum(gigs) over (order by term ${direction}) - gigs as before
        from (
          select term, gigs
          from search_terms
          where term > ${order.mark} and term < ${`${order.mark}:`} and ${start}
            and (gigs > 0 or exists (select from search_term_changes c where c.term = search_terms.term))
          order by term ${direction}
          limit ${sql.lit(PARTS_MAX)}
        ) part
      ) summed
    ) compared
    where coalesce(previous < ${target}::float8, true)
    order by term ${direction}
  `.execute(tx);
  const wanted = rows.filter((row) => row.wanted);
  const isLast = wanted.length === rows.length && rows.length < PARTS_MAX;
  const next = rows[wanted.length]?.term ?? null;
  const marks = marksOf(
    wanted.map((row) => row.term),
    {
      before: last ?? (after === null ? null : (wanted[0]?.term ?? null)),
      behind: isLast ? null : (next ?? wanted.at(-1)?.term ?? null),
    },
  );
  if (marks.length > MARKS_MAX) return null;
  return { marks, gigs: wanted.at(-1)?.held ?? 0, last: wanted.at(-1)?.term ?? '', isLast };
}

async function readInOrder(
  tx: Tx,
  { words, row }: Fitting,
  order: Order,
  tier: number,
  after: Position | null,
  count: number,
): Promise<Found[]> {
  const [k1, k2] = [sql.raw(order.k1), sql.raw(order.k2)];
  const behind = after
    ? sql`(${k1}, ${k2}, g.gig_id) < (${after.k1}::bigint, ${after.k2}::bigint, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<Omit<Found, 'tier'>>`
    select g.gig_id as id, g.talent_id, ${k1} as k1, ${k2} as k2
    from gig_search g
    where ${fits(words)} and ${row} and ${behind}
    order by k1 desc, k2 desc, g.gig_id desc
    limit ${count}
  `.execute(tx);
  return rows.map((one) => ({ ...one, tier }));
}

export function fits(words: string) {
  return words === '' ? sql`true` : sql`g.words @@ ${words}::tsquery`;
}
