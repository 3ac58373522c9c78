/** Profiles over the API: first and later calls, the picture, recorded events, and the lists of places. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { security } from '#contract/accounts/security.ts';
import { smallPictureOf } from '#contract/core/picture.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words/en.ts';
import { listEvents } from '#server/core/work/events.ts';
import { call, PASSWORD, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

const FORM = {
  firstname: 'Amara',
  lastname: 'Okafor',
  gender: 'Female',
  phone_number: '+234 803 123 4567',
  countryId: 'NG',
  stateId: 'LA',
  accounttypeId: 2,
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function picture(content: Uint8Array, name = 'me.png') {
  return { field: 'profile_image', name, type: 'image/png', content };
}

function solid(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3a49b4' } });
}

async function stored(path: string): Promise<Buffer> {
  const answer = await app.http.inject({ method: 'GET', url: `/${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

describe('the first call', () => {
  test('needs every field of the form and says so under each', async () => {
    const newcomer = await person(app, 'Amara', []);
    const answer = await newcomer.call(profiles.save, { body: { storyline: 'Cloth and colour' } });
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toEqual({
      firstname: [words.profiles.fixed.firstName],
      lastname: [words.profiles.fixed.lastName],
      gender: [words.profiles.fixed.gender],
      phone_number: [words.profiles.fixed.phone],
      countryId: [words.profiles.fixed.country],
      stateId: [words.profiles.fixed.state],
      accounttypeId: [words.profiles.fixed.accountType],
    });
    const rows = await app.database.db.selectFrom('profiles').where('user_id', '=', newcomer.id).execute();
    expect(rows).toEqual([]);
  });

  test('makes the profile with the names of the places', async () => {
    const newcomer = await person(app, 'Amara', []);
    const { userdetail, useraccounttype } = await newcomer.ok(profiles.save, { body: FORM });
    expect(useraccounttype).toEqual([{ accounttypeId: 2 }]);
    expect(userdetail).toMatchObject({
      userId: newcomer.id,
      country: 'Nigeria',
      state: 'Lagos',
      storyline: null,
      profile_image: null,
    });
  });

  test('twice at once makes one profile', async () => {
    const newcomer = await person(app, 'Amara', []);
    const answers = await Promise.all([1, 2, 3].map(() => newcomer.call(profiles.save, { body: FORM })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  });

  test.each([
    [{ accounttypeId: 0 }, 'accounttypeId'],
    [{ accounttypeId: 3 }, 'accounttypeId'],
    [{ accounttypeId: '1,2' }, 'accounttypeId'],
    [{ accounttypeId: [1, 2] }, 'accounttypeId'],
    [{ accounttypeId: 'operator' }, 'accounttypeId'],
    [{ gender: 'Other' }, 'gender'],
    [{ phone_number: '<b>1</b>' }, 'phone_number'],
    [{ countryId: 'XX' }, 'countryId'],
    [{ countryId: 'GH' }, 'stateId'],
    [{ countryId: 'N'.repeat(26) }, 'countryId'],
    [{ storyline: 'x'.repeat(161) }, 'storyline'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ firstname: 'A\u202Emara' }, 'firstname'],
    [{ lastname: 'Oka\u2060for' }, 'lastname'],
    [{ userId: randomUUID() }, 'userId'],
    [{ operator_since: '2026-01-01' }, 'operator_since'],
  ])('refuses %j under its field', async (change, field) => {
    const newcomer = await person(app, 'Amara', []);
    const answer = await newcomer.call(profiles.save, { body: { ...FORM, ...change } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual([field]);
  });
});

describe('later calls', () => {
  test('change only what was sent, and add an account type without taking one away', async () => {
    const amara = await talent(app, 'Amara');
    await amara.ok(profiles.save, { body: { storyline: 'Cloth and colour', description: 'Prints' } });
    const { userdetail, useraccounttype } = await amara.ok(profiles.save, {
      body: { lastname: 'Bello', description: '', accounttypeId: '1' },
    });
    expect(userdetail).toMatchObject({ lastname: 'Bello', storyline: 'Cloth and colour', description: null });
    expect(useraccounttype).toEqual([{ accounttypeId: 1 }, { accounttypeId: 2 }]);
  });

  test('a new country needs one of its own states', async () => {
    const amara = await talent(app, 'Amara');
    const answer = await amara.call(profiles.save, { body: { countryId: 'GH' } });
    expect(answer.refusal.errors).toEqual({ stateId: [words.profiles.errors.stateNotInCountry] });
    const { userdetail } = await amara.ok(profiles.save, { body: { countryId: 'GH', stateId: 'AA' } });
    expect(userdetail).toMatchObject({ country: 'Ghana', state: 'Greater Accra' });
  });
});

describe('the picture', () => {
  let amara: Person;
  beforeAll(async () => {
    amara = await talent(app, 'Amara');
  });

  test('is cut to a square, rewritten, and carries no place or camera', async () => {
    const content = await solid(1600, 900)
      .withExif({
        IFD0: { Model: 'CANARY-CAMERA' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(content.includes('CANARY-CAMERA')).toBe(true);
    const { userdetail } = await amara.ok(profiles.save, { body: {}, upload: picture(content, 'a b.jpg') });
    expect(userdetail.profile_image).toMatch(/^images\/profiles\/[0-9a-f]{32}-384\.webp$/);
    const file = await stored(userdetail.profile_image ?? '');
    const face = await stored(smallPictureOf(userdetail.profile_image ?? ''));
    expect(await sharp(face).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 });
    expect((await sharp(file).metadata()).exif).toBeUndefined();
    expect(file.includes('CANARY')).toBe(false);
  });

  test('is never made larger than it was', async () => {
    const content = await solid(300, 80).png().toBuffer();
    const { userdetail } = await amara.ok(profiles.save, { body: {}, upload: picture(content) });
    const file = await stored(userdetail.profile_image ?? '');
    expect(await sharp(file).metadata()).toMatchObject({ width: 80, height: 80 });
  });

  test('stands upright when the camera was turned', async () => {
    const upper = await solid(100, 50).png().toBuffer();
    const content = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ffffff' } })
      .composite([{ input: upper, top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { userdetail } = await amara.ok(profiles.save, { body: {}, upload: picture(content, 'me.jpg') });
    const file = await stored(userdetail.profile_image ?? '');
    const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[data.length - 1]).toBeLessThan(220);
  });

  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  test.each([
    ['HTML called .png', () => html, 415],
    ['an SVG', () => svg, 415],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'), 415],
    [
      'a cut-off PNG',
      async () => (await solid(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
      422,
    ],
    ['too many pixels', () => solid(6000, 5000).png().toBuffer(), 422],
    ['more than 2 MB', () => Buffer.alloc(2_000_001, 1), 413],
  ])('refuses %s under its field', async (_what, make, status) => {
    const before = await filesOf(amara);
    const answer = await amara.call(profiles.save, { body: {}, upload: picture(await make()) });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual(['profile_image']);
    expect(await filesOf(amara)).toBe(before);
  });

  test('is taken under its own field name only', async () => {
    const content = await solid(10, 10).png().toBuffer();
    const upload = { ...picture(content), field: 'img' };
    const answer = await amara.call(profiles.save, { body: {}, upload });
    expect(answer.status).toBe(422);
    expect(answer.refusal.errors).toEqual({ img: [words.common.errors.unknownField] });
  });
});

async function filesOf(owner: Person): Promise<number> {
  const rows = await app.database.db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', owner.id)
    .execute();
  return rows.length;
}

describe('taking the picture away', () => {
  test('shows none any more, once and again', async () => {
    const amara = await talent(app, 'Amara');
    const content = await solid(300, 300).png().toBuffer();
    const saved = await amara.ok(profiles.save, { body: {}, upload: picture(content) });
    const path = `/${saved.userdetail.profile_image}`;
    for (const _time of [1, 2]) {
      const { userdetail } = await amara.ok(profiles.removePicture);
      expect(userdetail).toMatchObject({ userId: amara.id, firstname: 'Amara', profile_image: null });
    }
    expect(await changesOf(amara)).toBe(3);
    const { deleted_at } = await app.database.db
      .selectFrom('files')
      .select('deleted_at')
      .where('name', '=', path.slice('/images/profiles/'.length))
      .executeTakeFirstOrThrow();
    expect(deleted_at).not.toBeNull();
  });

  test('needs a profile', async () => {
    const bare = await person(app, 'Bare', []);
    expect((await bare.call(profiles.removePicture)).status).toBe(404);
  });
});

async function changesOf(person: Person): Promise<number> {
  const events = await listEvents(app.database.db, 'person', person.id);
  expect(events.every((event) => event.name === 'profile.change' && event.actorId === person.id)).toBe(true);
  return events.length;
}

test('what others see of a person is recorded as a change; phone number and account type are not', async () => {
  const amara = await talent(app, 'Amara');
  expect(await changesOf(amara)).toBe(1);
  await amara.ok(profiles.save, { body: { accounttypeId: 1 } });
  const body = { phone_number: '+234 803 000 0000', password: PASSWORD };
  await amara.ok(security.changePhone, { body });
  expect(await changesOf(amara)).toBe(1);
  await amara.ok(profiles.save, { body: { storyline: 'Cloth and colour' } });
  await amara.ok(profiles.save, { body: { description: '' } });
  await amara.call(profiles.save, { body: { firstname: '' } });
  expect(await changesOf(amara)).toBe(3);
});

describe('places', () => {
  test('countries: our markets, then the rest by name, in both languages', async () => {
    for (const [language, first] of [
      ['en', ['Nigeria', 'Ghana', 'Kenya', 'South Africa', 'Senegal']],
      ['fr', ['Nigeria', 'Ghana', 'Kenya', 'Afrique du Sud', 'Sénégal']],
    ] as const) {
      const headers = { 'accept-language': language };
      const { list } = (await call(app, null, profiles.countries, { headers })).body;
      const names = list.map(({ name }) => name);
      expect(new Set(names).size).toBe(249);
      expect(names.slice(0, 5)).toEqual(first);
      expect(names.slice(5)).toEqual(names.slice(5).sort((a, b) => a.localeCompare(b, language)));
    }
  });

  test('states by name; a country without any is its own only one; an unknown one is 404', async () => {
    const nigeria = (await call(app, null, profiles.states, { params: { countryId: 'NG' } })).body.list;
    expect(nigeria).toHaveLength(37);
    expect(nigeria[0]).toEqual({ key: 'AB', name: 'Abia' });
    const gibraltar = (await call(app, null, profiles.states, { params: { countryId: 'GI' } })).body.list;
    expect(gibraltar).toEqual([{ key: 'GI', name: 'Gibraltar' }]);
    const statuses = ['XX', 'nigeria', '%00', 'NG;'].map(
      async (countryId) => (await call(app, null, profiles.states, { params: { countryId } })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
  });

  test('the database itself refuses a state of another country', async () => {
    const amara = await talent(app, 'Amara');
    const move = app.database.db
      .updateTable('profiles')
      .set({ country_id: 'GH', state_id: 'LA' })
      .where('user_id', '=', amara.id)
      .execute();
    await expect(move).rejects.toThrow(/profiles_place/);
  });

  test('every key fits into the field of the form', async () => {
    const { list } = (await call(app, null, profiles.countries)).body;
    for (const { key } of list) {
      const states = (await call(app, null, profiles.states, { params: { countryId: key } })).body.list;
      expect(states.length).toBeGreaterThan(0);
      expect(new Set(states.map((state) => state.key)).size).toBe(states.length);
      expect(states.every((state) => state.key.length <= 25)).toBe(true);
    }
  });
});
