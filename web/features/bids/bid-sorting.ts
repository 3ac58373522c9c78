/** The orders in which a hunter may read the bids of a job. */
import { words } from '#contract/words.ts';
import type { HunterBid } from './reject-bid-dialog.tsx';

export const BID_SORTS = ['arrival', 'newest', 'price', 'rating', 'done'] as const;
export type BidSort = (typeof BID_SORTS)[number];

export const BID_SORT_WORDS: Record<BidSort, string> = {
  arrival: words.common.sorting.sortArrival,
  newest: words.common.sorting.sortNewest,
  price: words.common.sorting.sortPrice,
  rating: words.common.sorting.sortRating,
  done: words.common.sorting.sortDone,
};

const COMPARE: Record<BidSort, (a: HunterBid, b: HunterBid) => number> = {
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

function isOver({ status }: HunterBid): boolean {
  return status === 'rejected' || status === 'withdrawn';
}
