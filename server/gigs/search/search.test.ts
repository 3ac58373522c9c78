/** The search through the API: what is found by which words, what never is, and what hostile texts get. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { languages } from '#contract/profiles/qualifications.ts';
import { call, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { draftGig, type GigForm, liveGig } from '#server/testing/gigs.ts';

let app: TestApp;
let tunde: Person;
let amina: Person;
const made: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  [tunde, amina] = [await talent(app, 'Tunde'), await talent(app, 'Àmínà')];
  const { skills } = await tunde.ok(catalogue.skills);
  const place = (name: string) => {
    const skill = skills.find((one) => one.name === name);
    return { categoryId: skill?.categoryId ?? '', skillId: skill?.id ?? '' };
  };
  const sell = async (name: string, seller: Person, form: Partial<GigForm>) => {
    made[name] = (await liveGig(seller, { overview: '', tags: [{ tag: 'craft' }], ...form })).id;
  };
  await sell('title', tunde, {
    ...place('Brand identity'),
    title: 'Logo design for shops',
    description: 'A mark that lasts.',
  });
  await sell('tag', tunde, {
    ...place('Brand identity'),
    title: 'A face for your shop',
    tags: [{ tag: 'logo' }, { tag: 'design' }],
    description: 'A mark that lasts.',
  });
  await sell('told', tunde, {
    ...place('Brand identity'),
    title: 'Signs and shop fronts',
    description: 'I also do logo design when it is needed.',
  });
  await sell('yoruba', amina, {
    ...place('Yoruba translation'),
    title: 'Ìtumọ̀ èdè Yorùbá',
    description: 'Mo ń ṣe iṣẹ́ yìí pẹ̀lú ayọ̀. E-mail and post.',
  });
  await sell('jingle', amina, {
    ...place('Radio jingles copy'),
    title: 'Jingles that stay',
    description: 'Ƙwararre in Hausa rhymes.',
  });
  made.draft = (await draftGig(tunde, { ...place('Illustration'), title: 'Zebra drawings' })).id;
  await app.settle();
});
afterAll(() => app.close());

async function search(query: Record<string, string> = {}) {
  const answer = await call(app, null, gigSearch.search, { query });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.refusal)}`);
  return answer.body;
}
const counts = async (query: Record<string, string>) =>
  (await call(app, null, gigSearch.counts, { query })).body;
const names = (ids: readonly { id: string }[]) =>
  ids.map(({ id }) => Object.keys(made).find((name) => made[name] === id));
const found = async (query: string) => names((await search({ query })).gigs);

test('without words nobody comes twice on a page before each came once (rule 9.7)', async () => {
  const of = (gigs: readonly { userId: string }[]) => gigs.map(({ userId }) => userId);
  const all = of((await search()).gigs);
  expect(all.length).toBe(5);
  expect(new Set(all.slice(0, 2))).toEqual(new Set([tunde.id, amina.id]));
  expect(of((await search({ sort: 'newest' })).gigs).slice(0, 3)).toEqual([amina.id, amina.id, tunde.id]);
});

describe('words', () => {
  test.each([
    ['Identité de marque', ['tag', 'title', 'told']],
    ["d'identités", ['tag', 'title', 'told']],
    ['traduction', ['yoruba']],
    ['traduction mp3', []],
    ['logo', ['tag', 'title', 'told']],
    ['de', []],
  ])('%s in French finds what is offered under the name of a skill', async (query, expected) => {
    const headers = { 'accept-language': 'fr' };
    const { body } = await call(app, null, gigSearch.search, { query: { query }, headers });
    expect(names(body.gigs).toSorted()).toEqual(expected);
    expect(body.corrected).toBeNull();
    const counted = (await call(app, null, gigSearch.counts, { query: { query }, headers })).body;
    expect(counted.total.count).toBe(expected.length);
  });

  test('the values of filters are called as the reader calls them', async () => {
    const headers = { 'accept-language': 'fr' };
    const { facets } = (await call(app, null, gigSearch.counts, { query: { query: 'logo' }, headers })).body;
    expect(facets.skill.map(({ name }) => name)).toEqual(['Identité de marque']);
    expect((await counts({ query: 'logo' })).facets.skill.map(({ name }) => name)).toEqual([
      'Brand identity',
    ]);
  });

  test('an English reader finds nothing by a French name', async () => {
    expect(await found('Identité de marque')).toEqual([]);
  });

  test('count in the title before tags and description', async () => {
    expect(await found('logo design')).toEqual(['title', 'tag', 'told']);
    expect(await found('design logo')).toEqual(['title', 'tag', 'told']);
  });

  test('find gigs by skill, seller, description and tag', async () => {
    expect(await found('radio copy')).toEqual(['jingle']);
    expect((await found('amina')).sort()).toEqual(['jingle', 'yoruba']);
    expect(await found('rhymes')).toEqual(['jingle']);
    expect((await found('craft')).length).toBe(4);
  });

  test('must all be there, in whatever form', async () => {
    expect(await found('jingle staying')).toEqual(['jingle']);
    expect(await found('logo jingle')).toEqual([]);
  });

  test.each([
    ['lgo desing', 'logo design', ['title', 'tag', 'told']],
    ['jngles', 'jingles', ['jingle']],
    ['yorbua', 'yoruba', ['yoruba']],
    ['Logo dsign', 'Logo design', ['title', 'tag', 'told']],
    ['trans', 'translation', ['yoruba']],
  ])('misspelt or begun, %s finds %s', async (typed, corrected, expected) => {
    const answer = await search({ query: typed });
    expect([answer.corrected, names(answer.gigs)]).toEqual([corrected, expected]);
  });

  test('misspelt are not corrected to what the filters leave nothing of', async () => {
    const answer = await search({ query: 'jngles', price_max: '1' });
    expect([answer.corrected, answer.gigs]).toEqual([null, []]);
  });

  test('that some gig has are left as they were typed', async () => {
    for (const query of ['logo', 'mark', '', 'rhyme']) expect((await search({ query })).corrected).toBeNull();
  });

  test('of no gig and near none find nothing', async () => {
    const answer = await search({ query: 'xylophone' });
    expect(answer).toMatchObject({ gigs: [], corrected: null, next: null });
    const { total, facets } = await counts({ query: 'xylophone' });
    expect([total, facets.skill, facets.price_max[0]?.count]).toEqual([{ count: 0, more: false }, [], 0]);
    expect(await found('the of and')).toEqual([]);
  });

  test.each(['Ìtumọ̀ èdè', 'itumo ede', 'ITUMO EDE', 'iṣẹ́', 'ise', 'ìse', 'ayo', 'email', 'e-mail', 'E‑mail'])(
    'with and without accents and tone marks: %s',
    async (query) => {
      expect(await found(query)).toEqual(['yoruba']);
    },
  );

  test('with letters of Hausa', async () => {
    expect(await found('kwararre')).toEqual(['jingle']);
    expect(await found('ƙwararre')).toEqual(['jingle']);
  });
});

describe('hostile texts', () => {
  test.each([
    '%',
    '%%%',
    "'",
    '"',
    "' or 1=1 --",
    '&|!:*()<->',
    '\\',
    'a:*',
    '!!logo',
    "logo' & 'x",
    '<script>',
    '🧵',
  ])('are words or nothing: %s', async (query) => {
    const { gigs: cards } = await search({ query });
    expect(cards.length).toBeLessThanOrEqual(3);
    expect((await counts({ query })).total).toEqual({ count: cards.length, more: false });
  });

  test('a hundred characters are searched, one more is refused', async () => {
    await search({ query: 'a'.repeat(100) });
    await search({ query: 'ab '.repeat(33) });
    await search({ query: 'ọ̀'.repeat(33) });
    const long = await call(app, null, gigSearch.search, { query: { query: 'a'.repeat(101) } });
    expect([long.status, long.refusal.errors]).toEqual([422, { query: ['Use at most 100 characters'] }]);
  });

  test('a NUL, a cursor of nowhere and unknown filters do no harm', async () => {
    expect((await search({ query: 'lo\0go' })).gigs).toEqual([]);
    for (const after of ['x', 'eyJh', Buffer.from('["relevance",9]').toString('base64url')]) {
      expect(names((await search({ query: 'logo', after })).gigs)).toEqual(['title', 'tag', 'told']);
    }
    const wrong = [
      { sort: 'best' },
      { category: 'x' },
      { price_min: '-1' },
      { page: '2' },
      { online: 'yes' },
    ];
    for (const query of wrong) {
      expect((await call(app, null, gigSearch.search, { query: query as never })).status).toBe(422);
      expect((await call(app, null, gigSearch.counts, { query: query as never })).status).toBe(422);
    }
  });
});

describe('what search knows', () => {
  test('drafts are never found, paused gigs no more, published ones at once', async () => {
    expect(await found('zebra')).toEqual([]);
    await tunde.ok(gigs.pause, { params: { id: made.title ?? '' } });
    expect(await found('logo design')).toEqual(['tag', 'told']);
    await tunde.ok(gigs.publish, { params: { id: made.title ?? '' } });
    expect(await found('logo design')).toEqual(['title', 'tag', 'told']);
  });

  test('a changed or removed gig is found as it is now', async () => {
    const gig = await liveGig(tunde, { title: 'Kites of paper' });
    expect((await search({ query: 'kites' })).gigs.map((one) => one.id)).toEqual([gig.id]);
    const { gig: before } = await tunde
      .ok(gigs.get, { params: { id: gig.id } })
      .then(({ gig: [one] }) => ({ gig: one }));
    await tunde.ok(gigs.update, {
      params: { id: gig.id },
      body: {
        ...{ title: 'Lanterns of paper', overview: '', description: before?.description ?? '' },
        ...{ categoryId: before?.categoryId, skillId: before?.skillId },
        scopepackage: [
          { name: 'One', price: 3000, delivery_days: 2, offers: 1, revisions: 0, includes: ['It'] },
        ],
      },
    });
    expect((await search({ query: 'kites' })).gigs).toEqual([]);
    const [card] = (await search({ query: 'lanterns' })).gigs;
    expect(card).toMatchObject({ id: gig.id, price_from: 3000, delivery_days: 2 });
    await tunde.ok(gigs.remove, { params: { id: gig.id } });
    expect((await search({ query: 'lanterns' })).gigs).toEqual([]);
  });

  test('another name and language of a seller are heard of', async () => {
    await amina.ok(profiles.save, { body: { lastname: 'Ọláyínká' } });
    await amina.ok(languages.attach, { body: { languages: [{ languageId: 'yo', proficiency: 'Native' }] } });
    await app.settle();
    expect((await found('olayinka')).sort()).toEqual(['jingle', 'yoruba']);
    expect(names((await search({ language: 'yo' })).gigs).sort()).toEqual(['jingle', 'yoruba']);
    await amina.ok(profiles.save, { body: { lastname: 'Bello' } });
    await app.settle();
    expect(await found('olayinka')).toEqual([]);
  });

  test('a seller who is locked out is not found from that moment on', async () => {
    const kemi = await talent(app, 'Kemi');
    await liveGig(kemi, { title: 'Basket weaving' });
    expect((await search({ query: 'basket' })).gigs).toHaveLength(1);
    await sql`update users set disabled_at = now() where id = ${kemi.id}`.execute(app.database.db);
    expect((await search({ query: 'basket' })).gigs).toEqual([]);
  });

  test('who is here now', async () => {
    await amina.ok(languages.listOwn);
    await app.settle();
    app.passMinutes(6);
    expect((await search({ online: '1' })).gigs).toEqual([]);
    await amina.ok(languages.listOwn);
    await app.settle();
    expect(names((await search({ online: '1' })).gigs).sort()).toEqual(['jingle', 'yoruba']);
    const { total, facets } = await counts({ online: '1' });
    expect([total, facets.online]).toEqual([
      { count: 2, more: false },
      [{ value: '1', name: 'Online now', count: 2, more: false }],
    ]);
  });

  test('counts of every word and every mark are those of the live gigs, however they came about', async () => {
    await app.settle();
    const { rows } = await sql<{ term: string; counted: number; held: number }>`
      select term, coalesce(t.gigs, 0) as counted, coalesce(h.gigs, 0)::int as held
      from search_terms t
      full join (
        select term, count(*) as gigs
        from gig_search cross join unnest(tsvector_to_array(words) || 'all.'::text) as term
        group by term
      ) h using (term)
    `.execute(app.database.db);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => row.counted !== row.held)).toEqual([]);
  });
});
