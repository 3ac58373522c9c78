/** Languages over the API: the list to choose from, and people's own with their levels. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, QUALIFICATIONS_MAX } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words/en.ts';
import { words as french } from '#contract/words/fr.ts';
import { listEvents } from '#server/core/work/events.ts';
import { call, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const attach = (me: Person, list: unknown) => me.call(languages.attach, { body: { languages: list } });
const native = (languageId: string) => ({ languageId, proficiency: 'Native' });

async function levelsOf(person: Person): Promise<Record<string, string>> {
  const found = (await person.ok(languages.listOwn)).languages;
  return Object.fromEntries(found.map((one) => [one.languageId, one.proficiency]));
}

/** The languages that the dialog offers before a search. */
const offered = ({ first }: typeof words.profiles.languages) =>
  Object.entries(first).map(([id, name]) => ({ id, name }));

async function find(search: string) {
  return (await call(app, null, languages.list, { query: { search } })).body.languages;
}

describe('the list', () => {
  test('holds every living language once, by name', async () => {
    const list = (await call(app, null, languages.list)).body.languages;
    expect(list.length).toBeGreaterThan(7000);
    const letters = new Intl.Collator('en', { ignorePunctuation: true });
    const names = list.map((one) => one.name);
    expect(names).toEqual([...names].sort(letters.compare));
    expect(list).toEqual(expect.arrayContaining(offered(words.profiles.languages)));
  });

  test('is in French for who reads French, and found by those names, without accents too', async () => {
    const ask = async (search = '') =>
      (
        await app.http.inject({
          url: `/api/${languages.list.path}${search && `?search=${search}`}`,
          headers: { 'accept-language': 'fr-CI' },
        })
      ).json().languages;
    expect((await ask('fran'))[0]).toEqual({ id: 'fr', name: 'Français' });
    expect((await ask('efik'))[0]).toEqual({ id: 'efi', name: 'Éfik' });
    expect(await ask('a')).toHaveLength(20);
    const all = await ask();
    expect(all).toHaveLength((await call(app, null, languages.list)).body.languages.length);
    expect(all).toEqual(expect.arrayContaining(offered(french.profiles.languages)));
  });

  test('is searched by a part of the name; what begins with it stands first, twenty at most', async () => {
    expect((await find('YORUB'))[0]).toEqual({ id: 'yo', name: 'Yoruba' });
    const swahili = ['Swahili', 'Swahili (individual language)', 'Congo Swahili', 'Cutchi-Swahili'];
    expect((await find('swahili')).map((one) => one.name)).toEqual(swahili);
    expect((await find('pidgin')).map((one) => one.id)).toContain('pcm');
    expect(await find('a')).toHaveLength(20);
    expect(await find('%')).toEqual([]);
    expect(await find("' or 1=1 --")).toEqual([]);
  });

  test('does not offer what the standard dropped', async () => {
    const { db } = app.database;
    await db.insertInto('languages').values({ id: 'xx', name: 'Zzz dropped' }).execute();
    expect(await find('zzz dropped')).toEqual([]);
    const answer = await attach(await talent(app), [native('xx')]);
    expect(answer.refusal.errors).toEqual({ languages: [words.profiles.qualificationErrors.language] });
  });
});

test('are answered by name with their levels; attached again, the level changes', async () => {
  const me = await talent(app);
  const { body } = await attach(me, [
    native('yo'),
    native('en'),
    { languageId: 'en', proficiency: 'Fluent' },
  ]);
  expect(body.languages).toEqual([
    { languageId: 'en', name: 'English', proficiency: 'Fluent' },
    { languageId: 'yo', name: 'Yoruba', proficiency: 'Native' },
  ]);
  await attach(me, JSON.stringify([{ languageId: 'en', proficiency: 'Basic' }]));
  expect(await levelsOf(me)).toEqual({ en: 'Basic', yo: 'Native' });
});

test('are taken off one by one; what is not on one’s profile is not there', async () => {
  const me = await talent(app);
  await attach(me, [native('ha'), native('pcm')]);
  const stranger = await talent(app, 'Stranger');
  expect((await stranger.call(languages.detach, { params: { id: 'pcm' } })).status).toBe(404);
  const rest = await me.ok(languages.detach, { params: { id: 'pcm' } });
  expect(rest.languages.map((one) => one.languageId)).toEqual(['ha']);
  expect((await me.call(languages.detach, { params: { id: 'pcm' } })).status).toBe(404);
});

test('are recorded as a change when something did change', async () => {
  const me = await talent(app);
  const count = async () => (await listEvents(app.database.db, 'person', me.id)).length;
  const before = await count();
  await attach(me, [native('ig')]);
  await attach(me, [native('ig')]);
  await me.ok(languages.detach, { params: { id: 'ig' } });
  expect(await count()).toBe(before + 2);
});

test.each([
  ['one that nobody speaks', [native('yo'), native('zzz')], 'languages'],
  ['a longer code of one with a shorter', [native('yor')], 'languages'],
  ['an empty list', [], 'languages'],
  ['text that is no list', 'Yoruba', 'languages'],
  ['a code of the wrong shape', [native('Yoruba')], 'languages.0.languageId'],
  ['an unknown level', [{ languageId: 'yo', proficiency: 'Good' }], 'languages.0.proficiency'],
])('refuses %s and keeps nothing', async (_what, list, field) => {
  const me = await talent(app);
  const answer = await attach(me, list);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.refusal.errors ?? {})).toEqual([field]);
  expect(await levelsOf(me)).toEqual({});
});

test('fifty are enough, also when two lists are attached at once', async () => {
  const me = await talent(app);
  const all = (await call(app, null, languages.list)).body.languages.map((one) => native(one.id));
  const answers = await Promise.all([attach(me, all.slice(0, 30)), attach(me, all.slice(30, 60))]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)?.refusal.code).toBe('too_many_languages');
  const more = all.slice(60, 80);
  expect((await attach(me, more)).status).toBe(200);
  expect(Object.keys(await levelsOf(me))).toHaveLength(QUALIFICATIONS_MAX);
});
