/** People's skills over the API: attaching, changing levels, detaching; from the catalogue only, 50 at most. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { QUALIFICATIONS_MAX, userSkills } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words/en.ts';
import { listEvents } from '#server/core/work/events.ts';
import { call, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await testApp();
  ids = (await call(app, null, catalogue.skills)).body.skills.map((skill) => skill.id);
});
afterAll(() => app.close());

type Level = 'Beginner' | 'Intermediate' | 'Advance';
const entry = (index: number, proficiency: Level = 'Beginner') => ({
  skillId: ids[index] ?? '',
  proficiency,
});
const attach = (me: Person, skills: unknown) => me.call(userSkills.attach, { body: { skills } });

async function levelsOf(person: Person): Promise<Record<string, string>> {
  const { skills } = await person.ok(userSkills.list);
  return Object.fromEntries(skills.map((skill) => [skill.skillId, skill.proficiency]));
}

async function changesOf({ id }: Person): Promise<number> {
  const events = await listEvents(app.database.db, 'person', id);
  return events.filter((event) => event.name === 'profile.change').length;
}

test('are answered by name with their levels', async () => {
  const me = await talent(app);
  const { body } = await attach(me, [entry(4), entry(1, 'Advance'), entry(2, 'Intermediate')]);
  expect(body.skills.map((skill) => skill.skillId)).toEqual([ids[1], ids[2], ids[4]]);
  expect(body.skills.map((skill) => skill.proficiency)).toEqual(['Advance', 'Intermediate', 'Beginner']);
  expect(body.skills.every((skill) => skill.name.length > 0)).toBe(true);
  expect((await me.ok(userSkills.list)).skills).toEqual(body.skills);
});

test('come as a list or as the text of one', async () => {
  const me = await talent(app);
  await attach(me, [entry(0)]);
  expect((await attach(me, JSON.stringify([entry(1, 'Advance')]))).status).toBe(200);
  expect(await levelsOf(me)).toEqual({ [ids[0] ?? '']: 'Beginner', [ids[1] ?? '']: 'Advance' });
});

test('attached again, the level changes; twice in one list, the last counts', async () => {
  const me = await talent(app);
  await attach(me, [entry(0), entry(0, 'Intermediate')]);
  expect(await levelsOf(me)).toEqual({ [ids[0] ?? '']: 'Intermediate' });
  const shouted = { skillId: (ids[0] ?? '').toUpperCase(), proficiency: 'Advance' };
  await attach(me, [shouted, entry(0)]);
  expect(await levelsOf(me)).toEqual({ [ids[0] ?? '']: 'Beginner' });
});

test('are taken off one by one; the rest is answered', async () => {
  const me = await talent(app);
  await attach(me, [entry(0), entry(1)]);
  const params = { id: ids[0] ?? '' };
  const { skills } = await me.ok(userSkills.detach, { params });
  expect(skills.map((skill) => skill.skillId)).toEqual([ids[1]]);
  expect((await me.call(userSkills.detach, { params })).status).toBe(404);
});

test('are recorded as a change when something did change', async () => {
  const me = await talent(app);
  const before = await changesOf(me);
  await attach(me, [entry(0)]);
  await attach(me, [entry(0)]);
  expect(await changesOf(me)).toBe(before + 1);
  await attach(me, [entry(0, 'Advance')]);
  await me.ok(userSkills.detach, { params: { id: ids[0] ?? '' } });
  await me.call(userSkills.detach, { params: { id: ids[0] ?? '' } });
  expect(await changesOf(me)).toBe(before + 3);
});

test("nobody takes off somebody else's", async () => {
  const me = await talent(app);
  await attach(me, [entry(0)]);
  const stranger = await talent(app, 'Stranger');
  expect((await stranger.call(userSkills.detach, { params: { id: ids[0] ?? '' } })).status).toBe(404);
  expect(Object.keys(await levelsOf(me))).toEqual([ids[0]]);
  expect(await levelsOf(stranger)).toEqual({});
});

describe('refuses and keeps nothing', () => {
  test.each([
    ['one that is not in the catalogue', () => [entry(0), { skillId: randomUUID(), proficiency: 'Advance' }]],
    ['an empty list', () => []],
    ['the text of no list', () => '{"skillId":1}'],
    ['text that is no JSON', () => 'Illustration, <b>animation</b>'],
    ['a megabyte of text', () => 'x'.repeat(20_001)],
    ['more than fifty entries', () => Array(51).fill(entry(0))],
  ])('%s, under skills', async (_what, make) => {
    const me = await talent(app);
    const answer = await attach(me, make());
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual(['skills']);
    expect(await levelsOf(me)).toEqual({});
  });

  test.each([
    ['an unknown level', { proficiency: 'Expert' }, 'skills.0.proficiency'],
    ['a skill that is no id', { skillId: '<b>' }, 'skills.0.skillId'],
    ['a foreign field', { user_id: randomUUID() }, 'user_id'],
  ])('%s', async (_what, change, field) => {
    const me = await talent(app);
    const answer = await attach(me, [{ ...entry(0), ...change }]);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual([field]);
    expect(await levelsOf(me)).toEqual({});
  });
});

/** Adds skills beyond those that the catalogue starts with. */
async function manySkills(): Promise<string[]> {
  const { db } = app.database;
  const { category_id } = await db.selectFrom('skills').select('category_id').executeTakeFirstOrThrow();
  const rows = Array.from({ length: 60 }, () => randomUUID()).map((id) => ({ id, name: id, category_id }));
  await db.insertInto('skills').values(rows).execute();
  return rows.map((row) => row.id);
}

test('fifty are enough, also when two lists are attached at once', async () => {
  const me = await talent(app);
  const many = await manySkills();
  const list = (from: number, to: number) =>
    many.slice(from, to).map((skillId) => ({ skillId, proficiency: 'Beginner' }));
  const answers = await Promise.all([attach(me, list(0, 30)), attach(me, list(30, 60))]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const refused = answers.find((answer) => answer.status === 409);
  expect(refused?.refusal).toMatchObject({
    message: words.profiles.qualificationErrors.tooMany,
    code: 'too_many_skills',
  });
  expect(Object.keys(await levelsOf(me))).toHaveLength(30);
  const kept = answers[0]?.status === 200 ? list(0, 30) : list(30, 60);
  const other = kept[0]?.skillId === many[0] ? list(30, 50) : list(0, 20);
  expect((await attach(me, other)).status).toBe(200);
  expect(Object.keys(await levelsOf(me))).toHaveLength(QUALIFICATIONS_MAX);
  const raised = kept.map((one) => ({ ...one, proficiency: 'Advance' }));
  expect((await attach(me, raised)).status).toBe(200);
});

test('two attaches of the same skill at once make one', async () => {
  const me = await talent(app);
  const answers = await Promise.all([attach(me, [entry(0)]), attach(me, [entry(0, 'Advance')])]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(Object.keys(await levelsOf(me))).toEqual([ids[0]]);
});
