/** The search at its limits: counts of many results, words that are only nearly known, and a busy database (rule 7.7). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { words } from '#contract/words/en.ts';
import { newId } from '#server/core/security/ids.ts';
import { call } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addGigs, addSeller } from '#server/testing/gig-market.ts';

let app: TestApp;
const GIGS = 700;

beforeAll(async () => {
  app = await testApp();
  const { skills } = (await call(app, null, catalogue.skills)).body;
  const place = { skillId: skills[0]?.id ?? '', categoryId: skills[0]?.categoryId ?? '' };
  const seller = await addSeller(app, { name: 'Bola', languages: ['yo'], stars: [4] });
  const gig = { ...place, seller, description: 'Design', tags: [], status: 'live' as const };
  await addGigs(
    app,
    Array.from({ length: GIGS }, (_, n) => ({
      ...gig,
      id: newId(),
      title: n === 0 ? 'Dese prints' : 'Batik',
      price: n % 7 === 0 ? 9_000 : 90_000,
      days: n % 2 === 0 ? 3 : 20,
      publishedAt: new Date(Date.UTC(2025, 0, 1 + n)),
    })),
  );
  await app.settle();
});
afterAll(() => app.close());

const search = (query: Record<string, string>) => call(app, null, gigSearch.search, { query });
const counts = (query: Record<string, string>) => call(app, null, gigSearch.counts, { query });

describe('numbers of results', () => {
  test('end at five hundred, and say so', async () => {
    const { total, facets } = (await counts({ query: 'design' })).body;
    expect(total).toEqual({ count: 500, more: true });
    expect(facets.skill).toEqual([expect.objectContaining({ count: 500, more: true })]);
    expect((await counts({ language: 'yo' })).body.total).toEqual({ count: 500, more: true });
  });

  test('are exact where filters leave few, and at least so many where they leave many', async () => {
    const few = (await counts({ price_max: '10000', delivery: '7' })).body;
    expect(few.total).toEqual({ count: GIGS / 14, more: false });
    expect(few.facets.rating).toContainEqual({
      value: '4',
      name: '4 stars or more',
      count: GIGS / 14,
      more: false,
    });
    const one = (await counts({ price_max: '10000' })).body;
    expect(one.total).toEqual({ count: GIGS / 7, more: false });
    const many = (await counts({ price_max: '100000', delivery: '7' })).body.total;
    expect(many.more).toBe(true);
    expect(many.count).toBeGreaterThanOrEqual(150);
    expect(many.count).toBeLessThanOrEqual(GIGS / 2);
  });
});

describe('a word that is nearly known', () => {
  test('is put right when it only has the stem of a rare word, and the meant one is far commoner', async () => {
    expect((await search({ query: 'desing' })).body.corrected).toBe('design');
    expect((await counts({ query: 'desing' })).body.total.count).toBe(500);
    expect((await search({ query: 'dese' })).body.corrected).toBeNull();
    expect((await counts({ query: 'dese' })).body.total).toEqual({ count: 1, more: false });
  });

  test('is searched for on later pages as on the first, whatever becomes known meanwhile', async () => {
    const first = (await search({ query: 'batk', limit: '2' })).body;
    await sql`insert into search_term_changes (term, change) values ('batk', 9)`.execute(app.database.db);
    const second = (await search({ query: 'batk', limit: '2', after: first.next ?? '' })).body;
    expect([first.corrected, second.corrected, second.gigs.length]).toEqual(['batik', 'batik', 2]);
    await sql`delete from search_term_changes where term = 'batk'`.execute(app.database.db);
  });
});

/** The embedded database has one connection: nothing else can make it wait. */
test('a database that does not answer within two seconds is reported as busy', async () => {
  const { db, kind } = app.database;
  if (kind === 'pglite') {
    expect((await counts({})).status).toBe(200);
    return;
  }
  await db.transaction().execute(async (tx) => {
    await sql`lock table gig_search in access exclusive mode`.execute(tx);
    for (const answer of [await search({ language: 'yo' }), await counts({})])
      expect([answer.status, answer.refusal.message]).toEqual([503, words.gigs.errors.searchSlow]);
  });
  expect((await counts({})).status).toBe(200);
});
