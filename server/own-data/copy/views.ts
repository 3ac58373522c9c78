/** Writes a copy of a person's data: a description of its contents, the JSON files, and the files that the person sent. */
import type { Language } from '#contract/core/languages.ts';
import { languageOf } from '#server/accounts/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import type { ZipEntry } from '#server/core/files/zip.ts';
import type { Services } from '#server/core/http/context.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import { filesOf, type OwnFile, sectionsOf } from './queries.ts';
import { fileName } from './rules.ts';
import type { Section } from './sections/queries.ts';

/** The entries of the zip, each read when its turn comes. */
export async function* copyOf(
  { database, files }: Services,
  userId: string,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const { db } = database.reads;
  const sections = sectionsOf(userId);
  yield text('READ-ME.txt', [bytes(introduction(sections, now, await languageOf(db, userId)))]);
  for (const section of sections) yield text(`data/${section.file}.json`, jsonOf(section, db));
  const own = await filesOf(db, userId);
  yield text('data/files.json', [bytes(json(own.map((file) => ({ ...file, path: pathOf(file) }))))]);
  for (const file of own) {
    const opened = await files.open(file.folder, file.name);
    if (opened) yield { name: pathOf(file), content: opened.stream, text: false };
  }
}

function pathOf(file: OwnFile): string {
  return `files/${file.folder}/${fileName(file.name, file.display_name)}`;
}

async function* jsonOf(section: Section, db: Read): AsyncGenerator<Uint8Array> {
  let after = 0n;
  let first = true;
  for (;;) {
    const rows = await section.rows(db, after);
    const written = rows.map((row) => json(row)).join(',\n');
    yield bytes(`${first ? '[\n' : rows.length > 0 ? ',\n' : ''}${written}`);
    first = false;
    const last = rows.at(-1) as { id?: bigint } | undefined;
    if (!section.paged || last?.id === undefined) break;
    after = last.id;
  }
  yield bytes('\n]\n');
}

/** JSON with bigints, such as counts and kobo, as numbers. */
function json(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one));
}

function introduction(sections: readonly Section[], now: Date, language: Language): string {
  const { copyReadMe, copyFiles } = wordsIn(language).accounts;
  return [
    copyReadMe.made(now.toISOString()),
    '',
    copyReadMe.units,
    copyReadMe.files,
    '',
    ...sections.map(({ file }) => `data/${file}.json: ${copyFiles[file]}`),
    '',
  ].join('\n');
}

function text(name: string, content: ZipEntry['content']): ZipEntry {
  return { name, content, text: true };
}

function bytes(value: string): Uint8Array {
  return Buffer.from(value);
}
