/**
 * Every fixed text (rule 13.1): present word for word in one place of the catalogue, in French too, used, on a
 * screen that exists, and seen there by a browser test.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicPages } from '#contract/site/paths.ts';
import { words } from '#contract/words/en.ts';
import { words as french } from '#contract/words/fr.ts';
import { makeTree } from '../house/source.ts';
import type { Screen } from './message.ts';
import { section2 } from './section-2.ts';
import { section2Boards } from './section-2-boards.ts';
import { section2Orders } from './section-2-orders.ts';
import { section5 } from './section-5.ts';
import { section8 } from './section-8.ts';
import { says, textsOf } from './texts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ENGLISH = { words };
const FRENCH = { words: french };

/** The expected size of each section, counted by hand: messages by screen, and distinct texts among them. */
const SECTIONS: readonly [name: string, screens: readonly Screen[], rows: number, texts: number][] = [
  ['2.1 to 2.8', section2, 45, 43],
  ['2.9 to 2.11', section2Orders, 41, 41],
  ['2.12 to 2.16', section2Boards, 44, 43],
  ['5', section5, 33, 27],
  ['8', section8, 43, 39],
];

/** Where the same word names something else, which may be renamed without this message. */
const ELSEWHERE: Record<string, readonly string[]> = {
  // Titles of a kind of news, and of a clause of the agreement.
  Reviews: ['contract/words/en/notifications.ts', 'contract/words/en/legal.ts'],
  'Project tracker': ['contract/words/en/notifications.ts'],
  // The status of a transaction.
  Pending: ['contract/words/en/payouts.ts'],
  // A line of a receipt.
  Payment: ['contract/words/en/documents.ts'],
  // The noun after a number.
  milestone: ['contract/words/en/common.ts'],
  // The status of a bid, and of a message.
  Withdrawn: ['contract/words/en/common.ts'],
  Sent: ['contract/words/en/common.ts'],
};

const catalogue = codeOf('contract/words/**/*.ts').filter(({ path }) => /\/en\//.test(path));
const journeys = [...codeOf('e2e/**/*.ts'), ...codeOf('web/**/*.browser.test.tsx')];
const sources = globSync('{web,contract,server}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !path.startsWith('contract/words/') && !/\.(test|gen)\./.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');
const routes = new Set([...routesOfApp(), ...publicPages]);

function codeOf(pattern: string) {
  const paths = globSync(pattern, { cwd: ROOT });
  const texts = paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
  return makeTree(Object.fromEntries(texts)).code.map((code) => ({ ...code, said: textsOf(code) }));
}

function routesOfApp(): string[] {
  const tree = readFileSync(join(ROOT, 'web/route-tree.gen.ts'), 'utf8');
  return [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'));
}

/** The text at a place such as `words.landing.categories.0`. */
function at(tree: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (branch, name) => (branch && typeof branch === 'object' ? Reflect.get(branch, name) : undefined),
      tree,
    );
}

/** Returns the form of a sentence with parameters, `{0}` for the first. */
function formOf(value: unknown): unknown {
  if (typeof value !== 'function') return value;
  return value(...Array.from({ length: value.length }, (_, index) => `{${index}}`));
}

/** Returns the catalogue files that contain the message, one entry per occurrence. */
function placesOf(message: string): string[] {
  const form = message.replace(/\{\d\}/g, '{}');
  const written = catalogue.flatMap(({ path, said }) =>
    said.filter(({ kind, text }) => kind === 'text' && text === form).map(() => path),
  );
  const elsewhere = [...(ELSEWHERE[message] ?? [])];
  return written.filter((path) => {
    const index = elsewhere.indexOf(path);
    if (index !== -1) elsewhere.splice(index, 1);
    return index === -1;
  });
}

/** Matches a use by its full path, or by a short name that a file gives to the module. */
function usedAs(key: string): RegExp {
  const path = key.replace(/\.\d+$/, '');
  const name = path.split('.').at(-1);
  const room = path.slice(0, path.lastIndexOf('.')).replaceAll('.', '\\.');
  return new RegExp(
    `${path.replaceAll('.', '\\.')}\\b|\\b\\w+\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = ${room}`,
  );
}

/** Returns the tests that show a message: the test that contains it, or those that use the steps that contain it. */
function testsThatShow(message: string, shownBy: string): string[] {
  const code = journeys.find(({ path }) => path === shownBy);
  const said = code?.said.filter((one) => says(one, message)) ?? [];
  if (/\.(e2e|browser\.test)\.tsx?$/.test(shownBy)) return said.length > 0 ? [shownBy] : [];
  return journeys
    .filter(({ path }) => path.endsWith('.e2e.ts'))
    .filter(({ imports }) =>
      imports.some(
        ({ target, values }) =>
          target === shownBy && said.some(({ by }) => by !== undefined && values.includes(by)),
      ),
    )
    .map(({ path }) => path);
}

/** Tests say what they expect. */
const isTest = (path: string) => /^web\/testing\/|\.(test|gen)\./.test(path);

test('no screen writes a message out by itself', () => {
  const messages = new Set(
    SECTIONS.flatMap(([, places]) => places.flatMap((one) => one.messages.map(([text]) => text))),
  );
  // The name of a tag.
  messages.delete('milestone');
  const written = codeOf('{web,server/public-pages}/**/*.{ts,tsx}')
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, said }) =>
      said
        .filter(({ kind, text }) => kind === 'text' && messages.has(text))
        .map(({ text }) => `${path}: ${text}`),
    );
  expect(written).toEqual([]);
});

test('the console of operators has its words in the catalogue, in both languages', () => {
  const headers = ['Accept-Language', 'Content-Type', 'Bearer {}'];
  const written = codeOf('web/{features,routes}/operator/**/*.{ts,tsx}')
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, said }) =>
      said
        .filter(({ kind, text }) => kind === 'text' && /^\p{Lu}\p{Ll}/u.test(text) && !headers.includes(text))
        .map(({ text }) => `${path}: ${text}`),
    );
  expect(written).toEqual([]);
});

describe.each(SECTIONS)('section %s', (_name, places, rows, texts) => {
  const messages = places.flatMap(({ screen, shownBy, messages }) =>
    messages.map(([text, key, condition]) => [text, screen, condition, key, shownBy] as const),
  );

  test('no message is left out', () => {
    expect(messages).toHaveLength(rows);
    expect(new Set(messages.map(([text]) => text)).size).toBe(texts);
    expect(new Set(messages.map(([text, screen]) => `${text} ${screen}`)).size).toBe(rows);
  });

  test.each(messages)('“%s” on %s: %s', (text, screen, _condition, key, shownBy) => {
    expect(formOf(at(ENGLISH, key))).toBe(text);
    expect(placesOf(text)).toHaveLength(1);
    expect(typeof at(FRENCH, key)).toBe(typeof at(ENGLISH, key));
    expect(formOf(at(FRENCH, key))).toBeTruthy();
    expect(sources).toMatch(usedAs(key));
    expect(routes).toContain(screen.replaceAll('{', '$').replaceAll('}', ''));
    const tests = [shownBy].flat();
    expect(
      tests.flatMap((one) => testsThatShow(text, one)),
      tests.join(', '),
    ).not.toEqual([]);
  });
});
