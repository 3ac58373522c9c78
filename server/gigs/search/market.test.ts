/** A random market searched in random ways, against the same search done by hand: results, order, pages and counts. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { DELIVERY_STEPS, gigSearch, PRICE_STEPS, RATING_STEPS } from '#contract/gigs/search.ts';
import { type GigSort, gigSorts } from '#contract/gigs/sorts.ts';
import { newId } from '#server/core/security/ids.ts';
import { call } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addGigs, addSeller, type MarketGig, setStatus } from '#server/testing/gig-market.ts';
import { type Found, ORDERS, readPage, type SearchPlan } from './pages/queries.ts';

const WORDS = ['logo', 'poster', 'drum', 'cloth', 'robot', 'mango', 'kite', 'sound'];
const SELLERS = { Bola: [], Zuri: [5], Kwame: [4, 3], Imani: [5, 5, 4], Tariq: [3], Nomsa: [2] };
const LANGUAGES = ['en', 'yo', 'ha', 'sw'];
const GIGS = 120;

type Category = { id: string; parentId: string | null };
let app: TestApp;
let market: MarketGig[];
let parents: Map<string, string | null>;
let quality: Map<string, number>;

beforeAll(async () => {
  app = await testApp();
  const { skills } = (await call(app, null, catalogue.skills)).body;
  const { categories } = (await call(app, null, catalogue.categories)).body;
  parents = new Map(categories.map((one: Category) => [one.id, one.parentId]));
  const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 });
  const sellers = await Promise.all(
    Object.entries(SELLERS).map(([name, stars], index) =>
      addSeller(app, { name, languages: LANGUAGES.slice(index % 4), stars }),
    ),
  );
  const gig = fc.record({
    seller: fc.constantFrom(...sellers),
    title: words.map((all) => `Item ${all.join(' ')}`),
    description: words.map((all) => `Thing ${all.join(' ')}`),
    tags: words,
    place: fc
      .constantFrom(...skills.filter((_, at) => at % 6 === 0))
      .map((one) => ({ skillId: one.id, categoryId: one.categoryId })),
    price: fc.constantFrom(3_000, 10_000, 10_001, 25_000, 30_000, 50_000, 99_999, 100_000, 250_000, 900_000),
    days: fc.constantFrom(1, 2, 3, 5, 7, 9, 14, 30, 31, 90),
    publishedAt: fc.integer({ min: 0, max: 900 }).map((days) => new Date(Date.UTC(2024, 0, 1 + days))),
    status: fc.constantFrom<MarketGig['status']>('live', 'live', 'live', 'live', 'paused', 'draft'),
  });
  const seed = Number(process.env.MARKET_SEED ?? Date.now() % 1_000_000);
  market = fc
    .sample(gig, { numRuns: GIGS, seed })
    .map(({ place, ...one }) => ({ ...one, ...place, id: newId() }));
  await addGigs(app, market);
  const { rows } = await sql<{
    gig_id: string;
    quality: number;
  }>`select gig_id, quality from gig_search`.execute(app.database.db);
  quality = new Map(rows.map((row) => [row.gig_id, row.quality]));
  console.info(`MARKET_SEED=${seed}`);
});
afterAll(() => app.close());

type Asked = {
  words: string[];
  category?: string | undefined;
  skill?: string | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  delivery?: number | undefined;
  rating?: number | undefined;
  language?: string | undefined;
  sort: GigSort;
};

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
function askedOf(): fc.Arbitrary<Asked> {
  return fc.record({
    words: fc.uniqueArray(fc.constantFrom(...WORDS, ...Object.keys(SELLERS)), { maxLength: 2 }),
    category: maybe(fc.constantFrom(...parents.keys())),
    skill: maybe(fc.constantFrom(...new Set(market.map((gig) => gig.skillId)))),
    price_min: maybe(fc.constantFrom(0, 10_000, 10_001, 300_000)),
    price_max: maybe(fc.constantFrom(5_000, 10_000, 37_000, 100_000, 1_000_000)),
    delivery: maybe(fc.constantFrom(1, 4, 7, 30, 60)),
    rating: maybe(fc.constantFrom(0, 1, 3, 4, 5)),
    language: maybe(fc.constantFrom(...LANGUAGES)),
    sort: fc.constantFrom(...gigSorts),
  });
}

function ratingOf(gig: MarketGig): number {
  const { stars } = gig.seller;
  return stars.length === 0 ? 0 : Math.round((10 * stars.reduce((a, b) => a + b, 0)) / stars.length) / 10;
}

function tierOf(gig: MarketGig, words: readonly string[], skillName: (id: string) => string): number {
  const places = [
    `${gig.title} ${skillName(gig.skillId)}`,
    `${gig.tags.join(' ')} ${gig.seller.name}`,
    gig.description,
  ];
  const upTo = (place: number) => places.slice(0, place).join(' ').toLowerCase().split(/\W+/);
  return [1, 2, 3].find((place) => words.every((word) => upTo(place).includes(word.toLowerCase()))) ?? 0;
}

const tests: { [K in keyof Asked]?: (gig: MarketGig, value: NonNullable<Asked[K]>) => boolean } = {
  category: (gig, id) => gig.categoryId === id || parents.get(gig.categoryId) === id,
  skill: (gig, id) => gig.skillId === id,
  price_min: (gig, naira) => gig.price >= naira,
  price_max: (gig, naira) => gig.price <= naira,
  delivery: (gig, days) => gig.days <= days,
  rating: (gig, stars) => stars === 0 || ratingOf(gig) >= stars,
  language: (gig, id) => gig.seller.languages.includes(id),
};

function fitting(asked: Asked, without?: keyof Asked): MarketGig[] {
  return market.filter(
    (gig) =>
      gig.status === 'live' &&
      tierOf(gig, asked.words, () => '') > 0 &&
      Object.entries(tests).every(([name, fits]) => {
        const value = asked[name as keyof Asked];
        return (
          name === without ||
          value === undefined ||
          (fits as (a: MarketGig, b: unknown) => boolean)(gig, value)
        );
      }),
  );
}

function sorted(gigs: readonly MarketGig[], { sort, words }: Asked): string[] {
  const its = (gig: MarketGig) => quality.get(gig.id) ?? 0;
  const key: Record<GigSort, (gig: MarketGig) => number[]> = {
    relevance: (gig) => [words.length > 0 ? -tierOf(gig, words, () => '') : 0, its(gig)],
    newest: (gig) => [gig.publishedAt.getTime()],
    'price-low': (gig) => [-gig.price, its(gig)],
    'price-high': (gig) => [gig.price, its(gig)],
    rating: (gig) => [ratingOf(gig), its(gig)],
    delivery: (gig) => [-gig.days, its(gig)],
  };
  const keyed = gigs.map((gig) => ({ id: gig.id, key: key[sort](gig) }));
  return keyed.sort((a, b) => compare(b, a)).map((one) => one.id);
}

function compare(a: { id: string; key: number[] }, b: { id: string; key: number[] }): number {
  for (const [at, one] of a.key.entries()) if (one !== b.key[at]) return one - (b.key[at] ?? 0);
  return a.id < b.id ? -1 : 1;
}

function queryOf({ words, ...asked }: Asked): Record<string, string> {
  const filters = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(filters), ...(words.length > 0 && { query: words.join(' ') }) };
}

async function search(query: Record<string, string>) {
  const answer = await call(app, null, gigSearch.search, { query });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.refusal)}`);
  return answer.body;
}

/** Best matches without words: on each page every seller once before anybody twice (rule 9.7). */
function onPages(ids: readonly string[], { sort, words }: Asked, limit: number): readonly string[] {
  if (words.length > 0 || sort !== 'relevance') return ids;
  const seller = new Map(market.map((gig) => [gig.id, gig.seller]));
  return Object.values(Object.groupBy(ids, (_, n) => Math.floor(n / limit))).flatMap((page = []) => {
    const again = (id: string) => Number(page.find((one) => seller.get(one) === seller.get(id)) !== id);
    return page.toSorted((one, other) => again(one) - again(other));
  });
}

/** Reads all pages of a search, one after the other; `between` runs after each. */
async function allPages(query: Record<string, string>, between: () => Promise<void> = async () => {}) {
  const ids: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = await search({ ...query, ...(after && { after }) });
    ids.push(...page.gigs.map((gig) => gig.id));
    after = page.next;
    await between();
  }
  return ids;
}

describe('a search of a random market', () => {
  test('finds what fits, all of it, in the order asked for, whatever the size of its pages', async () => {
    await fc.assert(
      fc.asyncProperty(askedOf(), fc.integer({ min: 3, max: 50 }), async (asked, limit) => {
        expect(await allPages({ ...queryOf(asked), limit: String(limit) })).toEqual(
          onPages(sorted(fitting(asked), asked), asked, limit),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('counts the results, and those of every value of every filter without that filter', async () => {
    await fc.assert(
      fc.asyncProperty(askedOf(), async (asked) => {
        const { sort: _, ...query } = queryOf(asked);
        const { total, facets } = (await call(app, null, gigSearch.counts, { query })).body;
        expect(total).toEqual({ count: fitting(asked).length, more: false });
        const counted = (name: keyof typeof facets) =>
          Object.fromEntries(facets[name].map(({ value, count }) => [value, count]));
        const by = (name: keyof Asked, values: (gig: MarketGig) => (string | number)[]) => {
          const counts: Record<string, number> = {};
          for (const value of fitting(asked, name).flatMap(values)) counts[value] = (counts[value] ?? 0) + 1;
          return counts;
        };
        const all = (steps: readonly number[], counts: Record<string, number>) => ({
          ...Object.fromEntries(steps.map((step) => [step, 0])),
          ...counts,
        });
        const chain = (gig: MarketGig) => [gig.categoryId, parents.get(gig.categoryId) ?? gig.categoryId];
        expect(counted('category')).toEqual(by('category', (gig) => [...new Set(chain(gig))]));
        expect(counted('skill')).toEqual(by('skill', (gig) => [gig.skillId]));
        expect(counted('language')).toEqual(by('language', (gig) => gig.seller.languages));
        expect(counted('price_max')).toEqual(
          all(
            PRICE_STEPS,
            by('price_max', (gig) => PRICE_STEPS.filter((step) => gig.price <= step)),
          ),
        );
        expect(counted('delivery')).toEqual(
          all(
            DELIVERY_STEPS,
            by('delivery', (gig) => DELIVERY_STEPS.filter((step) => gig.days <= step)),
          ),
        );
        expect(counted('rating')).toEqual(
          all(
            RATING_STEPS,
            by('rating', (gig) => RATING_STEPS.filter((step) => ratingOf(gig) >= step)),
          ),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('pages of a market that changes', () => {
  test.each(gigSorts)('in the order %s hold every unchanged gig once', async (sort) => {
    const still = market.filter((gig) => gig.status === 'live');
    const [moving, resting] = [still.filter((_, at) => at % 3 === 0), still.filter((_, at) => at % 3 > 0)];
    let turn = 0;
    const made: MarketGig[] = [];
    const ids = await allPages({ sort, limit: '7' }, async () => {
      const [changed, gone] = [moving[turn % moving.length], moving[(turn * 5 + 2) % moving.length]];
      if (gone) await setStatus(app, gone.id, turn % 2 === 0 ? 'paused' : 'live');
      if (changed) {
        await sql`update gig_packages set price = price + 700000, delivery_days = 1 + delivery_days % 90 where gig_id = ${changed.id}`.execute(
          app.database.db,
        );
        await setStatus(app, changed.id, 'live');
        made.push({ ...changed, id: newId(), publishedAt: new Date() });
        await addGigs(app, made.slice(-1));
      }
      turn += 1;
    });
    expect(turn).toBeGreaterThan(8);
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(resting.map((gig) => counts.get(gig.id))).toEqual(resting.map(() => 1));
    for (const gig of made) await setStatus(app, gig.id, 'paused');
  });
});

describe('pages of a market that is too large to gather all that fits', () => {
  const places = [`'t.logo'`, `'h.logo' & !'t.logo'`, `'logo' & !'h.logo'`];
  const free = { row: sql`true`, marks: '', all: 1e9, start: undefined, within: undefined, category: null };
  const worded = (gigs: number): SearchPlan => ({
    ...{ ...free, index: `'logo'`, gigs },
    tiers: places.map((one, at) => ({ tier: at + 1, words: one, gigs })),
  });
  const wordless = (gigs: number): SearchPlan => ({
    ...worded(gigs),
    ...{ index: '', tiers: [{ tier: 0, words: '', gigs }] },
  });

  test.each(gigSorts)('in the order %s are the same', async (sort) => {
    const pages = async (plan: SearchPlan, size: number) => {
      const ids: string[] = [];
      let after: Found | null = null;
      for (;;) {
        const rows: Found[] = await readPage(app.database.db, plan, ORDERS[sort], after, new Date(), size);
        ids.push(...rows.map((row) => row.id));
        after = rows.at(-1) ?? null;
        if (rows.length < size) return ids;
      }
    };
    for (const fitting of [worded, wordless]) {
      const gathered = await pages(fitting(1), 1000);
      expect(gathered.length).toBeGreaterThan(10);
      for (const size of [1, 9]) expect(await pages(fitting(1e9), size)).toEqual(gathered);
      expect(await pages(fitting(1), 7)).toEqual(gathered);
    }
  });
});
