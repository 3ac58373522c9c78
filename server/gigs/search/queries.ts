/** Searches live gigs: words that forgive typing errors, filters, orders, pages and counts (decisions.md). */
import { sql } from 'kysely';
import type { Query, Reply } from '#contract/endpoint.ts';
import type { GigSort, gigSearch } from '#contract/gig-search.ts';
import { words } from '#contract/words.ts';
import type { OpenCtx } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { cutPage, rowsToRead } from '#server/core/page.ts';
import { Refusal } from '#server/core/refusal.ts';
import { isShown } from '../policy.ts';
import { gigCards } from '../queries.ts';
import { countOthers, countResults, type Total } from './facets/queries.ts';
import { type FacetName, type Facets, facetNames } from './facets/rules.ts';
import { type Condition, conditionsOf } from './filters/rules.ts';
import { type Fitting, type Found, walk } from './pages/queries.ts';
import { type Cursor, readCursor, writeCursor } from './pages/rules.ts';
import { ALL, has, ORDERS, partOfAll } from './rules.ts';
import { gigsOf, type Understood, understand } from './words/queries.ts';

type Asked = Query<typeof gigSearch.search>;
type Answer = Reply<typeof gigSearch.search>;

/** 503 when the database needs more than two seconds for one statement (security.md G5.8). */
export function search(ctx: OpenCtx, { query }: { query: Asked }): Promise<Answer> {
  return inTwoSeconds(ctx, (tx) => find(tx, query, ctx.now));
}

const SEARCH_MAX_MS = 2_000;
const QUERY_CANCELED = '57014';

/** One read transaction with a limit of its own, in which the index of the words is always preferred to reading all. */
async function inTwoSeconds<T>(ctx: OpenCtx, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await ctx.services.database.db.transaction().execute(async (tx) => {
      await sql`
        select set_config('statement_timeout', ${String(SEARCH_MAX_MS)}, true),
          set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)
      `.execute(tx);
      return work(tx);
    });
  } catch (error) {
    if ((error as { code?: string }).code === QUERY_CANCELED) throw new Refusal(503, words.gig.searchSlow);
    throw error;
  }
}

async function find(tx: Tx, query: Asked, now: Date): Promise<Answer> {
  const sort = query.sort ?? 'relevance';
  const cursor = readCursor(query.after, sort);
  const conditions = conditionsOf(query, now);
  const understood = await understand(
    tx,
    cursor?.corrected ?? query.query ?? '',
    conditions.flatMap(markOf),
    cursor !== null,
  );
  const corrected = cursor ? cursor.corrected : understood.corrected;
  const { total, facets } = cursor
    ? { total: { count: cursor.count, more: cursor.more }, facets: null }
    : await countAll(tx, understood, conditions, now);
  const rows = await findPage(tx, understood, conditions, sort, cursor, rowsToRead(query));
  const { items, next } = cutPage(rows, query, (row) => writeCursor({ ...row, ...total, sort, corrected }));
  const ids = await stillShown(tx, items);
  return { success: true, gigs: await gigCards(tx, ids, now), total, corrected, facets, next };
}

/** The rows of a page and of the one behind it; those with words in the title before those that only tell of it. */
async function findPage(
  tx: Tx,
  understood: Understood,
  conditions: readonly Condition[],
  sort: GigSort,
  cursor: Cursor | null,
  count: number,
): Promise<Found[]> {
  if (!understood.possible) return [];
  const isRanked = sort === 'relevance' && understood.wanted.length > 0;
  const tiers = isRanked ? [1, 2, 3] : [0];
  const found: Found[] = [];
  for (const tier of tiers.filter((one) => one >= (cursor?.tier ?? 0))) {
    if (found.length >= count) break;
    const fitting = fittingOf(understood, conditions, tier);
    const after = cursor?.tier === tier ? cursor : null;
    found.push(...(await walk(tx, fitting, ORDERS[sort], tier, after, count - found.length)));
  }
  return found;
}

/** What fits the words and conditions; of a tier: what fits none above it. */
function fittingOf(understood: Understood, conditions: readonly Condition[], tier = 0): Fitting {
  const rows = conditions.filter((one) => !one.isExact).map((one) => one.test);
  return {
    words: has.all([...tierWords(understood, tier), ...conditions.flatMap(markOf).map(has.one)]),
    row: sql.join([sql`true`, ...rows], sql` and `),
    ...estimate(understood, conditions),
  };
}

/** What fits the words and all the conditions but perhaps one of `set`. */
function nearlyFitting(
  understood: Understood,
  conditions: readonly Condition[],
  set: readonly Condition[],
): Fitting {
  const kept = conditions.filter((one) => !set.includes(one));
  const without = set.map((left) => set.filter((one) => one !== left));
  const choices = without.map((others) => has.all(others.flatMap(markOf).map(has.one)));
  const fitting = sql.join(
    set.map((one) => sql`(${one.test})::int`),
    sql` + `,
  );
  const enough = set.length === 1 ? sql`true` : sql`${fitting} >= ${sql.lit(set.length - 1)}`;
  const { words, row } = fittingOf(understood, kept);
  const parts = without.map((others) => estimate(understood, [...kept, ...others]));
  return {
    words: choices.includes('') ? words : has.all([words, has.any(choices)].filter((one) => one !== '')),
    row: sql`${row} and ${enough}`,
    most: Math.min(
      sizeOf(understood),
      parts.reduce((sum, one) => sum + one.most, 0),
    ),
    part: Math.max(...parts.map((one) => one.part)),
  };
}

function markOf(condition: Condition): string[] {
  return condition.mark === null ? [] : [condition.mark];
}

function sizeOf({ gigs }: Understood): number {
  return Math.max(1, gigs.get(ALL) ?? 0);
}

/** How many gigs fit at most, by the rarest word or mark, and about which part of all. */
function estimate(understood: Understood, conditions: readonly Condition[]): { most: number; part: number } {
  const { gigs, wanted } = understood;
  const all = sizeOf(understood);
  const counts = [
    ...wanted.map((one) => gigsOf(one, gigs)),
    ...conditions.flatMap(markOf).map((one) => Math.max(0, gigs.get(one) ?? 0)),
  ];
  const parts = [
    ...counts.map((count) => count / all),
    ...conditions.filter((one) => one.mark === null).map(() => ROW_PART),
  ];
  return { most: Math.min(all, ...counts), part: partOfAll(parts) };
}

/** A condition that no mark tells of leaves about so much. */
const ROW_PART = 0.1;

function tierWords({ wanted }: Understood, tier: number): string[] {
  if (wanted.length === 0) return [];
  const at = (place: string) =>
    has.all(
      wanted.map((one) => has.any(one.map((stems) => has.all(stems.map((stem) => has.one(place + stem)))))),
    );
  if (tier === 1) return [at('t.')];
  if (tier === 2) return [at('h.'), has.none(at('t.'))];
  return tier === 3 ? [at(''), has.none(at('h.'))] : [at('')];
}

/** The number of results, and by the values of each filter: of one that is set without it. */
async function countAll(
  tx: Tx,
  understood: Understood,
  conditions: readonly Condition[],
  now: Date,
): Promise<{ total: Total; facets: Facets }> {
  const none = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets;
  if (!understood.possible) return { total: { count: 0, more: false }, facets: none };
  const set = conditions.filter((one) => facetNames.includes(one.name as FacetName));
  const names = new Set(set.map((one) => one.name as FacetName));
  const { total, facets } = await countResults(tx, fittingOf(understood, conditions), names, now);
  const others =
    set.length === 0 ? {} : await countOthers(tx, nearlyFitting(understood, conditions, set), set, now);
  return { total, facets: { ...none, ...facets, ...others } };
}

/** Without what was hidden, or its talent locked out, a moment ago. */
async function stillShown(tx: Tx, found: readonly Found[]): Promise<string[]> {
  const ids = found.map((one) => one.id);
  const { rows } = await sql<{ id: string }>`
    select g.id from gigs g where g.id = any(${ids}::uuid[]) and ${isShown}
  `.execute(tx);
  const shown = new Set(rows.map((row) => row.id));
  return ids.filter((id) => shown.has(id));
}
