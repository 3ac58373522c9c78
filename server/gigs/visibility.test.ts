/** Who sees which gigs: their owner drafts and paused ones, everybody live ones, nobody those of a suspended talent. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { draftGig, liveGig } from '#server/testing/gigs.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { accepted, review } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(() => app.close());

describe('who sees what', () => {
  test('drafts and paused gigs are their owner’s alone', async () => {
    const seller = await talent(app, 'Bola');
    const draft = await draftGig(seller);
    const live = await liveGig(seller);
    const paused = await liveGig(seller);
    await seller.ok(gigs.pause, { params: { id: paused.id } });
    const statuses = async (someone: Person) =>
      Promise.all(
        [draft, live, paused].map(
          async ({ id }) => (await someone.call(gigs.get, { params: { id } })).status,
        ),
      );
    expect(await statuses(seller)).toEqual([200, 200, 200]);
    expect(await statuses(ngozi)).toEqual([404, 200, 404]);
    const ids = (list: { id: string }[]) => list.map((one) => one.id);
    expect(ids((await seller.ok(gigs.listOwn)).gigs)).toEqual([paused.id, live.id, draft.id]);
    for (const someone of [seller, ngozi]) {
      const { gigs: shown } = await someone.ok(gigs.ofPerson, { params: { id: seller.id } });
      expect(ids(shown)).toEqual([live.id]);
    }
    expect((await ngozi.call(gigs.ofPerson, { params: { id: randomUUID() } })).status).toBe(404);
  });

  test('a locked out talent sells nothing', async () => {
    const seller = await talent(app, 'Gone');
    const gig = await liveGig(seller);
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', seller.id)
      .execute();
    expect((await ngozi.call(gigs.get, { params: { id: gig.id } })).status).toBe(404);
    expect((await ngozi.call(gigs.ofPerson, { params: { id: seller.id } })).status).toBe(404);
    const featured = (await call(app, null, gigs.featured)).body.gigs;
    expect(featured.map((one) => one.id)).not.toContain(gig.id);
  });

  test('lists come in pages, newest first', async () => {
    const seller = await talent(app, 'Pages');
    const made: string[] = [];
    for (let i = 0; i < 5; i += 1) made.push((await draftGig(seller)).id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(after && { after }) };
      const page: { gigs: { id: string }[]; next: string | null } = await seller.ok(gigs.listOwn, { query });
      seen.push(...page.gigs.map((one) => one.id));
      after = page.next;
    } while (after);
    expect(seen).toEqual(made.reverse());
  });

  test('featured: one of each talent, the best rated first, for anybody', async () => {
    const star = await talent(app, 'Star');
    await liveGig(star);
    const newest = await liveGig(star);
    const done = await accepted(app, { hunter: ngozi, talent: star });
    await review(ngozi, star, done.job.id);
    await review(star, ngozi, done.job.id);
    await app.settle();
    const { gigs: shown } = (await call(app, null, gigs.featured)).body;
    expect(shown[0]).toMatchObject({ id: newest.id, userId: star.id, skill: newest.skill });
    expect(shown[0]?.user.rating).toBeGreaterThan(0);
    expect(new Set(shown.map((one) => one.userId)).size).toBe(shown.length);
    expect(shown.length).toBeLessThanOrEqual(12);
  });
});

test('lists cost the same number of statements for one gig as for five, of one talent or of several', async () => {
  const seller = await talent(app, 'Many');
  const cost = async () => [
    (await statementsOf(app.database, () => seller.ok(gigs.listOwn))).length,
    (await statementsOf(app.database, () => ngozi.ok(gigs.ofPerson, { params: { id: seller.id } }))).length,
    (await statementsOf(app.database, () => call(app, null, gigs.featured))).length,
  ];
  await liveGig(seller);
  await cost();
  const one = await cost();
  expect(Math.min(...one)).toBeGreaterThan(0);
  for (let i = 0; i < 4; i += 1) await liveGig(seller);
  await liveGig(await talent(app, 'Another'));
  await cost();
  expect(await cost()).toEqual(one);
});
