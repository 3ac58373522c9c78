/** The tabs of the talent's orders, as the address has them. */

export const ORDER_TABS = ['pending', 'active', 'submitted', 'completed'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
