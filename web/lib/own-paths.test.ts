/** After login one goes to a path of this site, never to another site. */
import { expect, test } from 'vitest';
import { linkParts, safeNextPath } from './own-paths.ts';

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
  '/..//evil.example',
  '/.//evil.example/order',
  '/order/%2e%2e//evil.example',
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

test('path, search and hash are taken apart for the router', () => {
  expect(linkParts('/hunterDashboard/TalentBid/7?from=mail&tab=2#bid-3')).toEqual({
    to: '/hunterDashboard/TalentBid/7',
    search: { from: 'mail', tab: '2' },
    hash: 'bid-3',
  });
});

test('a link off this site leads to the front page', () => {
  expect(linkParts('https://elsewhere.example/order').to).toBe('/');
  expect(linkParts('//elsewhere.example/order').to).toBe('/');
});
