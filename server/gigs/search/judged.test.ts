/** The judged searches: what a person would expect first comes first, misspelt or not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { newId } from '#server/core/security/ids.ts';
import { call } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addGigs, addSeller } from '#server/testing/gig-market.ts';

/** Gigs of three sellers: skill, title, tags, description; the seller's name is found too. */
const JUDGED_GIGS = {
  logo: ['Bola', 'Logo design', 'Logos for new shops', 'logo mark', 'Three drafts and all files.'],
  brand: ['Amara', 'Brand identity', 'A whole brand identity', 'logo colours', 'Colours, type and a guide.'],
  flyer: ['Bola', 'Poster and flyer design', 'Wedding flyers', 'wedding print', 'Ready for the printer.'],
  poster: [
    'Kwame',
    'Poster and flyer design',
    'Concert posters',
    'music poster',
    'For festivals and album nights.',
  ],
  cover: ['Amara', 'Book cover design', 'Covers for novels', 'book novel', 'Front, back and spine.'],
  album: ['Kwame', 'Illustration', 'Album artwork', 'music album', 'A painted cover for your songs.'],
  jingle: [
    'Kwame',
    'Radio jingles copy',
    'Jingles that stay',
    'radio jingle',
    'Words for thirty seconds of radio.',
  ],
  voice: [
    'Amara',
    'Yoruba translation',
    'Ìtumọ̀ èdè Yorùbá',
    'yoruba translation',
    'Tone marks in the right places.',
  ],
  french: [
    'Bola',
    'Illustration',
    'Création de menus de café',
    'français restaurant',
    'Des menus élégants pour votre café.',
  ],
  affiche: [
    'Amara',
    'Poster and flyer design',
    'Affiches de théâtre',
    'affiche spectacle',
    'Livraison en cinq jours.',
  ],
  animation: [
    'Kwame',
    'Character animation',
    'Animated characters',
    'cartoon animation',
    'Ten seconds of a walking hero.',
  ],
  textile: [
    'Amara',
    'Adire and textile design',
    'Adire patterns for cloth',
    'adire fabric',
    'Indigo patterns, ready to print.',
  ],
  photo: ['Bola', 'Photo editing', 'Portraits retouched', 'photo retouch', 'Skin, light and background.'],
  web: ['Kwame', 'Web design', 'Websites for restaurants', 'website restaurant', 'Menu, map and booking.'],
  infographic: [
    'Bola',
    'Infographics',
    'Numbers made clear',
    'charts infographic',
    'Figures for your report.',
  ],
  told: ['Kwame', 'Illustration', 'Pictures of any kind', 'drawing', 'Sometimes also a logo or a website.'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>;
type Judged = keyof typeof JUDGED_GIGS;

/** Search texts, and the gigs that come first, in any order among themselves; none where nothing may be found. */
const JUDGED_SEARCHES: readonly (readonly [string, readonly Judged[]])[] = [
  // Products
  ['logo', ['logo', 'brand', 'told']],
  ['logos', ['logo', 'brand', 'told']],
  ['flyer', ['flyer', 'poster', 'affiche']],
  ['wedding', ['flyer']],
  ['website', ['web', 'told']],
  ['menu', ['web']],
  ['book', ['cover']],
  ['album', ['album', 'poster']],
  ['portrait', ['photo']],
  ['cloth', ['textile']],
  ['charts', ['infographic']],
  // Skills
  ['logo design', ['logo']],
  ['brand identity', ['brand']],
  ['photo editing', ['photo']],
  ['web design', ['web']],
  ['character animation', ['animation']],
  ['textile design', ['textile']],
  ['infographics', ['infographic']],
  // Two-word needs
  ['concert poster', ['poster']],
  ['restaurant website', ['web']],
  ['novel cover', ['cover']],
  ['wedding print', ['flyer']],
  ['radio jingle', ['jingle']],
  ['album cover', ['album']],
  ['adire fabric', ['textile']],
  ['logo restaurant', []],
  // Misspelt
  ['lgo desing', ['logo']],
  ['lgo', ['logo', 'brand', 'told']],
  ['wedidng', ['flyer']],
  ['weding flyer', ['flyer']],
  ['jngles', ['jingle']],
  ['postr', ['poster', 'affiche', 'flyer']],
  ['animatoin', ['animation']],
  ['ilustraton', ['french', 'album', 'told']],
  ['webiste', ['web', 'told']],
  ['brnad identiy', ['brand']],
  ['infografics', ['infographic']],
  ['potrait', ['photo']],
  ['yorbua', ['voice']],
  ['tehatre', ['affiche']],
  ['bokk', ['cover']],
  ['restarant', ['web', 'french']],
  ['carton', ['animation']],
  ['concrt', ['poster']],
  ['raido', ['jingle']],
  ['mneu', ['web']],
  // Unfinished words
  ['illus', ['french', 'album', 'told']],
  ['infog', ['infographic']],
  // French and Yoruba, with marks and without
  ['café', ['french']],
  ['cafe', ['french']],
  ['création', ['french']],
  ['affiche', ['affiche']],
  ['théâtre', ['affiche']],
  ['ìtumọ̀', ['voice']],
  ['itumo ede', ['voice']],
  // Sellers
  ['amara brand', ['brand']],
  ['kwame poster', ['poster']],
  ['Bola photo', ['photo']],
  // Nothing is found
  ['plumber', []],
  ['xylophone', []],
  ['the of and', []],
  ['%%%', []],
];

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

/** Search texts that no gig has all the words of, and the gig that comes first. */
const ANY_OF: readonly (readonly [string, Judged])[] = [
  ['wedding with swimming', 'flyer'],
  ['retouched passport', 'photo'],
  ['yoruba dubbing', 'voice'],
];

test.each(ANY_OF)('any of the words: %s', async (query, first) => {
  const all = (await call(app, null, gigSearch.search, { query: { query } })).body;
  expect(all.gigs).toEqual([]);
  const { gigs } = (await call(app, null, gigSearch.search, { query: { query, any: '1' } })).body;
  expect(names.get(gigs[0]?.id ?? '')).toBe(first);
});

test('any of no words: nothing', async () => {
  const { gigs } = (await call(app, null, gigSearch.search, { query: { query: 'the of and', any: '1' } }))
    .body;
  expect(gigs).toEqual([]);
});
