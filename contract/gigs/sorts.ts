/** The sort orders of gigs and open jobs, and which texts can be searched for; separate from the schemas, for the browser's first page. */

export const QUERY_MAX = 100;

/** False for dots and slashes alone: in an address a browser takes them for folders, and leads away. */
export function isSearchable(text: string): boolean {
  return !/^[./\\]*$/.test(text);
}

export const gigSorts = ['relevance', 'newest', 'price-low', 'price-high', 'rating', 'delivery'] as const;
export type GigSort = (typeof gigSorts)[number];

export const jobSorts = ['newest', 'budget', 'bids', 'days'] as const;
export type JobSort = (typeof jobSorts)[number];
