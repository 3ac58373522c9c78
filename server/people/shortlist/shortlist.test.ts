/** The shortlist over the API: each entry once, shown while visible, limited in size, erased with the account (rule 9.19). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { keptIds } from '#contract/people/kept-ids.ts';
import { people } from '#contract/people/people.ts';
import { SHORTLIST_MAX, shortlist } from '#contract/people/shortlist.ts';
import { words } from '#contract/words/en.ts';
import { sectionsOf } from '#server/own-data/copy/queries.ts';
import { hunter, PASSWORD, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { draftGig, liveGig } from '#server/testing/gigs.ts';

let app: TestApp;
let tunde: Person;
let gig: { id: string };
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
  gig = await liveGig(tunde, { title: 'A mark' });
});
beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(() => app.close());

type Kind = 'gig' | 'talent';
const keep = (kind: Kind, { id }: { id: string }, by = ngozi) =>
  by.call(shortlist.keep, { params: { kind, id } });
const remove = (kind: Kind, { id }: { id: string }) => ngozi.ok(shortlist.remove, { params: { kind, id } });
const ids = async (by = ngozi) => (await by.ok(keptIds.list)).ids;
/** The titles and names on the shortlist, in its order. */
async function listed(query = {}) {
  const { kept, next } = await ngozi.ok(shortlist.list, { query });
  return { names: kept.map((one) => one.gig?.title ?? one.talent?.name), next };
}
const suspend = (who: Person, at: Date | null) =>
  app.database.db.updateTable('users').set({ disabled_at: at }).where('id', '=', who.id).execute();

test('keeps a gig and a talent once, however often and at once it is pressed, and takes them off again', async () => {
  await Promise.all([keep('gig', gig), keep('gig', gig), keep('talent', tunde)]);
  expect((await keep('talent', tunde)).status).toBe(200);
  expect((await ids()).toSorted()).toEqual([gig.id, tunde.id].toSorted());
  const { kept } = await ngozi.ok(shortlist.list);
  const [card] = (await ngozi.ok(people.get, { params: { id: tunde.id } })).users.gigs;
  expect(kept.find((one) => one.gig)?.gig).toEqual({ ...card, skill: 'Logo design' });
  const { talents } = await ngozi.ok(people.findTalents, { query: { name: 'Tunde' } });
  expect(kept.find((one) => one.talent)?.talent).toEqual({ ...talents[0], rating: null, reviews: 0 });
  await remove('gig', gig);
  await remove('gig', gig);
  expect(await ids()).toEqual([tunde.id]);
  expect(await ids(await hunter(app)), 'the list of somebody else').toEqual([]);
});

test('comes in pages, what was kept last first', async () => {
  for (const title of ['One', 'Two', 'Three']) await keep('gig', await liveGig(tunde, { title }));
  const first = await listed({ limit: '2' });
  expect(first.names).toEqual(['Three', 'Two']);
  expect(await listed({ limit: '2', after: first.next })).toEqual({ names: ['One'], next: null });
});

test('takes nothing that others cannot see, nothing of one’s own, and is for hunters', async () => {
  const both = await person(app, 'Both', [1, 2]);
  for (const [kind, what] of [
    ['gig', { id: randomUUID() }],
    ['gig', await draftGig(tunde)],
    ['talent', { id: randomUUID() }],
    ['talent', await person(app, 'Bare', [])],
    ['talent', gig],
  ] as const)
    expect((await keep(kind, what)).status, kind).toBe(404);
  expect((await keep('talent', both, both)).status).toBe(404);
  expect((await keep('gig', await liveGig(both), both)).status).toBe(404);
  expect((await keep('gig', gig, tunde)).status).toBe(403);
  expect(await ids(both)).toEqual([]);
});

test('leaves out what is paused, taken down or locked out; what comes back is there again', async () => {
  const maker = await talent(app, 'Maker');
  const [paused, removed] = [await liveGig(maker, { title: 'Paused' }), await liveGig(maker)];
  for (const one of [paused, removed]) await keep('gig', one);
  await keep('talent', maker);
  await maker.ok(gigs.pause, { params: { id: paused.id } });
  await maker.ok(gigs.remove, { params: { id: removed.id } });
  expect((await listed()).names).toEqual(['Maker Adeyemi']);
  await suspend(maker, new Date());
  expect([await ids(), (await listed()).names]).toEqual([[], []]);
  await suspend(maker, null);
  await maker.ok(gigs.publish, { params: { id: paused.id } });
  expect(await ids()).toEqual([paused.id, maker.id]);
});

test('holds so many and says so; what is gone leaves room', async () => {
  await sql`
    with made as (
      insert into users (id, name, email, email_key, password_hash, created_at)
      select gen_random_uuid(), 'Kept', 'kept' || n || ${ngozi.id}, 'kept' || n || ${ngozi.id}, '', now()
      from generate_series(1, ${SHORTLIST_MAX}) n
      returning id
    ), profile as (
      insert into profiles (user_id, firstname, lastname, gender, phone_number, country_id, state_id, created_at, updated_at)
      select id, 'Kept', 'One', 'Female', '+2348031234567', 'NG', 'LA', now(), now() from made
    )
    insert into shortlist (id, hunter_id, talent_id, created_at) select id, ${ngozi.id}, id, now() from made
  `.execute(app.database.db);
  const refused = await keep('gig', gig);
  expect([refused.status, refused.refusal]).toEqual([
    409,
    expect.objectContaining({ code: 'full', message: words.buying.shortlist.full(SHORTLIST_MAX) }),
  ]);
  expect(await ids()).toHaveLength(SHORTLIST_MAX);
  const [some = ''] = await ids();
  expect((await keep('talent', { id: some })).status, 'kept before').toBe(200);
  await app.database.db
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('id', '=', some)
    .execute();
  expect((await keep('gig', gig)).status).toBe(200);
});

test('is in the copy of own data, and goes with either account', async () => {
  const leaving = await talent(app, 'Leaving');
  await keep('talent', leaving);
  await keep('gig', gig);
  const copied = await sectionsOf(ngozi.id)
    .find(({ file }) => file === 'shortlist')
    ?.rows(app.database.db, 0n);
  expect(copied).toMatchObject([{ talent: leaving.name }, { gig: 'A mark' }]);
  const rows = async () =>
    (await sql`select from shortlist where hunter_id = ${ngozi.id}`.execute(app.database.db)).rows.length;
  await leaving.ok(ownData.remove, { body: { password: PASSWORD } });
  expect(await rows()).toBe(1);
  await ngozi.ok(ownData.remove, { body: { password: PASSWORD } });
  expect(await rows()).toBe(0);
});
