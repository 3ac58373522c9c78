/** Links of notifications: whole, and never off this site. */
import { expect, test } from 'vitest';
import { linkParts } from './link-parts.ts';

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
