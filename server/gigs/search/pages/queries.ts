/** Reads the gigs that fit a search, from the best on, and no more of them than are wanted. */
import { type RawBuilder, sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';
import { isShown } from '../../policy.ts';
import {
  type Fitting,
  hasQualityTier,
  ORDERS,
  type Order,
  type OrderPart,
  type Position,
  partScans,
  type Scan,
  topScans,
} from './rules.ts';

/** `shown` is false of what was hidden, or its talent locked out, a moment ago. */
export type Found = Position & { shown: boolean };

/** What belongs before what: of each the gigs that fit, in the order. */
export type Tier = { tier: number; fitting: Fitting };
type TierScan = Scan & { tier: number };

/**
 * Up to `count` gigs that fit, behind `after`, tier by tier and in their order. One statement scans the tiers, and each from
 * the best part of the order on; it ends when it has found enough.
 */
export async function readPage(
  db: Read,
  tiers: readonly Tier[],
  order: Order,
  after: Position | null,
  count: number,
): Promise<Found[]> {
  const left = tiers.filter(({ tier }) => after === null || tier >= after.tier);
  const [first] = left;
  if (!first) return [];
  const walked = await walkOrder(db, first, order, after, count);
  if (walked) return walked;
  const scans = await scansOfPage(db, left, order, after, count);
  const [sort_key, tie_key] = [sql.raw(order.sort_key), sql.raw(order.tie_key)];
  const key = sql`(${sort_key}, ${tie_key}, g.gig_id)`;
  const behind = after
    ? sql`(one.tier > ${after.tier}::int or ${key} < (${after.sort_key}::bigint, ${after.tie_key}::bigint, ${after.id}::uuid))`
    : sql`true`;
  const page = sql`
    select found.*, one.tier
    from unnest(
      ${scans.map((one) => one.scan)}::tsquery[], ${scans.map((one) => one.words)}::tsquery[], ${scans.map((one) => one.tier)}::int[]
    ) as one (scan, words, tier)
    cross join lateral (
      select g.gig_id as id, ${sort_key} as sort_key, ${tie_key} as tie_key
      from gig_search g
      where ${fits(scans)} and ${first.fitting.row} and ${behind}
      order by sort_key desc, tie_key desc, g.gig_id desc
      limit ${count}
    ) found
    limit ${count}
  `;
  const rows = await readFound(db, page);
  return rows.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** So many gigs are passed at most where an order is walked. */
const WALK_MAX = 3_000;

/** The page, found along the index of the order, where enough of its gigs should fit; null when too few did. */
async function walkOrder(
  db: Read,
  { tier, fitting: { part, words, row, isShort } }: Tier,
  order: Order,
  after: Position | null,
  count: number,
): Promise<Found[] | null> {
  if (!order.indexed || isShort || part * WALK_MAX < 2 * count) return null;
  const key = sql`${sql.raw(order.sort_key)}, ${sql.raw(order.tie_key)}, g.gig_id`;
  const behind = after
    ? sql`(${key}) < (${after.sort_key}::bigint, ${after.tie_key}::bigint, ${after.id}::uuid)`
    : sql`true`;
  const inRow = words === '' ? sql`true` : sql`ts_match_vq(g.words, ${words}::tsquery)`;
  const page = sql`
    select g.gig_id as id, ${sql.raw(order.sort_key)} as sort_key, ${sql.raw(order.tie_key)} as tie_key, ${sql.lit(tier)} as tier
    from (
      select * from gig_search g where ${behind} order by ${sql.raw(order.sort_key)} desc, ${sql.raw(order.tie_key)} desc, gig_id desc
      limit ${sql.lit(WALK_MAX)}
    ) g
    where ${inRow} and ${row}
    limit ${count}
  `;
  const rows = await readFound(db, page);
  return rows.length === count ? rows : null;
}

async function readFound(db: Read, page: RawBuilder<unknown>): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select found.*, (select true from gigs g where g.id = found.id and ${isShown}) is true as shown from (${page}) found
  `.execute(db);
  return rows;
}

function isBefore(a: Position, b: Position): boolean {
  if (a.tier !== b.tier) return a.tier < b.tier;
  if (a.sort_key !== b.sort_key) return a.sort_key > b.sort_key;
  return a.tie_key === b.tie_key ? a.id > b.id : a.tie_key > b.tie_key;
}

/**
 * The tier in which the page before ended goes on from there, those after it begin at the start: by relevance in the
 * quality tiers, in other orders, which have none, part by part.
 */
async function scansOfPage(
  db: Read,
  left: readonly Tier[],
  order: Order,
  after: Position | null,
  count: number,
): Promise<TierScan[]> {
  const scans: TierScan[] = [];
  const turns = [
    { from: after, tiers: left.filter(({ tier }) => tier === after?.tier) },
    { from: null, tiers: left.filter(({ tier }) => tier !== after?.tier) },
  ];
  for (const { from, tiers } of turns) {
    const isByTop = ({ fitting }: Tier) =>
      fitting.isShort || (order === ORDERS.relevance && !from && hasQualityTier(fitting, 2 * count));
    const parts = tiers.every(isByTop) ? [] : await partsFrom(db, order, from);
    for (const one of tiers) {
      const its = isByTop(one)
        ? topScans(one.fitting, 2 * count, false)
        : partScans(one.fitting, count, parts, parts.length < PARTS_MAX);
      scans.push(...its.map((scan) => ({ ...scan, tier: one.tier })));
    }
  }
  return scans;
}

/**
 * Up to `count` gigs that fit, in no order but from the best on: `columns` of the row `g`. `offset 0` has each scan made on
 * its own, by the index.
 */
export function sampleOf(fitting: Fitting, columns: RawBuilder<unknown>, count: number): RawBuilder<unknown> {
  const scans = topScans(fitting, 1.5 * count, true);
  return sql`
    select found.*
    from unnest(${scans.map((one) => one.scan)}::tsquery[], ${scans.map((one) => one.words)}::tsquery[]) as one (scan, words)
    cross join lateral (select ${columns} from gig_search g where ${fits(scans)} and ${fitting.row} offset 0) found
    limit ${sql.lit(count)}
  `;
}

/** The index finds what the scan asks for; whether all words are there is looked up in the row itself. */
function fits(scans: readonly Scan[]): RawBuilder<unknown> {
  const inIndex = scans.some((one) => one.scan === '') ? sql`true` : sql`g.words @@ one.scan`;
  const inRow = scans.some((one) => one.words === '') ? sql`true` : sql`ts_match_vq(g.words, one.words)`;
  return sql`${inIndex} and ${inRow}`;
}

/** So many parts of an order are looked at. */
const PARTS_MAX = 600;

/** The parts of the order from where `after` stands. */
async function partsFrom(db: Read, order: Order, after: Position | null): Promise<OrderPart[]> {
  const [direction, beyond] = order.up ? [sql`asc`, sql`>=`] : [sql`desc`, sql`<=`];
  const from = after
    ? sql`term ${beyond} gig_bucket(${order.bucket}, ${after.sort_key * BigInt(order.sign)}, ${after.tie_key})`
    : sql`true`;
  const { rows } = await sql<OrderPart>`
    select term, gigs
    from search_terms
    where term > ${order.mark} and term < ${`${order.mark}:`} and ${from}
      and (gigs > 0 or exists (select from search_term_changes c where c.term = search_terms.term))
    order by term ${direction}
    limit ${sql.lit(PARTS_MAX)}
  `.execute(db);
  return rows;
}
