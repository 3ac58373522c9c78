/** Bids that are over come last in every order; the rest by what the hunter chose. */
import { expect, test } from 'vitest';
import { BID_SORTS, sortBids } from './bid-sorting.ts';
import type { HunterBid } from './reject-bid-dialog.tsx';

type Facts = { price: number; rating: number | null; done: number; status?: HunterBid['status'] };

/** The bids arrived in the order of their names. */
function bid(id: string, { price, rating, done, status = 'applied' }: Facts): HunterBid {
  const job = { price_budget: 275 };
  const talent = { rating, reviews: rating ? 3 : 0, jobs_done: done };
  return {
    id,
    status,
    accept_price: price,
    job,
    created_at: `2026-11-0${id}T10:00:00.000Z`,
    talent,
  } as HunterBid;
}

const BIDS = [
  bid('1', { price: 300, rating: 4.5, done: 2 }),
  bid('2', { price: 100, rating: 5, done: 9, status: 'rejected' }),
  bid('3', { price: 200, rating: null, done: 0 }),
  bid('4', { price: 250, rating: 4.9, done: 7 }),
];

test.each([
  ['match', '4312'],
  ['arrival', '1342'],
  ['newest', '4312'],
  ['price', '3412'],
  ['rating', '4132'],
  ['done', '4132'],
] as const)('by %s', (sort, order) => {
  expect(
    sortBids(BIDS, sort)
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
});

test('every order has its test', () => {
  expect(BID_SORTS).toEqual(['match', 'price', 'rating', 'done', 'newest', 'arrival']);
});
