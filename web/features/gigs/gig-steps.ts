/** The two steps of making a gig, as the URL names them (rule 9.7). */
import { readId } from '#web/lib/read-id.ts';

export type GigStep = 'overview' | 'gallery';

/** The search params; `step` is absent for the first step. */
export type GigSearch = { gig?: string; step?: 'gallery' };

/** For `validateSearch` of /creategig: which draft is being made, and its step. */
export function readGigSearch(search: Record<string, unknown>): GigSearch {
  const gig = readId(search.gig);
  return gig ? { gig, ...readStep(search) } : {};
}

/** For `validateSearch` of /editGig/{id}. */
export function readStep(search: Record<string, unknown>): { step?: 'gallery' } {
  return search.step === 'gallery' ? { step: 'gallery' } : {};
}
