/** The status of an order's money for its owner: expected, available, on its way, or paid. Imports nothing, for the address. */
export const earningStatuses = ['pending', 'available', 'sent', 'paid'] as const;
export type EarningStatus = (typeof earningStatuses)[number];
