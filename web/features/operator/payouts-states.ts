/** Ways to look at payouts, as they stand in the address. */
export const PAYOUTS_STATES = ['stuck', 'failed', 'all'] as const;
export type PayoutsState = (typeof PAYOUTS_STATES)[number];
