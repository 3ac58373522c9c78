/** Certifications over the API: what is stored, the default text, refusals by field, ownership and the limit. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certifications, QUALIFICATIONS_MAX } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words/en.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

const FORM = { title: 'Character animation', conferring_organization: 'Lagos Film School', year: 2019 };

let app: TestApp;
let amara: Person;
beforeAll(async () => {
  app = await testApp();
  amara = await talent(app, 'Amara');
});
afterAll(() => app.close());

async function listOf(person: Person) {
  return (await person.ok(certifications.list)).certifications;
}

test('without description it has the default text; the rest may stay empty', async () => {
  const me = await talent(app);
  const { certification } = await me.ok(certifications.add, { body: FORM });
  const kept = {
    ...FORM,
    id: certification.id,
    description: 'Certificate of completion',
    country_id: null,
    to_year: null,
  };
  expect(certification).toEqual(kept);
  expect(await listOf(me)).toEqual([kept]);
});

test('is changed as a whole: an emptied description is the default text again', async () => {
  const me = await talent(app);
  const whole = { ...FORM, description: 'Rigging', country_id: 'KE', year: '2019', to_year: 2021 };
  const { certification } = await me.ok(certifications.add, { body: whole });
  expect(certification).toMatchObject({
    description: 'Rigging',
    country_id: 'KE',
    year: 2019,
    to_year: 2021,
  });
  const params = { id: certification.id };
  const body = { ...FORM, title: 'Rigging', description: '  ', to_year: null };
  const changed = await me.ok(certifications.update, { params, body });
  expect(changed.certification).toEqual({
    ...FORM,
    id: certification.id,
    title: 'Rigging',
    description: words.profiles.certification.defaultDescription,
    country_id: null,
    to_year: null,
  });
  await me.ok(certifications.remove, { params });
  expect(await listOf(me)).toEqual([]);
});

test('the latest stands first', async () => {
  const me = await talent(app);
  for (const year of [2001, 2020, 2010]) await me.ok(certifications.add, { body: { ...FORM, year } });
  expect((await listOf(me)).map((one) => one.year)).toEqual([2020, 2010, 2001]);
});

describe('refuses', () => {
  test.each([
    [{ title: '' }, { title: [words.profiles.qualificationErrors.certificate] }],
    [
      { conferring_organization: ' ' },
      { conferring_organization: [words.profiles.qualificationErrors.organization] },
    ],
    [{ description: 'x'.repeat(501) }, { description: [words.common.errors.tooLong(500)] }],
    [{ description: 'a\u0000b' }, { description: [words.common.errors.plainText] }],
    [{ country_id: 'XX' }, { country_id: [words.profiles.qualificationErrors.country] }],
    [{ year: 1959 }, { year: [words.profiles.qualificationErrors.yearRange] }],
    [{ year: 3000 }, { year: [words.profiles.qualificationErrors.yearRange] }],
    [{ to_year: 3000 }, { to_year: [words.profiles.qualificationErrors.yearRange] }],
    [{ to_year: 2018 }, { to_year: [words.profiles.qualificationErrors.yearOrder] }],
    [{ user_id: randomUUID() }, { user_id: [words.common.errors.unknownField] }],
  ])('%j under its field, new or changed', async (change, errors) => {
    const { certification } = await amara.ok(certifications.add, { body: FORM });
    const params = { id: certification.id };
    const body = { ...FORM, ...change };
    const added = await amara.call(certifications.add, { body });
    const changed = await amara.call(certifications.update, { params, body });
    for (const { status, refusal } of [added, changed]) {
      expect(status).toBe(422);
      expect(refusal.errors).toEqual(errors);
    }
    expect(await listOf(amara)).toEqual([certification]);
    await amara.ok(certifications.remove, { params });
  });
});

test("somebody else's is not there, whatever is sent", async () => {
  const { certification } = await amara.ok(certifications.add, { body: FORM });
  const stranger = await talent(app, 'Stranger');
  const params = { id: certification.id };
  for (const body of [FORM, {}]) {
    expect((await stranger.call(certifications.update, { params, body })).status).toBe(404);
  }
  expect((await stranger.call(certifications.remove, { params })).status).toBe(404);
  expect(await listOf(stranger)).toEqual([]);
  expect(await listOf(amara)).toEqual([certification]);
});

test('fifty are enough, also when the last are sent at once', async () => {
  const me = await talent(app);
  for (let i = 0; i < QUALIFICATIONS_MAX - 1; i += 1) await me.ok(certifications.add, { body: FORM });
  const many = Array.from({ length: 12 }, () => me.call(certifications.add, { body: FORM }));
  const answers = await Promise.all(many);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(11).fill(409)]);
  expect(answers.find((answer) => answer.status === 409)?.refusal.code).toBe('too_many_certifications');
  expect(await listOf(me)).toHaveLength(QUALIFICATIONS_MAX);
});
