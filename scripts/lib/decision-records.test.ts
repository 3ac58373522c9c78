/** The decision records have one form, say which record replaced them, and are all listed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const LINES_MAX = 45;
const LETTERS_MAX = 150;

const SECTIONS = /^Status Problem Decision (Alternatives )?Consequences$/;
/** Another record: a link, or the bare number of one that is not written yet. */
const RECORD = String.raw`(\[\d{4}\]\([\w.-]+\)|\d{4})`;
const STATUS = new RegExp(
  `^(In force since [A-Z][a-z]+ \\d{4}|Superseded by ${RECORD}: .+|` +
    `In force; its part on [^;]+ superseded by ${RECORD}(, its part on [^;]+ superseded by ${RECORD})*)\\.$`,
);

const files = readdirSync(FOLDER)
  .filter((name) => /^\d/.test(name))
  .toSorted();
const numbers = files.map((file) => file.slice(0, 4));

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}

function titleOf(text: string): string | undefined {
  return /^# \d{4} (\S.*[^.\n])\n\n\*\*Status\.\*\* /.exec(text)?.[1];
}

function statusOf(text: string): string {
  return /^\*\*Status\.\*\* ([\s\S]+?)\n\n/m.exec(text)?.[1]?.replaceAll('\n', ' ') ?? '';
}

/** Returns what is wrong with a record. */
function faultsOf(file: string, text: string): string[] {
  const sections = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name]) => name).join(' ');
  const lines = text.trimEnd().split('\n');
  const status = statusOf(text);
  const links = [...text.matchAll(/\[([^\]]+)\]\(([^)…]+)\)/g)];
  const unlinked = [...status.matchAll(/superseded by (\d{4})/gi)];
  return [
    titleOf(text) ? '' : 'begins with "# 0001 Title", an empty line and the status',
    text.startsWith(`# ${file.slice(0, 4)} `) ? '' : 'has the number of its file',
    SECTIONS.test(sections) ? '' : `has these sections: ${sections}`,
    STATUS.test(status) ? '' : `has this status: ${status}`,
    lines.length <= LINES_MAX ? '' : `has ${lines.length} lines`,
    ...lines.map((line) => (line.length <= LETTERS_MAX ? '' : `is too wide: ${line}`)),
    ...links.map(([link, label = '', target = '']) =>
      existsSync(join(FOLDER, target)) && (!/^\d{4}$/.test(label) || target.startsWith(label)) ? '' : link,
    ),
    ...unlinked.map(([, number = '']) => (numbers.includes(number) ? `does not link ${number}` : '')),
  ].filter((fault) => fault !== '');
}

test.each(files)('%s has the form of all', (file) => {
  expect(faultsOf(file, read(file))).toEqual([]);
});

test('no two have one number', () => {
  expect([...new Set(numbers)]).toEqual(numbers);
});

test('the README lists each with its title and status', () => {
  const rows = files.map((file) => {
    const text = read(file);
    return `| [${file.slice(0, 4)}](${file}) | ${titleOf(text)} | ${statusOf(text)} |`;
  });
  expect(read('README.md').match(/^\| \[.*$/gm)).toEqual(rows);
});

const GOOD = [
  '# 0099 A short sentence',
  '**Status.** In force since November 2026.',
  ...['Problem', 'Decision', 'Alternatives', 'Consequences'].map((name) => `**${name}.** Some.`),
].join('\n\n');

test('a status may name what took its place', () => {
  const superseded = GOOD.replace(
    'In force since November 2026',
    `Superseded by [0001](${files[0]}): a queue`,
  );
  expect([GOOD, superseded].map((text) => faultsOf('0099-good.md', text))).toEqual([[], []]);
});

test.each([
  ['another number', '# 0099', '# 0098', 'number of its file'],
  ['a title with a full stop', 'sentence', 'sentence.', 'begins with'],
  ['no status', '**Status.** In', 'In', 'this status: '],
  ['a status in other words', 'In force since', 'Good since', 'this status: Good'],
  [
    'a number that could be a link',
    ' since November 2026',
    '; its part on x superseded by 0001',
    'link 0001',
  ],
  ['a section of another name', 'Problem', 'Question', 'these sections: Status Question'],
  ['a missing section', '**Decision.** Some.\n\n', '', 'these sections: Status Problem Alternatives'],
  ['sections in another order', 'Problem', 'Alternatives', 'these sections: Status Alternatives'],
  ['a link to no file', 'Some.', '[9999](9999-none.md)', '[9999]'],
  ['a link under another number', 'Some.', `[0001](${files[1]})`, '[0001]'],
  ['a line that is too wide', 'Some.', 'x'.repeat(LETTERS_MAX), 'is too wide'],
  ['too many lines', 'Some.', 'Some.\n'.repeat(LINES_MAX), 'lines'],
])('a record with %s is found', (_, good, broken, fault) => {
  expect(faultsOf('0099-good.md', GOOD.replace(good, broken)).join('\n')).toContain(fault);
});
