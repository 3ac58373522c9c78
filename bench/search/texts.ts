/** The texts of the benchmark's gigs, as tables, with the search terms of each. */
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { learnWords } from '#server/gigs/search/commands.ts';
import { foldedText } from '#server/gigs/search/words/rules.ts';
import { descriptions, names, type Text, tags, titles } from './words.ts';

/** Number of descriptions per skill. */
export const DESCRIPTIONS = 200;

/** Where a gig contains a text: in the title or skill, next to them (tags, seller), or in the description. */
type Place = 'title' | 'beside' | 'description';
const PREFIXES: Record<Place, string[]> = { title: ['t.', 'h.', ''], beside: ['h.', ''], description: [''] };

/** Creates the tables `titles`, `descriptions`, `tags`, `names` and `skills` in the schema `bench`, and adds their words to the search dictionary. */
export async function fillTexts(db: Db): Promise<void> {
  const { rows: skills } = await sql<{ name: string }>`select name from skills order by id`.execute(db);
  const list = skills.map((skill) => skill.name);
  const single = (texts: readonly string[]) => texts.map((text) => ({ skill: 0, text }));
  const titled = titles(list);
  await sql`
    create unlogged table bench.skills as
    select row_number() over (order by s.id) - 1 as skill, s.id as skill_id, s.category_id,
      array['s.' || s.id, 'c.' || s.category_id, 'c.' || coalesce(c.parent_id, s.category_id)] as found
    from skills s join categories c on c.id = s.category_id
  `.execute(db);
  const words = new Set<string>();
  const keep = async (table: string, place: Place, texts: readonly Text[], more: readonly string[] = []) => {
    const folded = texts.map((one, at) => foldedText(`${one.text} ${more[at] ?? ''}`));
    for (const text of folded) for (const word of text.split(' ')) words.add(word);
    await keepTexts(db, table, place, texts, folded);
  };
  await keep(
    'titles',
    'title',
    titled,
    titled.map((one) => list[one.skill] ?? ''),
  );
  await keep('descriptions', 'description', descriptions(list, DESCRIPTIONS));
  await keep('tags', 'beside', single(tags()));
  await keep('names', 'beside', single([...names.first, ...names.last]));
  await db.transaction().execute((tx) => learnWords(tx, words));
}

async function keepTexts(
  db: Db,
  table: string,
  place: Place,
  texts: readonly Text[],
  folded: readonly string[],
): Promise<void> {
  await sql`
    create unlogged table ${sql.table(`bench.${table}`)} as
    select skill, row_number() over (partition by skill order by place) - 1 as n, text, array(
      select prefix || stem
      from unnest(gig_stems(folded)) as stem
      cross join unnest(${array(PREFIXES[place])}) as prefix
    ) as found
    from unnest(
      ${sql.lit(`{${texts.map((one) => one.skill).join(',')}}`)}::int[],
      ${array(texts.map((one) => one.text))}, ${array(folded)}
    ) with ordinality as t (skill, text, folded, place)
  `.execute(db);
}

/** A list as an SQL literal, because a statement that creates a table takes no parameters. */
function array(list: readonly string[]) {
  return sql`${sql.lit(`{${list.map((text) => JSON.stringify(text)).join(',')}}`)}::text[]`;
}
