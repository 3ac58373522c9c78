/** An address shows what it says, and open jobs that take bids where it says nothing known. */
import { expect, test } from 'vitest';
import { readJobsSearch, toJobsView } from './jobs-search.ts';

test.each([
  [{}, { tab: 'open', status: 'bidding' }],
  [
    { tab: 'closed', status: 'active' },
    { tab: 'closed', status: 'active' },
  ],
  [
    { tab: 'elsewhere', status: 'gone' },
    { tab: 'open', status: 'bidding' },
  ],
])('%o', (search, view) => {
  expect(toJobsView(readJobsSearch(search))).toEqual(view);
});

test('what goes without saying stays out of the address', () => {
  expect(readJobsSearch({ tab: 'open', status: 'bidding' })).toEqual({});
});
