/** The schedule in the database is that of this version. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { engineWith } from '#server/testing/engine.ts';
import { readConfig } from '../config.ts';
import { wrapPglite } from '../db/database.ts';
import { startBackground } from './background.ts';

test('a chore that is no more is not asked for', async () => {
  const database = wrapPglite(await engineWith([]));
  const chore = (name: string) => ({ name, every: '* * * * *', run: async () => undefined });
  const errors: unknown[] = [];
  const start = (...names: string[]) =>
    startBackground(readConfig({}), database, names.map(chore), (error) => errors.push(error));
  await (await start('sweep', 'retired')).stop();
  await (await start('sweep')).stop();
  const { rows } = await sql<{ name: string }>`select name from pgboss.schedule`.execute(database.db);
  expect(rows).toEqual([{ name: 'sweep' }]);
  expect(errors).toEqual([]);
  await database.close();
});
