/** No screen is forgotten: each route of the app is in the list of screens that are pictured and checked. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../e2e/support/screens/all.ts';
import { ROOT } from '../root.ts';

/** Layouts have no address of their own, and files that begin with `-` are parts. */
const NOT_A_SCREEN = /(^|\/)(_[^/]*|-[^/]*|route)\.tsx$|\.test\.tsx$/;

function routes(): string[] {
  return readdirSync(join(ROOT, 'web/routes'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !NOT_A_SCREEN.test(path))
    .map((path) => path.slice(0, -'.tsx'.length));
}

test('every route of the app is in the list of screens', () => {
  const listed = new Set(SCREENS.map(({ route }) => route));
  expect(routes().filter((route) => !listed.has(route))).toEqual([]);
});

test('every line names a route that exists', () => {
  const known = new Set([...routes(), 'server', '__root', 'operator/route']);
  expect(SCREENS.filter(({ route }) => !known.has(route)).map(({ name }) => name)).toEqual([]);
});

test('no two lines write the same picture', () => {
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
