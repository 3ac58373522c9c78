/** Writes a copy of somebody's data: what it holds in words, the JSON files, and the files themselves. */
import { PRODUCT } from '#contract/core/product.ts';
import type { ZipEntry } from '#server/core/files/zip.ts';
import type { Services } from '#server/core/http/context.ts';
import { filesOf, type OwnFile, sectionsOf } from './queries.ts';
import { fileName } from './rules.ts';
import type { Section } from './sections/queries.ts';

/** The entries of the zip, each read when its turn comes. */
export async function* copyOf(
  { database, files }: Services,
  userId: string,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const { db } = database;
  const sections = sectionsOf(userId);
  yield text('READ-ME.txt', [bytes(introduction(sections, now))]);
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

async function* jsonOf(section: Section, db: Services['database']['db']): AsyncGenerator<Uint8Array> {
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

/** Counts and kobo come as bigint. */
function json(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one));
}

function introduction(sections: readonly Section[], now: Date): string {
  return [
    `A copy of your data on ${PRODUCT}, made at ${now.toISOString()}.`,
    '',
    'Amounts are in kobo: 100 kobo are one naira. Times are in UTC.',
    'The folder "files" holds what you sent; data/files.json says what each of them is.',
    '',
    ...sections.map(({ file, says }) => `data/${file}.json: ${says}`),
    '',
  ].join('\n');
}

function text(name: string, content: ZipEntry['content']): ZipEntry {
  return { name, content, text: true };
}

function bytes(value: string): Uint8Array {
  return Buffer.from(value);
}
