/** The ways a hunter can sort the bids of a job. */
import { words } from '#contract/words.ts';
import type { HunterBid } from './reject-bid-dialog.tsx';

export const BID_SORTS = ['match', 'price', 'rating', 'done', 'newest', 'arrival'] as const;
export type BidSort = (typeof BID_SORTS)[number];

export const BID_SORT_WORDS: Record<BidSort, string> = {
  match: words.common.sorting.bestMatch,
  arrival: words.common.sorting.sortArrival,
  newest: words.common.sorting.sortNewest,
  price: words.common.sorting.sortPrice,
  rating: words.common.sorting.sortRating,
  done: words.common.sorting.sortDone,
};

const COMPARE: Record<BidSort, (a: HunterBid, b: HunterBid) => number> = {
  // Within the budget first, then the better weighted rating, then the lower price.
  match: (a, b) =>
    Number(isAbove(a)) - Number(isAbove(b)) ||
    weightedRating(b) - weightedRating(a) ||
    a.accept_price - b.accept_price,
  arrival: (a, b) => a.created_at.localeCompare(b.created_at),
  newest: (a, b) => b.created_at.localeCompare(a.created_at),
  price: (a, b) => a.accept_price - b.accept_price,
  rating: (a, b) => (b.talent.rating ?? 0) - (a.talent.rating ?? 0) || b.talent.reviews - a.talent.reviews,
  done: (a, b) => b.talent.jobs_done - a.talent.jobs_done,
};

/** Bids that are over (rejected, withdrawn) come last, whatever the order. */
export function sortBids(bids: readonly HunterBid[], sort: BidSort): HunterBid[] {
  return bids.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)) || COMPARE[sort](a, b));
}

function isAbove({ accept_price, job }: HunterBid): boolean {
  return accept_price > job.price_budget;
}

/** Adds two four-star reviews to every talent, so that few reviews weigh little and newcomers do not come last. */
const ASSUMED = { reviews: 2, rating: 4 };

function weightedRating({ talent: { rating, reviews } }: HunterBid): number {
  const stars = (rating ?? 0) * reviews + ASSUMED.rating * ASSUMED.reviews;
  return stars / (reviews + ASSUMED.reviews);
}

function isOver({ status }: HunterBid): boolean {
  return status === 'rejected' || status === 'withdrawn';
}
