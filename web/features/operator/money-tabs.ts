/** The parts of the money room, as they stand in the address. */
export const MONEY_TABS = ['suspense', 'payments', 'refunds', 'books'] as const;
export type MoneyTab = (typeof MONEY_TABS)[number];
