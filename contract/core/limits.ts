/** Letters of a reason; and of one with which changes are asked for, an order is cancelled or a dispute decided. Apart from schemas, which would come along. */
export const REASON_MAX = 500;
export const LONG_REASON_MAX = 1000;
