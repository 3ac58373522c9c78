/** After login one goes to a path of this site, never to another site. */
import { expect, test } from 'vitest';
import { safeNextPath } from './next-path.ts';

test.each([
  ['/order', '/order'],
  ['/jobrequest/detail/1?tab=open#x', '/jobrequest/detail/1?tab=open#x'],
  ['/gigSearchResult/ẹgbẹ', '/gigSearchResult/%E1%BA%B9gb%E1%BA%B9'],
  ['/loginhelp', '/loginhelp'],
])('%s is a place of this site', (asked, path) => {
  expect(safeNextPath(asked)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '\\evil.example',
  ' /order',
  'order',
  '',
  '/login?next=/order',
  '/Login/',
  undefined,
  7,
])('%j is refused', (asked) => {
  expect(safeNextPath(asked)).toBeUndefined();
});
