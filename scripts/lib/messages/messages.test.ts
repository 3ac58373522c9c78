/** Every message of the specification's sections 2, 5 and 8 stands once in the catalogue, is used, and is shown by a test. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens, words } from '#contract/words.ts';
import { section2 } from './section-2.ts';
import { section2Orders } from './section-2-orders.ts';
import { section5 } from './section-5.ts';
import { section8 } from './section-8.ts';

const ROOT = join(import.meta.dirname, '../../..');
const entries = [...entriesOf(words, 'words'), ...entriesOf(screens, 'screens')];
const sources = globSync('{web,contract,server}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !path.startsWith('contract/words/') && !/\.(test|gen)\./.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** Every text with its key; of a sentence with parameters the form, `{0}` for the first. */
function entriesOf(room: object, path: string): { key: string; text: string }[] {
  return Object.entries(room).flatMap(([name, value]) => {
    const key = `${path}.${name}`;
    if (typeof value === 'string') return [{ key, text: value }];
    if (typeof value === 'function') return formOf(key, value);
    return value && typeof value === 'object' ? entriesOf(value, key) : [];
  });
}

function formOf(key: string, write: (...given: string[]) => unknown): { key: string; text: string }[] {
  const text = write(...Array.from({ length: write.length }, (_, index) => `{${index}}`));
  return typeof text === 'string' ? [{ key, text }] : [];
}

/** As a text of its own, not as a part of a longer one; of a sentence with parameters each part. */
function quotes(source: string, text: string): boolean {
  const parts = text.split(/\{\d\}/).filter(Boolean);
  if (parts.length > 1) return parts.every((part) => source.includes(part.trim()));
  const pieces = source.split(text);
  const begins = (before = '') => /['"`/^]$/.test(before);
  return pieces.slice(1).some((after, index) => begins(pieces[index]) && !/^[\w ]/.test(after));
}

describe.each([
  ['2', section2],
  ['2, orders', section2Orders],
  ['5', section5],
  ['8', section8],
])('section %s', (_name, messages) => {
  test.each(messages)('“%s” on %s, when %s', (text, _screen, _condition, key, shownBy) => {
    expect(entries.find((entry) => entry.key === key)?.text).toBe(text);
    const room = key.split('.')[0];
    const same = entries.filter((entry) => entry.text === text && entry.key.startsWith(`${room}.`));
    expect(same.map((entry) => entry.key)).toEqual([key]);
    expect(sources).toMatch(usedAs(key));
    expect(existsSync(join(ROOT, shownBy)), shownBy).toBe(true);
    expect(quotes(readFileSync(join(ROOT, shownBy), 'utf8'), text), shownBy).toBe(true);
  });
});

/** By its whole path, or by a short name that a file gives to the room. */
function usedAs(key: string): RegExp {
  const name = key.split('.').at(-1);
  const room = key.slice(0, key.lastIndexOf('.')).replaceAll('.', '\\.');
  return new RegExp(
    `${key.replaceAll('.', '\\.')}\\b|\\b\\w+\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = ${room}`,
  );
}
