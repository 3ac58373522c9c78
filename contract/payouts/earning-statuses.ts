/** How the money of an order stands for whom it is: expected, available, on its way, or paid. Imports nothing, for the address. */
export const earningStatuses = ['pending', 'available', 'sent', 'paid'] as const;
export type EarningStatus = (typeof earningStatuses)[number];
