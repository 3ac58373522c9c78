/** Gigs over the API: what a form must hold, who sees which of them, and who is notified of each change. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { GIGS_MAX, gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words/en.ts';
import { listEvents } from '#server/core/work/events.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addPicture, draftGig, formOfGig, type GigForm, liveGig } from '#server/testing/gigs.ts';

let app: TestApp;
let tunde: Person;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(() => app.close());

async function eventsOf(id: string): Promise<string[]> {
  return (await listEvents(app.database.db, 'gig', id)).map((event) => event.name);
}

describe('a new gig', () => {
  test('is a draft of its caller with everything that was sent', async () => {
    const form = await formOfGig(tunde, { userId: ngozi.id });
    const { gig } = await tunde.ok(gigs.create, { body: form });
    expect(gig).toMatchObject({
      title: form.title,
      overview: form.overview,
      description: form.description,
      categoryId: form.categoryId,
      skillId: form.skillId,
      category: 'Creative visualizers',
      skill: 'Logo design',
      tags: [{ tag: 'logo' }],
      faqs: form.faqs,
      status: 'draft',
      userId: tunde.id,
      own: true,
      can: ['change', 'remove'],
      cover: null,
      gallery: [],
      price_from: 40_000,
      delivery_days: 5,
      orders_completed: 0,
      replies: null,
      user: { id: tunde.id, name: 'Tunde', rating: null, reviews: 0 },
      userdetail: { firstname: 'Tunde', lastname: 'Adeyemi', countryId: 'NG', country: 'Nigeria' },
    });
    expect(gig.scopepackage.map((one) => [one.position, one.name, one.price, one.offers])).toEqual([
      [1, 'Basic', 40_000, 1],
      [2, 'Standard', 75_000, 3],
    ]);
    expect(Object.keys(gig.userdetail ?? {}).sort()).toEqual([
      ...['country', 'countryId', 'description', 'firstname', 'lastname', 'profile_image', 'storyline'],
    ]);
    expect(await eventsOf(gig.id)).toEqual(['gig.create']);
  });

  test('shows text as it was typed', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const form = { title: text, overview: text, description: text, tags: [{ tag: text.slice(0, 30) }] };
    const gig = await draftGig(tunde, { ...form, faqs: [{ faq: text, answer: text }] });
    expect(gig).toMatchObject({ ...form, faqs: [{ faq: text, answer: text }] });
  });

  test.each([
    [[], ['talent']],
    [undefined, ['talent']],
    [
      ['Logo', ' logo ', 'LOGO', 'Ankara', 'ankara'],
      ['Logo', 'Ankara'],
    ],
  ])('keeps of the tags %j %j', async (sent, kept) => {
    const gig = await draftGig(tunde, { tags: sent?.map((tag) => ({ tag })) });
    expect(gig.tags.map(({ tag }) => tag)).toEqual(kept);
  });

  test('takes a skill of the category, of the one above it or of one below it', async () => {
    const { categories } = await tunde.ok(catalogue.categories);
    const { skills } = await tunde.ok(catalogue.skills);
    const below = categories.find((one) => one.name === 'Copywriting');
    const above = categories.find((one) => one.id === below?.parentId);
    const other = categories.find((one) => one.name === 'Animators');
    const skillId = skills.find((one) => one.categoryId === below?.id)?.id ?? '';
    for (const category of [below, above]) {
      const gig = await draftGig(tunde, { categoryId: category?.id ?? '', skillId });
      expect(gig.category).toBe(category?.name);
    }
    const body = await formOfGig(tunde, { categoryId: other?.id ?? '', skillId });
    const answer = await tunde.call(gigs.create, { body });
    expect([answer.status, answer.refusal.errors]).toEqual([
      422,
      { skillId: [words.gigs.errors.skillNotInCategory] },
    ]);
  });

  const scope = (changes: object) => ({
    scopepackage: [
      {
        ...{ name: 'Basic', price: 40_000, delivery_days: 5, offers: 1, revisions: 1, includes: ['A'] },
        ...changes,
      },
    ],
  });
  test.each([
    [{ title: '' }, 'title', words.gigs.fixed.title],
    [{ title: 'x'.repeat(81) }, 'title', words.common.errors.tooLong(80)],
    [{ description: ' ' }, 'description', words.gigs.fixed.description],
    [{ description: 'x'.repeat(5001) }, 'description', words.common.errors.tooLong(5000)],
    [{ title: 'a\u202Eb' }, 'title', words.common.errors.plainText],
    [{ categoryId: randomUUID() }, 'categoryId', words.gigs.errors.category],
    [{ skillId: randomUUID() }, 'skillId', words.gigs.errors.skill],
    [{ tags: 'logo' }, 'tags', undefined],
    [{ tags: [{ tag: { $gt: '' } }] }, 'tags.0.tag', words.gigs.errors.tag],
    [{ tags: Array(10_000).fill({ tag: 'a' }) }, 'tags', words.gigs.errors.tagsMax],
    [{ tags: [{ tag: 'x'.repeat(31) }] }, 'tags.0.tag', words.common.errors.tooLong(30)],
    [{ scopepackage: [] }, 'scopepackage', words.gigs.errors.packages],
    [scope({ price: '999' }), 'scopepackage.0.price', words.gigs.errors.priceMin(1000)],
    [scope({ price: -5 }), 'scopepackage.0.price', undefined],
    [scope({ price: 1e15 }), 'scopepackage.0.price', words.gigs.errors.price],
    [scope({ price: 1500.5 }), 'scopepackage.0.price', words.gigs.errors.price],
    [scope({ delivery_days: 0 }), 'scopepackage.0.delivery_days', words.gigs.errors.deliveryDays],
    [scope({ delivery_days: 366 }), 'scopepackage.0.delivery_days', words.gigs.errors.deliveryDays],
    [scope({ offers: 101 }), 'scopepackage.0.offers', words.gigs.errors.offers],
    [scope({ revisions: -1 }), 'scopepackage.0.revisions', words.gigs.errors.revisions],
    [scope({ includes: [] }), 'scopepackage.0.includes', words.gigs.errors.includes],
    [scope({ position: 3 }), 'position', words.common.errors.unknownField],
    [{ status: 'live' }, 'status', words.common.errors.unknownField],
  ])('with %j is refused under %s', async (changes, field, message) => {
    const form = await formOfGig(tunde);
    const answer = await tunde.call(gigs.create, { body: { ...form, ...(changes as object) } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual([field]);
    if (message) expect(answer.refusal.errors?.[field]).toEqual([message]);
  });

  test('the 21st is refused, also when two are made at once; one that was taken down counts no more', async () => {
    const busy = await talent(app, 'Busy');
    const form = await formOfGig(busy);
    for (let i = 1; i < GIGS_MAX; i += 1) await busy.ok(gigs.create, { body: form });
    const answers = await Promise.all([1, 2].map(() => busy.call(gigs.create, { body: form })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.refusal.message).toBe(words.gigs.errors.tooMany);
    const { gigs: all, next } = await busy.ok(gigs.listOwn, { query: { limit: '50' } });
    expect([all.length, next]).toEqual([GIGS_MAX, null]);
    await busy.ok(gigs.remove, { params: { id: all[0]?.id ?? '' } });
    expect((await busy.call(gigs.create, { body: form })).status).toBe(200);
  });
});

describe('a change', () => {
  test('replaces everything and says so', async () => {
    const gig = await liveGig(tunde);
    const changes: Partial<GigForm> = {
      title: 'Masks for your festival',
      tags: [{ tag: 'mask' }],
      faqs: [],
      scopepackage: [
        { name: 'One', price: 90_000, delivery_days: 20, offers: 2, revisions: 0, includes: ['Two masks'] },
      ],
    };
    const body = await formOfGig(tunde, changes);
    const { gig: after } = await tunde.ok(gigs.update, { params: { id: gig.id }, body });
    expect(after).toMatchObject({
      ...changes,
      scopepackage: [{ position: 1, price: 90_000 }],
      status: 'live',
    });
    expect([after.price_from, after.delivery_days]).toEqual([90_000, 20]);
    expect(after.gallery).toEqual(gig.gallery);
    expect((await eventsOf(gig.id)).at(-1)).toBe('gig.change');
  });

  test('of one field keeps the others', async () => {
    const gig = await liveGig(tunde, {
      tags: [{ tag: 'mask' }],
      faqs: [{ faq: 'Which files?', answer: 'PNG.' }],
    });
    const params = { id: gig.id };
    const kept = { ...gig, updated_at: expect.any(String) };
    const { gig: renamed } = await tunde.ok(gigs.update, { params, body: { title: 'Masks' } });
    expect(renamed).toEqual({ ...kept, title: 'Masks' });
    const { scopepackage = [] } = await formOfGig(tunde);
    const priced = scopepackage.map((one) => ({ ...one, price: 70_000 }));
    const { gig: dearer } = await tunde.ok(gigs.update, { params, body: { scopepackage: priced } });
    expect([dearer.title, dearer.price_from, dearer.tags, dearer.faqs]).toEqual([
      ...['Masks', 70_000, gig.tags, gig.faqs],
    ]);
  });

  test('is open to the owner alone; others find nothing', async () => {
    const gig = await liveGig(tunde);
    const other = await talent(app, 'Amaka');
    const params = { id: gig.id };
    const body = await formOfGig(other, { title: 'Mine now' });
    expect((await other.call(gigs.update, { params, body })).status).toBe(404);
    expect((await other.call(gigs.update, { params, body: {} })).status).toBe(404);
    for (const entry of [gigs.remove, gigs.publish, gigs.pause])
      expect((await other.call(entry, { params })).status).toBe(404);
    expect((await ngozi.call(gigs.update, { params, body })).status).toBe(403);
    expect((await ngozi.call(gigs.create, { body })).status).toBe(403);
    const [same] = (await ngozi.ok(gigs.get, { params })).gig;
    expect([same?.title, same?.own, same?.can]).toEqual([gig.title, false, []]);
  });
});

describe('the life of a gig', () => {
  test('draft, live, paused, live again; each step once and recorded', async () => {
    const gig = await draftGig(tunde);
    const params = { id: gig.id };
    const empty = await tunde.call(gigs.publish, { params });
    expect([empty.status, empty.refusal.code, empty.refusal.message]).toEqual([
      ...[409, 'gallery_empty', words.gigs.errors.galleryEmpty],
    ]);
    expect((await tunde.call(gigs.pause, { params })).refusal.code).toBe('draft');
    await addPicture(tunde, gig.id);
    const [ready] = (await tunde.ok(gigs.get, { params })).gig;
    expect(ready?.can).toEqual(['change', 'publish', 'remove']);
    const live = (await tunde.ok(gigs.publish, { params })).gig;
    expect([live.status, live.can]).toEqual(['live', ['change', 'pause', 'remove']]);
    expect((await tunde.call(gigs.publish, { params })).refusal.code).toBe('live');
    expect((await tunde.ok(gigs.pause, { params })).gig).toMatchObject({
      status: 'paused',
      can: ['change', 'publish', 'remove'],
    });
    await tunde.ok(gigs.publish, { params });
    expect(await eventsOf(gig.id)).toEqual([
      ...['gig.create', 'gig.change', 'gig.publish', 'gig.pause', 'gig.publish'],
    ]);
  });

  test('two clicks on publish at once are one step', async () => {
    const gig = await draftGig(tunde);
    await addPicture(tunde, gig.id);
    const click = () => tunde.call(gigs.publish, { params: { id: gig.id } });
    const answers = await Promise.all([click(), click(), click()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await eventsOf(gig.id)).filter((name) => name === 'gig.publish')).toHaveLength(1);
  });

  test('one that was taken down is nowhere, and its files go', async () => {
    const seller = await talent(app, 'Sade');
    const gig = await liveGig(seller);
    const url = `/${gig.cover?.picture?.sources[0]?.avif}`;
    expect((await app.http.inject({ url })).statusCode).toBe(200);
    await seller.ok(gigs.remove, { params: { id: gig.id } });
    expect((await eventsOf(gig.id)).at(-1)).toBe('gig.remove');
    for (const someone of [seller, ngozi]) {
      expect((await someone.call(gigs.get, { params: { id: gig.id } })).status).toBe(404);
      const { gigs: list } = await someone.ok(gigs.ofPerson, { params: { id: seller.id } });
      expect(list).toEqual([]);
    }
    expect((await seller.ok(gigs.listOwn)).gigs).toEqual([]);
    expect((await seller.call(gigs.remove, { params: { id: gig.id } })).status).toBe(404);
    const body = { gigId: gig.id };
    expect((await seller.call(gallery.add, { body })).status).toBe(404);
    await app.settle();
    expect((await app.http.inject({ url })).statusCode).toBe(404);
    const left = await app.database.db
      .selectFrom('files')
      .select('id')
      .where('owner_id', '=', seller.id)
      .where('swept_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });
});
