/** The orders in which gigs and open jobs can be listed, and how long a search may be; apart from the schemas, for the browser's first page. */

export const QUERY_MAX = 100;

export const gigSorts = ['relevance', 'newest', 'price-low', 'price-high', 'rating', 'delivery'] as const;
export type GigSort = (typeof gigSorts)[number];

export const jobSorts = ['newest', 'budget', 'bids', 'days'] as const;
export type JobSort = (typeof jobSorts)[number];
