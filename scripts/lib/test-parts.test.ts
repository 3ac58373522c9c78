/** The parts of the suite that npm commands and documents name exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('every part that is named exists', () => {
  const parts = [...read('scripts/test.ts').matchAll(/^ {2}(\w+): \{\s*title:/gm)].map(([, name]) => name);
  const texts = ['scripts/launch.mjs', ...globSync('{*.md,docs/*.md}', { cwd: ROOT })].map(read);
  const named = [...texts.join('\n').matchAll(/(?:npm test --|'|runs all tests;) ?`?--only=([\w,]+)/g)];
  expect(named.length).toBeGreaterThan(1);
  expect(named.flatMap(([, names = '']) => names.split(',')).filter((name) => !parts.includes(name))).toEqual(
    [],
  );
});

test('every file and folder of tests that a part lists exists', () => {
  const listed = [...read('scripts/test.ts').matchAll(/^ +'([\w-]+\/[\w./-]*)',$/gm)].map(
    ([, path = '']) => path,
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
