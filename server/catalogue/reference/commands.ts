/** Fills the reference tables from the libraries, when their content differs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Read, Write } from '#server/core/db/database.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { countries, type NamedLanguage, states } from './rules.ts';

/**
 * Runs after the migrations, at every start. Names follow the libraries; an entry that a library drops keeps its row,
 * because a profile may refer to it. Returns true when something was written.
 */
export async function fillReference(db: Db): Promise<boolean> {
  const source = referenceSource();
  const isFilled = async (on: Read) =>
    (await on.selectFrom('reference_content').select('sha256').executeTakeFirst())?.sha256 === source;
  if (await isFilled(db)) return false;
  const { languages, places } = await referenceContent();
  return db.transaction().execute(async (tx) => {
    await sql`lock table reference_content in exclusive mode`.execute(tx);
    if (await isFilled(tx)) return false;
    await fillCountries(tx);
    await fillStates(tx, places);
    await fillLanguages(tx, languages);
    await sql`
      insert into reference_content (sha256) values (${source})
      on conflict (one) do update set sha256 = excluded.sha256
    `.execute(tx);
    return true;
  });
}

/** What the tables should contain. */
export async function referenceContent() {
  const { livingLanguages } = await import('./languages/rules.ts');
  const places = [...states].flatMap(([country, list]) => list.map((state) => ({ country, ...state })));
  return { languages: livingLanguages(), places };
}

/** Our own code that makes the content from the libraries and from the names that Node has. */
const MADE_BY = ['rules.ts', 'languages/rules.ts'].map((file) => join(import.meta.dirname, file));
const PACKAGE = join(import.meta.dirname, '../../../package.json');

/** A hash of that code and of the versions of its sources: while it is unchanged, a start loads and compares no lists. */
export function referenceSource(): string {
  const { dependencies } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  const libraries = [dependencies['iso-639-3'], dependencies['country-region-data'], process.versions.cldr];
  const code = MADE_BY.map((file) => readFileSync(file, 'utf8'));
  return sha256(JSON.stringify([libraries, code]));
}

async function fillCountries(tx: Write): Promise<void> {
  await sql`
    insert into countries as c (id, name)
    select * from unnest(${countries.map(({ key }) => key)}::text[], ${countries.map(({ name }) => name)}::text[])
    on conflict (id) do update set name = excluded.name where c.name <> excluded.name
  `.execute(tx);
}

async function fillStates(
  tx: Write,
  places: readonly { country: string; key: string; name: string }[],
): Promise<void> {
  await sql`
    insert into states as s (country_id, id, name)
    select * from unnest(
      ${places.map(({ country }) => country)}::text[],
      ${places.map(({ key }) => key)}::text[],
      ${places.map(({ name }) => name)}::text[]
    )
    on conflict (country_id, id) do update set name = excluded.name where s.name <> excluded.name
  `.execute(tx);
}

/** A dropped language loses its position in the list, so that new profiles cannot choose it. */
async function fillLanguages(tx: Write, languages: readonly NamedLanguage[]): Promise<void> {
  await sql`
    with listed as (
      select * from unnest(
        ${languages.map(({ id }) => id)}::text[],
        ${languages.map(({ name }) => name)}::text[]
      ) with ordinality as t (id, name, position)
    ), dropped as (
      update languages set position = null where id not in (select id from listed)
    )
    insert into languages as l (id, name, position)
    select id, name, position::int from listed
    on conflict (id) do update set name = excluded.name, position = excluded.position
    where l.name <> excluded.name or l.position is distinct from excluded.position
  `.execute(tx);
}
