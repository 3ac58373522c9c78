/** The tabs of console screens, apart from the screens: addresses are read before a screen is fetched. */

export const MONEY_TABS = ['suspense', 'payments', 'refunds', 'books'] as const;
export type MoneyTab = (typeof MONEY_TABS)[number];

export const SITE_TABS = ['questions', 'categories', 'fees'] as const;
export type SiteTab = (typeof SITE_TABS)[number];
