/** Education over the API: what is stored, refusals by field, ownership and the limit. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { educations, QUALIFICATIONS_MAX } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words/en.ts';
import { lagosDay } from '#server/core/clock.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

const FORM = { title: 'Yaba College of Technology', country_id: 'NG', from_year: 2011, to_year: '2015' };

let app: TestApp;
let amara: Person;
beforeAll(async () => {
  app = await testApp();
  amara = await talent(app, 'Amara');
});
afterAll(() => app.close());

function thisYear(): number {
  return Number.parseInt(lagosDay(app.services.clock.now()).slice(0, 4), 10);
}

async function titlesOf(person: Person): Promise<string[]> {
  return (await person.ok(educations.list)).educations.map((one) => one.title);
}

test('is kept with the name of its country, changed as a whole, and removed', async () => {
  const me = await talent(app);
  const { education } = await me.ok(educations.add, { body: FORM });
  const kept = { id: education.id, ...FORM, to_year: 2015, country: { id: 'NG', name: 'Nigeria' } };
  expect(education).toEqual(kept);
  expect((await me.ok(educations.list)).educations).toEqual([kept]);
  const body = { title: 'Ashesi', country_id: 'GH', from_year: 2012, to_year: 2012 };
  const changed = await me.ok(educations.update, { params: { id: education.id }, body });
  expect(changed.education).toEqual({ ...body, id: education.id, country: { id: 'GH', name: 'Ghana' } });
  await me.ok(educations.remove, { params: { id: education.id } });
  expect((await me.ok(educations.list)).educations).toEqual([]);
  expect((await me.call(educations.remove, { params: { id: education.id } })).status).toBe(404);
});

test('the latest stands first', async () => {
  const me = await talent(app);
  const years = [
    [1990, 2000],
    [2005, 2010],
    [2008, 2010],
    [2008, 2010],
  ] as const;
  for (const [index, [from_year, to_year]] of years.entries()) {
    await me.ok(educations.add, { body: { ...FORM, title: `${index}`, from_year, to_year } });
  }
  expect(await titlesOf(me)).toEqual(['3', '2', '1', '0']);
});

describe('refuses', () => {
  test.each([
    [{ title: '   ' }, { title: [words.profiles.qualificationErrors.institution] }],
    [{ title: 'x'.repeat(121) }, { title: [words.common.errors.tooLong(120)] }],
    [{ title: 'University\u202E' }, { title: [words.common.errors.plainText] }],
    [{ country_id: 'XX' }, { country_id: [words.profiles.qualificationErrors.country] }],
    [{ country_id: "NG' or 1=1" }, { country_id: [words.profiles.qualificationErrors.country] }],
    [{ from_year: 1959 }, { from_year: [words.profiles.qualificationErrors.yearRange] }],
    [{ from_year: '2020 OR 1=1' }, { from_year: [words.profiles.qualificationErrors.yearRange] }],
    [{ from_year: 3000 }, { from_year: [words.profiles.qualificationErrors.yearRange] }],
    [{ to_year: 3000 }, { to_year: [words.profiles.qualificationErrors.yearRange] }],
    [{ from_year: 2016 }, { to_year: [words.profiles.qualificationErrors.yearOrder] }],
    [{ to_year: undefined }, { to_year: [words.profiles.qualificationErrors.toYear] }],
    [{ user_id: randomUUID() }, { user_id: [words.common.errors.unknownField] }],
  ])('%j under its field, new or changed', async (change, errors) => {
    const { education } = await amara.ok(educations.add, { body: FORM });
    const body = { ...FORM, ...change };
    const added = await amara.call(educations.add, { body });
    const changed = await amara.call(educations.update, { params: { id: education.id }, body });
    for (const { status, refusal } of [added, changed]) {
      expect(status).toBe(422);
      expect(refusal.errors).toEqual(errors);
    }
    await amara.ok(educations.remove, { params: { id: education.id } });
    expect(await titlesOf(amara)).toEqual([]);
  });
});

test("somebody else's is not there, whatever is sent", async () => {
  const { education } = await amara.ok(educations.add, { body: FORM });
  const stranger = await talent(app, 'Stranger');
  const params = { id: education.id };
  for (const body of [FORM, {}]) {
    expect((await stranger.call(educations.update, { params, body })).status).toBe(404);
  }
  expect((await stranger.call(educations.remove, { params })).status).toBe(404);
  expect(await titlesOf(stranger)).toEqual([]);
  expect(await titlesOf(amara)).toEqual([FORM.title]);
});

test('text that looks like code is kept as text', async () => {
  const me = await talent(app);
  const title = '<script>alert(1)</script> "; drop table educations;--';
  await me.ok(educations.add, { body: { ...FORM, title } });
  expect(await titlesOf(me)).toEqual([title]);
});

test('fifty are enough, also when the last are sent at once', async () => {
  const me = await talent(app);
  for (let i = 0; i < QUALIFICATIONS_MAX - 2; i += 1) await me.ok(educations.add, { body: FORM });
  const many = Array.from({ length: 12 }, () => me.call(educations.add, { body: FORM }));
  const statuses = (await Promise.all(many)).map((answer) => answer.status);
  expect(statuses.sort()).toEqual([200, 200, ...Array(10).fill(409)]);
  const full = await me.call(educations.add, { body: FORM });
  expect(full.status).toBe(409);
  expect(full.refusal.code).toBe('too_many_educations');
  expect(await titlesOf(me)).toHaveLength(QUALIFICATIONS_MAX);
});

test('the same request twice adds it once', async () => {
  const me = await talent(app);
  const key = randomUUID();
  const first = await me.ok(educations.add, { body: FORM, key });
  expect(await me.ok(educations.add, { body: FORM, key })).toEqual(first);
  expect(await titlesOf(me)).toHaveLength(1);
});

test('takes the current year and not the next; the year is that of Lagos', async () => {
  const me = await talent(app);
  await me.ok(educations.add, { body: { ...FORM, from_year: 1960, to_year: thisYear() } });
  const next = { ...FORM, to_year: thisYear() + 1 };
  expect((await me.call(educations.add, { body: next })).refusal.errors).toEqual({
    to_year: [words.profiles.qualificationErrors.yearRange],
  });
  const newYear = new Date(`${thisYear()}-12-31T23:30:00Z`);
  app.passMinutes((newYear.getTime() - app.services.clock.now().getTime()) / 60_000);
  const again = await talent(app);
  await again.ok(educations.add, { body: next });
});
