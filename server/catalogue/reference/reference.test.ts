/** The reference tables hold what the libraries say, and follow them without losing what is in use. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { fillReference, referenceContent } from './commands.ts';
import { livingLanguages } from './languages/rules.ts';
import { countries, countriesIn, countryName, languageName } from './rules.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('the tables say what the libraries say', async () => {
  const { places, languages } = await referenceContent();
  const { db } = database;
  const stored = await db.selectFrom('countries').select(['id as key', 'name']).execute();
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
  expect(stored.sort(byKey)).toEqual([...countries].sort(byKey));
  const states = await db
    .selectFrom('states')
    .select(['country_id as country', 'id as key', 'name'])
    .execute();
  const text = (rows: typeof states) => rows.map((row) => `${row.country} ${row.key} ${row.name}`).sort();
  expect(text(states)).toEqual(text(places));
  const listed = await db.selectFrom('languages').select(['id', 'name']).orderBy('position').execute();
  expect(listed).toEqual(languages);
});

test('the languages of the continent are there under the names that people use', () => {
  const names = new Map(livingLanguages().map(({ id, name }) => [id, name]));
  const wanted = {
    ...{
      yo: 'Yoruba',
      ig: 'Igbo',
      ha: 'Hausa',
      pcm: 'Nigerian Pidgin',
      efi: 'Efik',
      ibb: 'Ibibio',
      tiv: 'Tiv',
    },
    ...{
      ijc: 'Izon',
      kr: 'Kanuri',
      ff: 'Fula',
      sw: 'Swahili',
      am: 'Amharic',
      zu: 'Zulu',
      tw: 'Twi',
      ak: 'Akan',
    },
    ...{
      wo: 'Wolof',
      xh: 'Xhosa',
      rw: 'Kinyarwanda',
      ln: 'Lingala',
      so: 'Somali',
      en: 'English',
      fr: 'French',
    },
  };
  for (const [id, name] of Object.entries(wanted)) expect(names.get(id), id).toBe(name);
});

test('living languages only, each once, with the shorter code', () => {
  const languages = livingLanguages();
  const ids = languages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(languages.map(({ name }) => name)).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z]{2,3}$/.test(id))).toBe(true);
  for (const id of ['yor', 'la', 'lat', 'eo', 'got', 'und']) expect(ids).not.toContain(id);
});

test('a second start writes nothing', async () => {
  const before = await sql`select xmin::text, id from languages order by id`.execute(database.db);
  expect(await fillReference(database.db)).toBe(false);
  expect(await sql`select xmin::text, id from languages order by id`.execute(database.db)).toEqual(before);
});

test('another content is taken over: names change, what was dropped stays without being offered', async () => {
  const { db } = database;
  await sql`update countries set name = 'Elsewhere' where id = 'NG'`.execute(db);
  await sql`update states set name = 'Elsewhere' where country_id = 'NG' and id = 'LA'`.execute(db);
  await sql`delete from languages where id = 'yo'`.execute(db);
  await sql`insert into languages (id, name, position) values ('xx', 'Dropped', 1)`.execute(db);
  await sql`update reference_content set sha256 = 'older'`.execute(db);
  expect(await fillReference(db)).toBe(true);
  expect(await fillReference(db)).toBe(false);
  const { rows } = await sql<{ nigeria: string; lagos: string; yoruba: string; dropped: number | null }>`
    select (select name from countries where id = 'NG') as nigeria,
      (select name from states where country_id = 'NG' and id = 'LA') as lagos,
      (select name from languages where id = 'yo') as yoruba,
      (select position from languages where id = 'xx') as dropped
  `.execute(db);
  expect(rows).toEqual([{ nigeria: 'Nigeria', lagos: 'Lagos', yoruba: 'Yoruba', dropped: null }]);
});

test('two starts at once fill it once', async () => {
  await sql`update reference_content set sha256 = 'older'`.execute(database.db);
  const wrote = await Promise.all([fillReference(database.db), fillReference(database.db)]);
  expect(wrote.filter(Boolean)).toHaveLength(1);
});

test('countries and languages have the names of the reader’s language', () => {
  expect([countryName('CI'), countryName('CI', 'fr')]).toEqual([
    "Côte d'Ivoire, Republic of",
    'Côte d’Ivoire',
  ]);
  expect(countryName('ZA', 'fr')).toBe('Afrique du Sud');
  expect(countryName('XX', 'fr')).toBeUndefined();
  const french = countriesIn('fr').map(({ name }) => name);
  expect(french).toHaveLength(countries.length);
  expect(french.indexOf('Égypte')).toBeLessThan(french.indexOf('Finlande'));
  const called = (id: string, name: string) => languageName({ id, name }, 'fr');
  expect([called('ha', 'Hausa'), called('en', 'English')]).toEqual(['Haoussa', 'Anglais']);
  // One without a name of its own in CLDR, and one that CLDR treats as another.
  expect([called('ijc', 'Izon'), called('tw', 'Twi')]).toEqual(['Izon', 'Twi']);
  expect(languageName({ id: 'ha', name: 'Hausa' })).toBe('Hausa');
});
