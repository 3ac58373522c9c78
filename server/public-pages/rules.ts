/** How figures and addresses of the public pages are written. */
import { QUERY_MAX } from '#contract/gig-sorts.ts';

/** Basis points as people read them: 750 → `7.5%`. */
export function showPercent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** Where the hero's search field leads; words of nothing, or of dots that an address swallows, lead to all gigs. */
export function searchPath(words: string): string {
  const query = words.trim().slice(0, QUERY_MAX).trim();
  return /^[./\\]*$/.test(query) ? '/gigSearchResult' : `/gigSearchResult/${encodeURIComponent(query)}`;
}

/** Where the gigs of a category are found. */
export function categoryPath(id: string): string {
  return `/gigSearchResult?category=${id}`;
}

const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** `21 November 2026`, in Lagos. */
export function showDay(at: Date): string {
  return DAYS.format(at);
}
