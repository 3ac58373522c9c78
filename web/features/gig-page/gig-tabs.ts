/** The tabs of a gig, as the address names them (rule 9.7). */
const GIG_TABS = ['overview', 'description', 'seller', 'faq', 'reviews'] as const;
export type GigTab = (typeof GIG_TABS)[number];

/** The search part of the address of a gig: the tab, and the package that is chosen, 1 to 3. */
export type GigView = { tab?: GigTab | undefined; package?: number | undefined };

/** For `validateSearch`. */
export function readGigView(search: Record<string, unknown>): GigView {
  const chosen = Number(search.package);
  return {
    ...(GIG_TABS.includes(search.tab as GigTab) &&
      search.tab !== 'overview' && { tab: search.tab as GigTab }),
    ...([2, 3].includes(chosen) && { package: chosen }),
  };
}
