/** People as others see them, field by field, at a constant number of statements; and what one's own profile still lacks. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { checklistSteps, people } from '#contract/people/people.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { certifications, educations, languages, userSkills } from '#contract/profiles/qualifications.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { draftGig, liveGig } from '#server/testing/gigs.ts';
import { pngOf, showWork } from '#server/testing/past-work.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { accepted, review } from '#server/testing/story.ts';

const EDUCATION = { title: 'Auchi Polytechnic', country_id: 'NG', from_year: 2008, to_year: 2012 };
const CERTIFICATION = { title: 'Lettering', conferring_organization: 'Type Lagos', year: 2018 };

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await testApp();
  reader = await hunter(app, 'Reader');
});
afterAll(() => app.close());

async function seen(someone: { id: string }, by = reader) {
  return (await by.ok(people.get, { params: { id: someone.id } })).users;
}

async function someSkill(): Promise<string> {
  return (await reader.ok(catalogue.skills)).skills[0]?.id ?? '';
}

describe('the public profile', () => {
  test('of a newcomer has every field, and nothing in them', async () => {
    const amara = await talent(app, 'Amara');
    expect(await seen(amara)).toEqual({
      id: amara.id,
      name: 'Amara',
      created_at: expect.any(String),
      online: true,
      rating: null,
      reviews: 0,
      orders_completed: 0,
      past_work: 0,
      replies: null,
      userdetail: {
        userId: amara.id,
        firstname: 'Amara',
        lastname: 'Adeyemi',
        storyLine: null,
        description: null,
        profile_image: null,
        countryId: 'NG',
        country: 'Nigeria',
      },
      ...{ educations: [], certifications: [], skills: [], languages: [], gigs: [] },
    });
  });

  test('shows what the person can show, as their own lists do', async () => {
    const amara = await talent(app, 'Amara');
    await amara.ok(profiles.save, { body: { storyline: 'Cloth', description: 'Prints "&<b>' } });
    await amara.ok(educations.add, { body: { ...EDUCATION, to_year: 2010 } });
    await amara.ok(educations.add, { body: EDUCATION });
    await amara.ok(certifications.add, { body: CERTIFICATION });
    await amara.ok(userSkills.attach, {
      body: { skills: [{ skillId: await someSkill(), proficiency: 'Advance' }] },
    });
    const spoken = [
      { languageId: 'yo', proficiency: 'Native' },
      { languageId: 'en', proficiency: 'Fluent' },
    ];
    await amara.ok(languages.attach, { body: { languages: spoken } });
    const shown = await seen(amara);
    expect(shown.userdetail).toMatchObject({ storyLine: 'Cloth', description: 'Prints "&<b>' });
    expect(shown.educations).toEqual((await amara.ok(educations.list)).educations);
    expect(shown.certifications).toEqual((await amara.ok(certifications.list)).certifications);
    expect(shown.skills).toEqual((await amara.ok(userSkills.list)).skills);
    expect(shown.languages).toEqual((await amara.ok(languages.listOwn)).languages);
    expect(shown.educations.map((one) => one.to_year)).toEqual([2012, 2010]);
    expect(shown.languages.map((one) => one.name)).toEqual(['English', 'Yoruba']);
    expect(await seen(amara, amara)).toEqual(shown);
  });

  test('counts accepted orders, shown reviews and past work', async () => {
    const [amara, client] = [await talent(app, 'Amara'), await hunter(app)];
    const { job } = await accepted(app, { hunter: client, talent: amara });
    await review(client, amara, job.id);
    expect(await seen(amara)).toMatchObject({ orders_completed: 1, rating: null, reviews: 0 });
    await review(amara, client, job.id);
    expect(await seen(amara)).toMatchObject({ orders_completed: 1, reviews: 1 });
    expect((await seen(amara)).rating).toBeGreaterThanOrEqual(1);
    expect(await seen(client)).toMatchObject({ orders_completed: 0, reviews: 1 });
    await showWork(amara);
    await showWork(amara);
    expect(await seen(amara)).toMatchObject({ past_work: 2 });
  });

  test('shows live gigs only, newest first, as their cards', async () => {
    const amara = await talent(app, 'Amara');
    await draftGig(amara);
    const paused = await liveGig(amara, { title: 'Paused' });
    await amara.ok(gigs.pause, { params: { id: paused.id } });
    const first = await liveGig(amara, { title: 'First' });
    const second = await liveGig(amara, { title: 'Second' });
    const shown = (await seen(amara)).gigs;
    expect(shown.map((gig) => gig.id)).toEqual([second.id, first.id]);
    const { gigs: found } = await reader.ok(gigSearch.search, { query: { query: 'Amara', sort: 'newest' } });
    expect(shown).toEqual(found.filter(({ userId }) => userId === amara.id));
    expect((await seen(amara, amara)).gigs).toEqual(shown);
  });

  test('is read by visitors too, with gigs, past work and reviews', async () => {
    const amara = await talent(app, 'Amara');
    const gig = await liveGig(amara);
    const draft = await draftGig(amara);
    await showWork(amara);
    const visit = (url: string) => app.http.inject({ url: `/api/${url}` });
    const profile = await visit(`getuser/${amara.id}`);
    expect(profile.json().users).toEqual(await seen(amara));
    expect((await visit(`gig/${gig.id}`)).json().gig[0]).toMatchObject({ id: gig.id });
    expect((await visit(`gig/${draft.id}`)).statusCode, 'a draft is its owner’s').toBe(404);
    expect((await visit(`gig/getusergigs/${amara.id}`)).json().gigs).toHaveLength(1);
    expect((await visit(`usergallery/${amara.id}`)).json().gallery.data).toHaveLength(1);
    expect((await visit(`review/getreceivedreviews/${amara.id}`)).json()).toMatchObject({ count: 0 });
  });

  test('says who is online', async () => {
    const amara = await talent(app, 'Amara');
    await amara.ok(accounts.logout);
    await app.presenceWritten();
    expect((await seen(amara)).online).toBe(false);
  });

  test('of somebody without a profile has no details', async () => {
    const bare = await person(app, 'Bare', []);
    expect(await seen(bare)).toMatchObject({ name: 'Bare', userdetail: null });
  });

  test('of nobody and of a suspended account is the same 404', async () => {
    const bare = await talent(app, 'Bare');
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', bare.id)
      .execute();
    const gone = await reader.call(people.get, { params: { id: bare.id } });
    const nobody = await reader.call(people.get, { params: { id: randomUUID() } });
    expect(gone.status).toBe(404);
    expect(gone.body).toEqual(nobody.body);
  });

  test('never holds address, phone number, account types, gender or place of living', async () => {
    const amara = await talent(app, 'Amara');
    await amara.ok(educations.add, { body: EDUCATION });
    await liveGig(amara);
    for (const by of [reader, amara]) {
      const text = JSON.stringify((await by.call(people.get, { params: { id: amara.id } })).body);
      expect(text).not.toMatch(/@|\.example|803 123|phone|accounttype|password|gender|Female|Lagos|stateId/i);
    }
  });
});

test('the public profile costs the same few statements for one row of everything as for eight', async () => {
  const amara = await talent(app, 'Amara');
  const skills = (await reader.ok(catalogue.skills)).skills;
  const spoken = ['yo', 'ig', 'ha', 'en', 'fr', 'sw', 'zu', 'am'];
  const counted: number[] = [];
  for (const [from, to] of [
    [0, 1],
    [1, 8],
  ] as const) {
    for (let i = from; i < to; i += 1) {
      await amara.ok(educations.add, { body: EDUCATION });
      await amara.ok(certifications.add, { body: CERTIFICATION });
      await amara.ok(userSkills.attach, {
        body: { skills: [{ skillId: skills[i]?.id, proficiency: 'Advance' }] },
      });
      const language = { languageId: spoken[i], proficiency: 'Basic' };
      await amara.ok(languages.attach, { body: { languages: [language] } });
      await liveGig(amara);
    }
    await app.presenceWritten();
    const statements = (await statementsOf(app.database, () => seen(amara))).length;
    counted.push(statements);
  }
  expect((await seen(amara)).gigs).toHaveLength(8);
  expect(counted[1]).toBe(counted[0]);
  expect(counted[0]).toBeLessThanOrEqual(8);
});

describe('the checklist', () => {
  async function doneOf(someone: Person): Promise<string[]> {
    const { steps } = await someone.ok(people.checklist);
    expect(steps.map(({ step }) => step)).toEqual(checklistSteps);
    return steps.filter(({ done }) => done).map(({ step }) => step);
  }

  test('goes step by step, in the order in which they are offered', async () => {
    const amara = await talent(app, 'Amara');
    expect(await doneOf(amara)).toEqual([]);
    await amara.ok(profiles.save, { body: { storyline: 'Cloth' } });
    await amara.ok(profiles.save, { body: { description: 'Prints' } });
    expect(await doneOf(amara)).toEqual(['storyline', 'description']);
    const skill = { skillId: await someSkill(), proficiency: 'Beginner' };
    await amara.ok(userSkills.attach, { body: { skills: [skill] } });
    await amara.ok(languages.attach, { body: { languages: [{ languageId: 'yo', proficiency: 'Native' }] } });
    await amara.ok(educations.add, { body: EDUCATION });
    await draftGig(amara);
    expect(await doneOf(amara)).toEqual(['storyline', 'description', 'skill', 'language', 'education']);
    await showWork(amara);
    await liveGig(amara);
    expect(await doneOf(amara)).toEqual(checklistSteps.filter((step) => step !== 'picture'));
    await amara.ok(profiles.save, { body: { storyline: '' } });
    expect(await doneOf(amara)).not.toContain('storyline');
  });

  test("is one's own: somebody else's things count nothing", async () => {
    const [amara, other] = [await talent(app, 'Amara'), await talent(app, 'Other')];
    await amara.ok(educations.add, { body: EDUCATION });
    await liveGig(amara);
    expect(await doneOf(other)).toEqual([]);
  });

  test('knows the picture, and that it was taken away', async () => {
    const amara = await talent(app, 'Amara');
    const content = await pngOf(20, 20);
    const upload = { field: 'profile_image', name: 'me.png', type: 'image/png', content };
    await amara.ok(profiles.save, { body: {}, upload });
    expect(await doneOf(amara)).toEqual(['picture']);
    await amara.ok(profiles.removePicture);
    expect(await doneOf(amara)).toEqual([]);
  });
});

describe('hunters find talents by name', () => {
  const find = async (name: string, by = reader) =>
    (await by.ok(people.findTalents, { query: { name } })).talents.map((one) => one.name);

  test('by the beginning of any of their names, in whatever letters, ten at most', async () => {
    await talent(app, 'Zuberi');
    await hunter(app, 'Zuberina');
    await person(app, 'Zubeidah', []);
    const [found] = (await reader.ok(people.findTalents, { query: { name: ' zuBER ' } })).talents;
    expect(Object.keys(found ?? {}).toSorted()).toEqual(['id', 'name', 'profile_image', 'storyline']);
    expect(await find('zube')).toEqual([expect.stringMatching(/^Zuberi /)]);
    expect(await find('uberi')).toEqual([]);
    for (let more = 0; more < 11; more += 1) await talent(app, 'Zawadi');
    expect(await find('Zawadi')).toHaveLength(10);
  });

  test('not oneself, nobody who is locked out, and no letters that mean something to a search', async () => {
    const both = await person(app, 'Xolani', [1, 2]);
    expect(await find('Xolani')).toHaveLength(1);
    expect(await find('Xolani', both)).toEqual([]);
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', both.id)
      .execute();
    expect(await find('Xolani')).toEqual([]);
    for (const name of ['%', '_', '\\']) expect(await find(name)).toEqual([]);
    expect((await reader.call(people.findTalents, { query: { name: ' ' } })).status).toBe(422);
  });

  test('is for hunters', async () => {
    const maker = await talent(app, 'Maker');
    expect((await maker.call(people.findTalents, { query: { name: 'a' } })).status).toBe(403);
  });
});
