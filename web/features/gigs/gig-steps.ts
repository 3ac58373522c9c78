/** The two steps of making a gig, as the URL names them (rule 9.7). */

export type GigStep = 'overview' | 'gallery';

/** The search params; `step` is absent for the first step. */
export type GigSearch = { gig?: string; step?: 'gallery' };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For `validateSearch` of /creategig: which draft is being made, and its step. */
export function readGigSearch(search: Record<string, unknown>): GigSearch {
  const { gig } = search;
  if (typeof gig !== 'string' || !ID.test(gig)) return {};
  return { gig, ...readStep(search) };
}

/** For `validateSearch` of /editGig/{id}. */
export function readStep(search: Record<string, unknown>): { step?: 'gallery' } {
  return search.step === 'gallery' ? { step: 'gallery' } : {};
}
