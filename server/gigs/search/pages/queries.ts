/** Reads the gigs that fit a search, from the best on, and no more of them than are wanted. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/core/db.ts';
import { ORDERS, type Order } from '../rules.ts';
import { type Fitting, type OrderPart, type Position, scansOf, TOP, topScans } from './rules.ts';

export type Found = Position & { talent_id: string };

/** What belongs before what: of each the gigs that fit, in the order. */
export type Tier = { tier: number; fitting: Fitting };
type Scan = { tier: number; scan: string; words: string };

/**
 * Up to `count` gigs that fit, behind `after`, tier by tier and in their order. One statement scans the tiers, and each from
 * the best part of the order on; it ends when it has found enough.
 */
export async function readPage(
  tx: Tx,
  tiers: readonly Tier[],
  order: Order,
  after: Position | null,
  count: number,
): Promise<Found[]> {
  const left = tiers.filter(({ tier }) => after === null || tier >= after.tier);
  const [first] = left;
  if (!first) return [];
  const walked = await walkOrder(tx, first, order, after, count);
  if (walked) return walked;
  const scans = await scansOfPage(tx, left, order, after, count);
  const [k1, k2] = [sql.raw(order.k1), sql.raw(order.k2)];
  const key = sql`(${k1}, ${k2}, g.gig_id)`;
  const behind = after
    ? sql`(one.tier > ${after.tier}::int or ${key} < (${after.k1}::bigint, ${after.k2}::bigint, ${after.id}::uuid))`
    : sql`true`;
  const { rows } = await sql<Found>`
    select found.id, found.talent_id, found.k1, found.k2, one.tier
    from unnest(
      ${scans.map((one) => one.scan)}::text[], ${scans.map((one) => one.words)}::text[], ${scans.map((one) => one.tier)}::int[]
    ) as one (scan, words, tier)
    cross join lateral (
      select g.gig_id as id, g.talent_id, ${k1} as k1, ${k2} as k2
      from gig_search g
      where ${fits(scans)} and ${first.fitting.row} and ${behind}
      order by k1 desc, k2 desc, g.gig_id desc
      limit ${count}
    ) found
    limit ${count}
  `.execute(tx);
  return rows.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** So many gigs are passed at most where an order is walked. */
const WALK_MAX = 3_000;

/** The page, found along the index of the order, where enough of its gigs should fit; null when too few did. */
async function walkOrder(
  tx: Tx,
  { tier, fitting: { part, words, row, isShort } }: Tier,
  order: Order,
  after: Position | null,
  count: number,
): Promise<Found[] | null> {
  if (!order.indexed || isShort || part * WALK_MAX < 2 * count) return null;
  const key = sql`${sql.raw(order.k1)}, ${sql.raw(order.k2)}, g.gig_id`;
  const behind = after
    ? sql`(${key}) < (${after.k1}::bigint, ${after.k2}::bigint, ${after.id}::uuid)`
    : sql`true`;
  const inRow = words === '' ? sql`true` : sql`ts_match_vq(g.words, ${words}::tsquery)`;
  const { rows } = await sql<Found>`
    select g.gig_id as id, g.talent_id, ${sql.raw(order.k1)} as k1, ${sql.raw(order.k2)} as k2, ${sql.lit(tier)} as tier
    from (
      select * from gig_search g where ${behind} order by ${sql.raw(order.k1)} desc, ${sql.raw(order.k2)} desc, gig_id desc
      limit ${sql.lit(WALK_MAX)}
    ) g
    where ${inRow} and ${row}
    limit ${count}
  `.execute(tx);
  return rows.length === count ? rows : null;
}

function isBefore(a: Position, b: Position): boolean {
  if (a.tier !== b.tier) return a.tier < b.tier;
  if (a.k1 !== b.k1) return a.k1 > b.k1;
  return a.k2 === b.k2 ? a.id > b.id : a.k2 > b.k2;
}

/** The tier in which the page before ended goes on from there, those after it begin at the start. */
async function scansOfPage(
  tx: Tx,
  left: readonly Tier[],
  order: Order,
  after: Position | null,
  count: number,
): Promise<Scan[]> {
  const scans: Scan[] = [];
  const turns = [
    { from: after, tiers: left.filter(({ tier }) => tier === after?.tier) },
    { from: null, tiers: left.filter(({ tier }) => tier !== after?.tier) },
  ];
  for (const { from, tiers } of turns) {
    const isShort = tiers.every(({ fitting }) => fitting.isShort);
    const parts = isShort ? [] : await partsFrom(tx, order, from);
    const tops = isShort || from || order !== ORDERS.relevance ? [] : await readTops(tx);
    for (const { tier, fitting } of tiers) {
      const its = scansOf(fitting, count, parts, tops, parts.length < PARTS_MAX);
      scans.push(...its.map((scan) => ({ tier, scan, words: fitting.words })));
    }
  }
  return scans;
}

/** The scans that find the best gigs that fit first; for `sampleOf`. */
export async function bestScans(tx: Tx, fitting: Fitting, count: number): Promise<string[]> {
  return topScans(fitting, count, fitting.isShort ? [] : await readTops(tx));
}

/** Up to `count` gigs that fit, in no order: `columns` of the row `g`. */
export function sampleOf(
  scans: readonly string[],
  { row, words }: Fitting,
  columns: RawBuilder<unknown>,
  count: number,
): RawBuilder<unknown> {
  const all = scans.map((scan) => ({ scan, words }));
  return sql`
    select found.*
    from unnest(${all.map((one) => one.scan)}::text[], ${all.map((one) => one.words)}::text[]) as one (scan, words)
    cross join lateral (select ${columns} from gig_search g where ${fits(all)} and ${row}) found
    limit ${sql.lit(count)}
  `;
}

/** The index finds what the scan asks for; whether all words are there is looked up in the row itself. */
function fits(scans: readonly Pick<Scan, 'scan' | 'words'>[]): RawBuilder<unknown> {
  const inIndex = scans.some((one) => one.scan === '') ? sql`true` : sql`g.words @@ one.scan::tsquery`;
  const inRow = scans.some((one) => one.words === '')
    ? sql`true`
    : sql`ts_match_vq(g.words, one.words::tsquery)`;
  return sql`${inIndex} and ${inRow}`;
}

/** So many parts of an order are looked at. */
const PARTS_MAX = 600;

/** The parts of the order from where `after` stands. */
async function partsFrom(tx: Tx, order: Order, after: Position | null): Promise<OrderPart[]> {
  const [direction, beyond] = order.up ? [sql`asc`, sql`>=`] : [sql`desc`, sql`<=`];
  const from = after
    ? sql`term ${beyond} gig_bucket(${order.bucket}, ${after.k1 * BigInt(order.sign)}, ${after.k2})`
    : sql`true`;
  const { rows } = await sql<OrderPart>`
    select term, gigs
    from search_terms
    where term > ${order.mark} and term < ${`${order.mark}:`} and ${from}
      and (gigs > 0 or exists (select from search_term_changes c where c.term = search_terms.term))
    order by term ${direction}
    limit ${sql.lit(PARTS_MAX)}
  `.execute(tx);
  return rows;
}

/** The heights of quality, the highest first. */
async function readTops(tx: Tx): Promise<OrderPart[]> {
  const { rows } = await sql<OrderPart>`
    select term, gigs from search_terms where term > ${TOP} and term < ${`${TOP}:`} order by term desc
  `.execute(tx);
  return rows;
}
