/** The tabs of the talent's orders, as they stand in the address. */

export const ORDER_TABS = ['pending', 'active', 'submitted', 'completed'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
