/** The guide of a skill: lines for the brief in two languages, and prices once there are five gigs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { skillGuide } from '#contract/gigs/skill-guide.ts';
import { newId } from '#server/core/security/ids.ts';
import { call, hunter, type Person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  addGigs,
  addSeller,
  type MarketGig,
  type MarketSeller,
  setStatus,
} from '#server/testing/gig-market.ts';

let app: TestApp;
let ngozi: Person;
let seller: MarketSeller;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  seller = await addSeller(app, { name: 'Bola', languages: [], stars: [] });
});
afterAll(() => app.close());

/** Live gigs of the skill at these prices in naira, the first the oldest; returns the last one's id. */
async function sell(skillName: string, prices: readonly number[], more: Partial<MarketGig> = {}) {
  const { skills } = await ngozi.ok(catalogue.skills);
  const skill = skills.find(({ name }) => name === skillName);
  const gigs = prices.map((price, day) => ({
    ...{ id: newId(), seller, title: 'Sold', description: 'Work', tags: [], days: 3, price },
    ...{ skillId: skill?.id ?? '', categoryId: skill?.categoryId ?? '', status: 'live' as const },
    ...{ publishedAt: new Date(Date.UTC(2025, 0, 1 + day)), ...more },
  }));
  await addGigs(app, gigs);
  return gigs.at(-1)?.id ?? '';
}

async function pricesOf(skill: string) {
  return (await ngozi.ok(skillGuide.get, { query: { skill } })).prices;
}

test('four gigs are no market, five are; only live ones count', async () => {
  await sell('Illustration', [30_000, 120_000, 45_000, 80_000]);
  await sell('Illustration', [1_000_000], { status: 'paused' });
  await sell('Infographics', [1_000_000]);
  expect(await pricesOf('Illustration')).toBeNull();
  const fifth = await sell('Illustration', [60_000]);
  const market = { low: 30_000, half_low: 45_000, half_high: 80_000, high: 120_000 };
  expect(await pricesOf('Illustration')).toEqual(market);
  await setStatus(app, fifth, 'paused');
  expect(await pricesOf('Illustration')).toBeNull();
});

test('a price that nobody else asks does not stretch the range', async () => {
  await sell('Naming', [...Array.from({ length: 38 }, (_, n) => 11_000 + n * 1_000), 1_000, 9_000_000]);
  expect(await pricesOf('Naming')).toEqual({
    low: 11_000,
    half_low: 19_000,
    half_high: 39_000,
    high: 47_000,
  });
});

test('of a large market the newest two hundred count', async () => {
  await sell('Photography', [...Array(50).fill(5_000), ...Array(200).fill(50_000)]);
  expect(await pricesOf('Photography')).toEqual({
    ...{ low: 50_000, half_low: 50_000, half_high: 50_000, high: 50_000 },
  });
});

test('lines of the kind of work, in the language of the reader', async () => {
  const lines = async (skill: string, language: string) =>
    (await ngozi.ok(skillGuide.get, { query: { skill }, headers: { 'accept-language': language } })).template;
  expect((await lines('Logo design', 'en')).must.split('\n')).toContain('The editable source file');
  expect((await lines('Logo design', 'fr')).must.split('\n')).toContain('Le fichier source modifiable');
  expect((await lines('Blog writing', 'en')).need).toContain('Length in words:');
  const { categories } = await ngozi.ok(catalogue.categories);
  const { skills } = await ngozi.ok(catalogue.skills);
  const firsts = categories.flatMap(({ id }) => skills.find(({ categoryId }) => categoryId === id) ?? []);
  const own = await Promise.all(firsts.map(async ({ name }) => (await lines(name, 'en')).need));
  expect(own.filter((need) => need.startsWith('What I need:'))).toEqual([]);
});

test('an unknown skill is not found, and the guide is for everybody', async () => {
  const unknown = { query: { skill: 'Rocket science' } };
  expect((await ngozi.call(skillGuide.get, unknown)).status).toBe(404);
  expect((await call(app, null, skillGuide.get, { query: { skill: 'Naming' } })).status).toBe(200);
  expect((await ngozi.call(skillGuide.get, { query: { skill: '' } })).refusal.errors).toHaveProperty('skill');
});
