/** Searches live gigs: words that forgive typing errors, filters, orders, pages and counts. */
import { sql } from 'kysely';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { gigSearch } from '#contract/gigs/search.ts';
import type { GigSort } from '#contract/gigs/sorts.ts';
import { words } from '#contract/words.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { gigCards } from '../queries.ts';
import { countResults, type Total } from './filters/queries.ts';
import {
  type Condition,
  conditionsOf,
  type FacetName,
  type Facets,
  facetNames,
  inLanguage,
} from './filters/rules.ts';
import { type Found, readPage } from './pages/queries.ts';
import {
  ALL,
  type Cursor,
  type Fitting,
  has,
  ORDERS,
  type OrderPart,
  readCursor,
  type Term,
  TOP,
  writeCursor,
} from './pages/rules.ts';
import { gigsOf, type Understood, understand, type Wanted } from './words/queries.ts';

type Asked = Query<typeof gigSearch.search>;
type Answer = Reply<typeof gigSearch.search>;

/** 503 when the database needs more than two seconds for one statement (rule 7.7). */
export function search(ctx: OpenReadCtx, { query }: { query: Asked }): Promise<Answer> {
  return inTwoSeconds(ctx, query.query ? 'force_generic_plan' : 'auto', (db) => find(db, query, ctx));
}

const SEARCH_MAX_MS = 2_000;
const QUERY_CANCELED = '57014';

/**
 * One read transaction with a limit of its own, in which the index of the words is always preferred to reading all. With words no
 * statement is planned a second time: values do not improve the plan, for the scans are weighed here.
 */
async function inTwoSeconds<T>(
  ctx: OpenReadCtx,
  plans: 'force_generic_plan' | 'auto',
  work: (db: Read) => Promise<T>,
): Promise<T> {
  try {
    return await ctx.services.database.db.transaction().execute(async (db) => {
      await sql`
        select set_config('statement_timeout', ${String(SEARCH_MAX_MS)}, true),
          set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
          set_config('plan_cache_mode', ${plans}, true)
      `.execute(db);
      return work(db);
    });
  } catch (error) {
    if ((error as { code?: string }).code === QUERY_CANCELED)
      throw new Refusal(503, words.gigs.errors.searchSlow);
    throw error;
  }
}

async function find(db: Read, query: Asked, { now, language }: OpenReadCtx): Promise<Answer> {
  const sort = query.sort ?? 'relevance';
  const cursor = readCursor(query.after, sort);
  const conditions = conditionsOf(query, now);
  const understood = await understand(
    db,
    cursor?.corrected ?? query.query ?? '',
    conditions.flatMap((one) => one.mark ?? []),
    cursor !== null,
  );
  const corrected = cursor ? cursor.corrected : understood.corrected;
  const { total, facets } = cursor
    ? { total: { count: cursor.count, more: cursor.more }, facets: null }
    : await countAll(db, understood, conditions, now);
  const rows = await findPage(db, understood, conditions, { sort, cursor, total, count: rowsToRead(query) });
  const { items, next } = cutPage(rows, query, (row) => writeCursor({ ...row, ...total, sort, corrected }));
  const ids = items.filter((one) => one.shown).map((one) => one.id);
  return {
    success: true,
    gigs: await gigCards(db, ids, now, language),
    total,
    corrected,
    facets: facets && inLanguage(facets, language),
    next,
  };
}

type Page = { sort: GigSort; cursor: Cursor | null; total: Total; count: number };

/** The rows of a page and of the one behind it; those with words in the title before those with words in the description. */
async function findPage(
  db: Read,
  understood: Understood,
  conditions: readonly Condition[],
  { sort, cursor, total, count }: Page,
): Promise<Found[]> {
  if (!understood.possible || total.count === 0) return [];
  const isRanked = sort === 'relevance' && understood.wanted.length > 0;
  const tiers = (isRanked ? [1, 2, 3] : [0]).map((tier) => {
    const fitting = fittingOf(understood, conditions, tier);
    const rarest = fitting.terms[0]?.gigs ?? fitting.all;
    return {
      tier,
      fitting: { ...fitting, isShort: fitting.isShort || (!total.more && rarest <= COUNTABLE) },
    };
  });
  return readPage(db, tiers, ORDERS[sort], cursor, count);
}

/** What fits the words and conditions; of a tier: what fits none above it. */
function fittingOf(understood: Understood, conditions: readonly Condition[], tier = 0): Fitting {
  const words = understood.wanted.map((one) => wordTerm(understood, one, PLACES[tier] ?? ''));
  const marks = conditions.flatMap((one) => markTerm(understood, one));
  const all = sizeOf(understood);
  const terms = [...words, ...marks].sort((a, b) => a.gigs - b.gigs);
  const partOf = (one: Condition) => markTerm(understood, one).map((term) => term.gigs / all)[0] ?? ROW_PART;
  const isTopic = ({ name }: Condition) => name === 'category' || name === 'skill';
  const shares = words.map((one) => one.gigs / all);
  const topical = conditions.filter(isTopic).map(partOf);
  const others = conditions.filter((one) => !isTopic(one)).map(partOf);
  return {
    terms,
    words: has.all(tierWords(understood, tier)),
    row: sql.join([sql`true`, ...conditions.map((one) => one.test)], sql` and `),
    all,
    part: partOfAll([...shares, ...topical], others),
    most: partOfAll([], [...atMost(shares.length > 0 ? shares : topical), ...others]),
    qualityTiers: qualityTiersOf(understood),
    isShort: Math.min(all, ...terms.map((one) => one.gigs)) <= FEW,
  };
}

/** What fits the words and all the conditions but perhaps one of `set`. */
function nearlyFitting(
  understood: Understood,
  conditions: readonly Condition[],
  set: readonly Condition[],
): Fitting {
  const kept = conditions.filter((one) => !set.includes(one));
  const fitting = fittingOf(understood, kept);
  if (set.length === 1) return fitting;
  const others = set.map((left) =>
    fittingOf(
      understood,
      conditions.filter((one) => one !== left),
    ),
  );
  const sum = sql.join(
    set.map((one) => sql`(${one.test})::int`),
    sql` + `,
  );
  return {
    ...fitting,
    row: sql`${fitting.row} and ${sum} >= ${sql.lit(set.length - 1)}`,
    part: Math.max(...others.map((one) => one.part)),
    most: Math.max(...others.map((one) => one.most)),
  };
}

/** Where all results are counted, they are looked at without regard to their order, if a list of no more gigs holds them. */
const COUNTABLE = 100_000;
/** Of so few gigs all are looked at. */
const FEW = 4_000;
/** A condition without a mark leaves about so much. */
const ROW_PART = 0.1;
/** Where words are by tier: in title and skill, with tags and seller, anywhere. */
const PLACES: Record<number, string> = { 1: 't.', 2: 'h.' };

function sizeOf({ gigs }: Understood): number {
  return Math.max(1, gigs.get(ALL) ?? 0);
}

/** Of words by their parts of all gigs: two may always go together, each further one has nothing to do with them. */
function atMost(shares: readonly number[]): number[] {
  const different = [...new Set(shares)].sort((a, b) => a - b);
  return different.filter((_, place) => place !== 1);
}

/** The quality tiers, the highest first. */
function qualityTiersOf({ gigs }: Understood): OrderPart[] {
  return [...gigs]
    .flatMap(([term, count]) => (term.startsWith(TOP) ? [{ term, gigs: count }] : []))
    .sort((a, b) => (a.term < b.term ? 1 : -1));
}

function wordTerm({ gigs }: Understood, wanted: Wanted, place: string): Term {
  const choices = wanted.map((stems) => stems.map((stem) => place + stem));
  return {
    text: has.any(choices.map((stems) => has.all(stems.map(has.one)))),
    gigs: gigsOf(choices, gigs),
    isWord: true,
  };
}

function markTerm(understood: Understood, { mark, isWithout }: Condition): Term[] {
  if (mark === null) return [];
  const marked = Math.max(0, understood.gigs.get(mark) ?? 0);
  if (!isWithout) return [{ text: has.one(mark), gigs: marked }];
  return [{ text: has.none(has.one(mark)), gigs: sizeOf(understood) - marked }];
}

function tierWords({ wanted }: Understood, tier: number): string[] {
  if (wanted.length === 0) return [];
  const at = (place: string) =>
    has.all(
      wanted.map((one) => has.any(one.map((stems) => has.all(stems.map((stem) => has.one(place + stem)))))),
    );
  const above = PLACES[tier - 1];
  return [at(PLACES[tier] ?? ''), ...(above ? [has.none(at(above))] : [])];
}

/** The number of results, and by the values of each filter: of one that is set without it. */
async function countAll(
  db: Read,
  understood: Understood,
  conditions: readonly Condition[],
  now: Date,
): Promise<{ total: Total; facets: Facets }> {
  const none = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets;
  if (!understood.possible) return { total: { count: 0, more: false }, facets: none };
  const set = conditions.filter((one) => facetNames.includes(one.name as FacetName));
  const whole = fittingOf(understood, conditions);
  const nearly = set.length === 0 ? whole : nearlyFitting(understood, conditions, set);
  return countResults(db, whole, nearly, set, now);
}

/**
 * About the part of all gigs that has several terms, of the part that has each. `topics` go together (a skill and its words),
 * so that each further one takes less away; `others` have nothing to do with one another.
 */
function partOfAll(topics: readonly number[], others: readonly number[]): number {
  const together = [...topics]
    .sort((a, b) => a - b)
    .reduce((whole, part, index) => whole * Math.min(1, Math.max(part, 1e-7)) ** (1 / 2 ** index), 1);
  return others.reduce((whole, part) => whole * Math.min(1, Math.max(part, 1e-7)), together);
}
