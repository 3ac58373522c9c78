/** The sort orders of gigs and open jobs, and the maximum length of a search; separate from the schemas, for the browser's first page. */

export const QUERY_MAX = 100;

export const gigSorts = ['relevance', 'newest', 'price-low', 'price-high', 'rating', 'delivery'] as const;
export type GigSort = (typeof gigSorts)[number];

export const jobSorts = ['newest', 'budget', 'bids', 'days'] as const;
export type JobSort = (typeof jobSorts)[number];
