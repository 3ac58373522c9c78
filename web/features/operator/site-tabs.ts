/** The parts of the site's room, as they stand in the address. */
export const SITE_TABS = ['questions', 'categories', 'fees'] as const;
export type SiteTab = (typeof SITE_TABS)[number];
