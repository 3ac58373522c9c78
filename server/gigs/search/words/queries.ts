/** Interprets a search text: the stems it asks for, misspelt words corrected, and the number of gigs with each. */
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#contract/core/languages.ts';
import type { Read } from '#server/core/db/database.ts';
import { translateName } from '#server/core/i18n/language.ts';
import { ALL } from '../pages/queries.ts';
import {
  type Candidate,
  isCorrectable,
  isNamedBy,
  mistakesIn,
  nearest,
  swapped,
  type Typed,
  wordsOf,
} from './rules.ts';

/** One word as alternatives, each a list of stems that must all be there. */
export type Wanted = string[][];

export type Understood = {
  wanted: Wanted[];
  /** The text that was searched instead of the typed one; null when nothing was corrected. */
  corrected: string | null;
  /** False when no gig can match: a word that no gig has, or a text without words. */
  possible: boolean;
  /** Number of gigs with each stem, in each place, and with each mark that was asked for; and under `ALL`. */
  gigs: Map<string, number>;
};

/** Maximum number of words read of one text. */
const WORDS_MAX = 16;
/** Maximum number of words corrected of one text. */
const CORRECTED_MAX = 4;

type SearchText = {
  text: string;
  language: Language | undefined;
  /** True when nothing is to be corrected: the first page did that. */
  asIs: boolean;
};

/** Interprets a text, and counts the gigs with these marks. */
export async function understand(
  db: Read,
  { text, language = 'en', asIs }: SearchText,
  marks: readonly string[],
): Promise<Understood> {
  let typed = wordsOf(text).slice(0, WORDS_MAX);
  let known = await lookUp(db, typed, marks);
  if (language !== 'en' && !typed.every((one) => gigsOf(wantedOf(one, known), known.gigs) > 0)) {
    const named = await understandName(db, typed, language, marks);
    if (named.possible) return named;
  }
  const better = asIs ? null : await correctWords(db, typed, known);
  if (better) {
    typed = better;
    known = await lookUp(db, typed, marks);
  }
  const wanted = typed.map((one) => wantedOf(one, known)).filter((one) => one.length > 0);
  return {
    wanted,
    corrected: better ? typed.map((one) => one.typed).join(' ') : null,
    possible: text === '' || (wanted.length > 0 && wanted.every((one) => gigsOf(one, known.gigs) > 0)),
    gigs: known.gigs,
  };
}

/** What the reader's language calls a skill is searched by the skill's own name, which is English: gigs seldom say it otherwise. */
async function understandName(
  db: Read,
  typed: readonly Typed[],
  language: Language,
  marks: readonly string[],
): Promise<Understood> {
  const skills = await db.selectFrom('skills').select('name').execute();
  const names = skills
    .filter(({ name }) => isNamedBy(translateName(language, name), typed))
    .map(({ name }) => wordsOf(name));
  const known = await lookUp(db, names.flat(), marks);
  const stemsOf = (name: readonly Typed[]) =>
    name.flatMap(({ parts }) => parts.flatMap((part) => known.stems.get(part) ?? []));
  const wanted = names.map(stemsOf).filter((stems) => stems.length > 0);
  return {
    wanted: wanted.length > 0 ? [wanted] : [],
    corrected: null,
    possible: gigsOf(wanted, known.gigs) > 0,
    gigs: known.gigs,
  };
}

async function correctWords(db: Read, typed: readonly Typed[], known: Known): Promise<Typed[] | null> {
  const better = [...typed];
  let tries = CORRECTED_MAX;
  for (const [index, word] of typed.entries()) {
    if (tries === 0 || !isDoubtful(word, known)) continue;
    tries -= 1;
    better[index] = (await correctWord(db, word, known)) ?? word;
  }
  return better.some((word, index) => word !== typed[index]) ? better : null;
}

/** Maximum number of gigs with a word: over its alternatives, the sum of those with the rarest stem. */
export function gigsOf(wanted: Wanted, gigs: ReadonlyMap<string, number>): number {
  return wanted.reduce((sum, stems) => sum + Math.min(...stems.map((stem) => gigs.get(stem) ?? 0)), 0);
}

type Known = {
  /** The stems of each part of a word; none for `the` and `of`. */
  stems: Map<string, string[]>;
  /** Parts that some gig has as they were typed. */
  written: Set<string>;
  /** Number of gigs with each stem, anywhere and in each place, and with each mark. */
  gigs: Map<string, number>;
};

/** SQL: how many live gigs have this term: a stem, in any place or in one, or the mark of a filter (`c.` and the id of a category). */
export function gigsWith(term: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    coalesce((select gigs from search_terms where term = ${term}), 0)
    + coalesce((select sum(change) from search_term_changes where term = ${term}), 0)
  )::int`;
}

async function lookUp(db: Read, typed: readonly Typed[], marks: readonly string[]): Promise<Known> {
  const parts = [...new Set(typed.flatMap((one) => [...one.parts, one.joined]))];
  const { rows } = await sql<{ part: string | null; term: string | null; gigs: number; written: boolean }>`
    select a.part, a.term, ${gigsWith(sql`a.term`)} as gigs,
      (select true from search_words where word = a.part) is true as written
    from (
      select part, stem as term
      from unnest(${parts}::text[]) as part left join lateral unnest(gig_stems(part)) as stem on true
      union all
      select null, place || stem
      from unnest(${parts}::text[]) as part
      cross join unnest(gig_stems(part)) as stem
      cross join unnest('{t.,h.}'::text[]) as place
      union all
      select null, unnest(${[...marks, ALL]}::text[])
    ) a
  `.execute(db);
  const known: Known = {
    stems: new Map(parts.map((part) => [part, []])),
    written: new Set(),
    gigs: new Map(),
  };
  for (const { part, term, gigs, written } of rows) {
    if (part !== null && written) known.written.add(part);
    if (term === null) continue;
    known.gigs.set(term, gigs);
    if (part !== null) known.stems.get(part)?.push(term);
  }
  return known;
}

function wantedOf({ parts, joined }: Typed, { stems }: Known): Wanted {
  const apart = parts.flatMap((part) => stems.get(part) ?? []);
  const together = parts.length > 1 ? (stems.get(joined) ?? []) : [];
  return [apart, together].filter((one) => one.length > 0);
}

/** True for a word that no gig has, or that gigs have only by its stem, never spelt like this (`desing`, found by `des`). */
function isDoubtful(word: Typed, known: Known): boolean {
  const wanted = wantedOf(word, known);
  if (wanted.length === 0) return false;
  const joined = word.parts.length > 1 && known.written.has(word.joined);
  return gigsOf(wanted, known.gigs) <= 0 || !(joined || word.parts.every((part) => isSure(part, known)));
}

function isSure(part: string, known: Known): boolean {
  return known.written.has(part) || !isCorrectable(part);
}

/** The word with its doubtful parts corrected; null when nothing near is known. */
async function correctWord(db: Read, { parts }: Typed, known: Known): Promise<Typed | null> {
  const better: string[] = [];
  for (const part of parts) {
    const stems = known.stems.get(part) ?? [];
    const gigs =
      stems.length === 0 ? 0 : Math.max(0, Math.min(...stems.map((stem) => known.gigs.get(stem) ?? 0)));
    const isWrong = isCorrectable(part) && stems.length > 0 && (gigs === 0 || !isSure(part, known));
    const meant = isWrong ? await findMeant(db, part, gigs) : null;
    better.push(meant && !stems.includes(meant.stem) ? meant.word : part);
  }
  if (better.every((part, index) => part === parts[index])) return null;
  return { typed: better.join('-'), parts: better, joined: better.join('') };
}

type Meant = Candidate & { stem: string };

/** Maximum number of words beginning with the typed one that are looked at. */
const BEGUN_MAX = 300;
/** A word that finds something is corrected only to one with more than this many times as many gigs, one mistake away. */
const FAR_COMMONER = 20;

/** The word most probably meant by `typed`, which finds `gigs` gigs as it is; null when none is near. */
async function findMeant(db: Read, typed: string, gigs: number): Promise<Meant | null> {
  const [letters, mistakes] = [[...typed].length, gigs === 0 ? mistakesIn(typed) : 1];
  const { rows } = await sql<Meant>`
    select w.word, w.stem, t.gigs
    from search_words w
    join search_terms t on t.term = w.stem
    where w.word in (select words_like(${typed}) union all select unnest(${swapped(typed)}::text[]))
      and t.gigs > ${gigs * FAR_COMMONER}
      and char_length(w.word) between ${letters - mistakes} and ${letters + mistakes}
    union all
    select b.word, b.stem, t.gigs
    from (
      select word, stem from search_words
      where word > ${typed} and word < ${`${typed}\u{10FFFF}`} and ${gigs}::int = 0
      order by word
      limit ${sql.lit(BEGUN_MAX)}
    ) b
    join search_terms t on t.term = b.stem
    where t.gigs > 0
  `.execute(db);
  return nearest(typed, rows, mistakes);
}
