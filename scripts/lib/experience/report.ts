/** Puts a table of figures into docs/experience.md, between the two marks that carry its name. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const REPORT = join(ROOT, 'docs/experience.md');

/** A table in Markdown; the first column is text, the others are figures. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** Throws when the report has no markers with that name. */
export function writeReport(name: string, text: string): void {
  const before = readFileSync(REPORT, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  if (!marks.test(before)) throw new Error(`docs/experience.md has no place for ${name}`);
  writeFileSync(
    REPORT,
    before.replace(marks, (_, begin: string, end: string) => `${begin}${text}\n${end}`),
  );
}
