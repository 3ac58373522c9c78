/** Searches live gigs: words that forgive typing errors, filters, orders, pages and counts. */
import { sql } from 'kysely';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import { fromNaira } from '#contract/core/money.ts';
import type { GigCard } from '#contract/gigs/cards.ts';
import type { gigSearch } from '#contract/gigs/search.ts';
import { words } from '#contract/words.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { cardOf } from '../cards/queries.ts';
import { type Counts, countResults, type MatchCondition, noResults } from './filters/queries.ts';
import { type Condition, conditionsOf, type FacetName, facetNames, inLanguage } from './filters/rules.ts';
import {
  ALL,
  type Found,
  has,
  ORDERS,
  readPage,
  type SearchPlan,
  type Tier,
  WALK_MAX,
} from './pages/queries.ts';
import { type Cursor, readCursor, writeCursor } from './pages/rules.ts';
import { gigsOf, type Understood, understand } from './words/queries.ts';

type Asked = Query<typeof gigSearch.search>;
type CountsAsked = Query<typeof gigSearch.counts>;

/** A page of the live gigs found. 503 when the database needs more than two seconds for one statement (rule 7.7). */
export async function search(
  ctx: OpenReadCtx,
  { query }: { query: Asked },
): Promise<Reply<typeof gigSearch.search>> {
  const sort = query.sort ?? 'relevance';
  const cursor = readCursor(query.after, sort);
  const { rows, corrected } = isPlain(query)
    ? await find(ctx.db, query, cursor, ctx)
    : await inTwoSeconds(ctx, (db) => find(db, query, cursor, ctx));
  const { items, next } = cutPage(rows, query, (row) => writeCursor({ ...row, sort, corrected }));
  const cards = items.flatMap((row) => cardOf(row.id, row) ?? []);
  const gigs = sort === 'relevance' && !query.query ? spread(cards) : cards;
  return { success: true, gigs, corrected, next };
}

/** How many gigs a search finds, in total and by the values of each filter. 503 as for `search`. */
export async function countFound(
  ctx: OpenReadCtx,
  { query }: { query: CountsAsked },
): Promise<Reply<typeof gigSearch.counts>> {
  const { total, facets } = await inTwoSeconds(ctx, (db) => count(db, query, ctx));
  return { success: true, total, facets: inLanguage(facets, ctx.language) };
}

/** Within a page, the best gig of each talent comes before anybody's second (rule 9.7). */
function spread(cards: GigCard[]): GigCard[] {
  const first = new Map(cards.toReversed().map((card) => [card.userId, card]));
  return cards.toSorted(
    (one, other) => Number(first.get(one.userId) !== one) - Number(first.get(other.userId) !== other),
  );
}

/**
 * True for a page of one category or of all gigs, which has no time limit: its statement passes few rows, unless the next gigs
 * of the category come late in the order, as they can by price or stars; then all of the category are gathered.
 */
function isPlain({
  sort: _sort,
  limit: _limit,
  after: _after,
  category: _category,
  ...others
}: Asked): boolean {
  return Object.values(others).every((one) => one === undefined);
}

const SEARCH_MAX_MS = 2_000;
const QUERY_CANCELED = '57014';

/**
 * Runs `work` in a read transaction with a time limit, in which an index is always preferred to reading everything. Plans are
 * generic: values would not improve them, as the code here knows how many gigs match. 503 when the limit is reached.
 */
async function inTwoSeconds<T>(ctx: OpenReadCtx, work: (db: Read) => Promise<T>): Promise<T> {
  try {
    return await ctx.services.database.reads.transaction(async (db) => {
      await sql`
        select set_config('statement_timeout', ${String(SEARCH_MAX_MS)}, true),
          set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
          set_config('plan_cache_mode', 'force_generic_plan', true)
      `.execute(db);
      return work(db);
    });
  } catch (error) {
    if ((error as { code?: string }).code === QUERY_CANCELED)
      throw new Refusal(503, words.gigs.errors.searchSlow);
    throw error;
  }
}

type Results = { rows: Found[]; corrected: string | null };

/** When a search is asked, and the language of who asks. */
type Asking = Pick<OpenReadCtx, 'now' | 'language'>;

async function find(
  db: Read,
  query: Asked,
  cursor: Cursor | null,
  { now, language }: Asking,
): Promise<Results> {
  const conditions = conditionsOf(query, now);
  const understood = await understoodOf(db, query, cursor, conditions, language);
  if (!understood.possible) return { rows: [], corrected: null };
  const plan = searchPlanOf(understood, conditions, query);
  const rows = await readPage(db, plan, ORDERS[query.sort ?? 'relevance'], cursor, now, rowsToRead(query));
  const { corrected } = cursor ?? understood;
  // A correction that finds nothing either is no better than the text as it was typed.
  return { rows, corrected: rows.length > 0 ? corrected : null };
}

/** Counts the results, in total and by the values of each filter; a filter that is set is counted as if it were not. */
async function count(db: Read, query: CountsAsked, { now, language }: Asking): Promise<Counts> {
  const conditions = conditionsOf(query, now);
  const understood = await understoodOf(db, query, null, conditions, language);
  if (!understood.possible) return noResults();
  const set = conditions.filter((one) => facetNames.includes(one.name as FacetName));
  return countResults(
    db,
    matchAll(understood, conditions),
    matchAllButOne(understood, conditions, set),
    set,
    now,
  );
}

async function understoodOf(
  db: Read,
  query: CountsAsked,
  cursor: Cursor | null,
  conditions: readonly Condition[],
  language: Language | undefined,
): Promise<Understood> {
  const text = cursor?.corrected ?? query.query ?? '';
  const asked = { text, language, asIs: cursor !== null };
  const meant = text === '' ? EVERYTHING : await understand(db, asked, markNames(conditions));
  return query.any === '1' ? withAny(meant) : meant;
}

/** Without words every gig matches, however many there are. */
const EVERYTHING: Understood = { wanted: [], corrected: null, possible: true, gigs: new Map([[ALL, 1e9]]) };

/** Makes all words alternatives of one word, so that any of them may match. */
function withAny(meant: Understood): Understood {
  const any = meant.wanted.flat();
  if (any.length === 0) return meant;
  return { ...meant, wanted: [any], possible: gigsOf(any, meant.gigs) > 0 };
}

/** What the gigs of a page must match: the marks of its filters, and the words tier by tier. */
function searchPlanOf(understood: Understood, conditions: readonly Condition[], query: Asked): SearchPlan {
  const sort = query.sort ?? 'relevance';
  const isRanked = sort === 'relevance' && understood.wanted.length > 0;
  const { price_min, price_max } = query;
  const inKobo = (naira: number | undefined) => (naira === undefined ? undefined : fromNaira(naira));
  return {
    ...matchAll(understood, conditions),
    gigs: expected(understood, ''),
    tiers: (isRanked ? [1, 2, 3] : [0]).map((tier) => tierOf(understood, tier)),
    start: ORDERS[sort].start?.({ price_min: inKobo(price_min), price_max: inKobo(price_max) }),
    within: query.category,
  };
}

/** Prefixes of terms by tier: 1 for title and skill, 2 with tags and seller; tier 3 has none, for anywhere. */
const PLACES: Record<number, string> = { 1: 't.', 2: 'h.' };

/** The condition of a tier: its words, and not those of the tier above. */
function tierOf(understood: Understood, tier: number): Tier {
  const { wanted } = understood;
  if (wanted.length === 0) return { tier, words: '', gigs: expected(understood, '') };
  const above = PLACES[tier - 1];
  const own = wordsAt(understood, PLACES[tier] ?? '');
  const words = above ? has.all([own, has.none(wordsAt(understood, above))]) : own;
  return { tier, words, gigs: expected(understood, PLACES[tier] ?? '') };
}

function wordsAt({ wanted }: Understood, place: string): string {
  return has.all(
    wanted.map((one) => has.any(one.map((stems) => has.all(stems.map((stem) => has.one(place + stem)))))),
  );
}

/** Maximum number of gigs with all the words in this place: those with the rarest word. */
function mostWith({ wanted, gigs }: Understood, place: string): number {
  const counts = wanted.map((one) =>
    gigsOf(
      one.map((stems) => stems.map((stem) => place + stem)),
      gigs,
    ),
  );
  return Math.min(gigs.get(ALL) ?? 0, ...counts);
}

/** Estimated number of gigs with all the words in this place: those with the rarest word, halved by each further word. */
function expected(understood: Understood, place: string): number {
  return mostWith(understood, place) / 2 ** Math.max(0, understood.wanted.length - 1);
}

function isRare(understood: Understood): boolean {
  return expected(understood, '') <= WALK_MAX;
}

/** Estimated share of all gigs that match these conditions, as if independent; without a mark or its count, all gigs match. */
function shareOf({ gigs }: Understood, conditions: readonly Condition[]): number {
  const all = Math.max(1, gigs.get(ALL) ?? 0);
  const shares = conditions.map(({ mark }) => Math.max(0, gigs.get(mark ?? ALL) ?? all) / all);
  return shares.reduce((product, share) => product * share, 1);
}

/**
 * What matches the words and the conditions. `index` is what is looked up in the index: only the words where few gigs have them,
 * because the lists of filter keywords are long; nothing for a category alone, which has an index of its own.
 */
function matchAll(understood: Understood, conditions: readonly Condition[]): MatchCondition {
  const text = understood.wanted.length > 0 ? [wordsAt(understood, '')] : [];
  const isCategory = text.length === 0 && conditions.every(({ name }) => name === 'category');
  const marks = isRare(understood) || isCategory ? [] : marksOf(conditions);
  return {
    index: has.all([...text, ...marks]),
    marks: has.all(marks),
    row: sql.join([sql`true`, ...conditions.map((one) => one.test)], sql` and `),
    category: isCategory ? (conditions[0]?.mark?.slice('c.'.length) ?? null) : null,
    gigs: mostWith(understood, '') * shareOf(understood, conditions),
    all: understood.gigs.get(ALL) ?? 0,
  };
}

function markNames(conditions: readonly Condition[]): string[] {
  return conditions.flatMap(({ mark }) => mark ?? []);
}

function marksOf(conditions: readonly Condition[]): string[] {
  return markNames(conditions).map(has.one);
}

/** Share of gigs above which marks are not looked up in the index beside words: reading their lists takes longer than it saves. */
const BROAD = 0.2;

/** What matches the words and all the conditions but perhaps one of `set`. */
function matchAllButOne(
  understood: Understood,
  conditions: readonly Condition[],
  set: readonly Condition[],
): MatchCondition {
  const kept = matchAll(
    understood,
    conditions.filter((one) => !set.includes(one)),
  );
  if (set.length < 2) return kept;
  const rests = set.map((left) => set.filter((one) => one !== left));
  const some = rests.map((rest) => has.all(marksOf(rest)));
  const whole = shareOf(understood, set);
  const share = rests.reduce((sum, rest) => sum + shareOf(understood, rest) - whole, whole);
  const isLeftOut = isRare(understood) || (understood.wanted.length > 0 && share > BROAD);
  const sum = sql.join(
    set.map((one) => sql`(${one.test})::int`),
    sql` + `,
  );
  return {
    ...kept,
    gigs: kept.gigs * share,
    index:
      some.includes('') || isLeftOut
        ? kept.index
        : has.all([kept.index, has.any(some)].filter((one) => one !== '')),
    row: sql`${kept.row} and ${sum} >= ${sql.lit(set.length - 1)}`,
  };
}
