/** Every test database is fresh: migrated, with the reference lists, whatever was done to earlier ones. */
import { expect, test } from 'vitest';
import { freshDatabase } from './database.ts';

test('what is done to one database is in no other', async () => {
  const languages = async () => {
    const { db, close } = await freshDatabase();
    const found = await db.selectFrom('languages').select('name').orderBy('name').execute();
    await db.deleteFrom('languages').execute();
    const left = await db.selectFrom('languages').select('name').execute();
    await close();
    return { found: found.map(({ name }) => name), left };
  };
  const first = await languages();
  expect(first).toEqual({ found: expect.arrayContaining(['Igbo', 'Yoruba']), left: [] });
  expect(await languages()).toEqual(first);
}, 60_000);
