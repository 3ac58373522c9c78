/** A URL shows what it says, and all open jobs where it has no known value. */
import { expect, test } from 'vitest';
import { readJobsSearch, readRequests, toJobsView } from './-searches.ts';

test.each([
  [{}, { tab: 'open', status: 'all' }],
  [
    { tab: 'closed', status: 'active' },
    { tab: 'closed', status: 'active' },
  ],
  [
    { tab: 'elsewhere', status: 'gone' },
    { tab: 'open', status: 'all' },
  ],
])('%o', (search, view) => {
  expect(toJobsView(readJobsSearch(search))).toEqual(view);
});

test('what goes without saying stays out of the address', () => {
  expect(readJobsSearch({ tab: 'open', status: 'all' })).toEqual({});
});

test.each([
  [{}, {}],
  [{ tab: 'open', sort: 'newest', job: 'x', days: '10000', budget_min: -1, bids: true, query: ' ' }, {}],
  [
    { tab: 'saved', query: 2024, skill: ' Mural ', budget_max: '9000', bids: 0, sort: 'days' },
    { tab: 'saved', query: '2024', skill: 'Mural', budget_max: 9000, bids: 0, sort: 'days' },
  ],
])('of job requests keeps what is good: %o', (search, view) => {
  expect(readRequests(search)).toEqual(view);
});
