/** The judged searches: what a person would expect first comes first, misspelt or not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { newId } from '#server/core/security/ids.ts';
import { call } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addGigs, addSeller } from '#server/testing/gig-market.ts';
import { JUDGED_GIGS, JUDGED_SEARCHES } from './judged.ts';

let app: TestApp;
const names = new Map<string, string>();

beforeAll(async () => {
  app = await testApp();
  const { skills } = (await call(app, null, catalogue.skills)).body;
  const seller = async (name: string) => addSeller(app, { name, languages: ['en'], stars: [] });
  const sellers = { Bola: await seller('Bola'), Amara: await seller('Amara'), Kwame: await seller('Kwame') };
  const gigs = Object.entries(JUDGED_GIGS).map(([name, [by, skill, title, tags, description]]) => {
    const place = skills.find((one) => one.name === skill);
    if (!place) throw new Error(`There is no skill ${skill}`);
    const id = newId();
    names.set(id, name);
    return {
      ...{ id, title, description, seller: sellers[by], tags: tags.split(' ') },
      ...{ skillId: place.id, categoryId: place.categoryId, status: 'live' as const },
      ...{ price: 20_000, days: 5, publishedAt: new Date('2026-03-01T09:00:00Z') },
    };
  });
  await addGigs(app, gigs);
  await app.settle();
});
afterAll(() => app.close());

test.each(JUDGED_SEARCHES)('%s', async (query, expected) => {
  const { gigs } = (await call(app, null, gigSearch.search, { query: { query } })).body;
  const found = gigs.map(({ id }) => names.get(id));
  const first = found.slice(0, expected.length);
  expect(expected.length === 0 ? found : [...first].sort()).toEqual([...expected].sort());
});
