/** Lists of statuses that forms and answers name, apart from their acts: the browser needs no more of them. */

export const jobStatuses = [
  'bidding',
  'offered',
  'agreed',
  'active',
  'submitted',
  'disputed',
  'accepted',
  'cancelled',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** While the price of an order is in escrow. */
export const escrowStatuses = ['active', 'submitted', 'disputed'] as const satisfies JobStatus[];
/** From the offer to the end of an order. */
export const openOrderStatuses = ['offered', 'agreed', ...escrowStatuses] as const;

/** True while the price of an order with this status is in escrow. */
export function isInEscrow(status: string): boolean {
  return escrowStatuses.some((one) => one === status);
}

/** `new`: intent only; `open`: the provider knows it; `returned`: in the hunter's payback; `suspense`: an operator looks at it. */
export const paymentStatuses = ['new', 'open', 'funded', 'failed', 'returned', 'suspense'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `sending`: the provider is being asked; `unknown`: its answer was lost; `pending`: the provider has it in hand. */
export const payoutStatuses = [
  'new',
  'sending',
  'unknown',
  'pending',
  'success',
  'failed',
  'reversed',
] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** The same words as of payouts; `failed`: the money is where it was. */
export const refundStatuses = ['new', 'sending', 'unknown', 'pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** `answered`: our evidence is with the provider; `expired`: lost, because nobody answered in time. */
export const chargebackStatuses = ['open', 'answered', 'won', 'lost', 'expired'] as const;
export type ChargebackStatus = (typeof chargebackStatuses)[number];

/** Of payouts and refunds: the money is on its way, or the provider has not said that it is not. */
export const unfinishedStatuses = ['new', 'sending', 'unknown', 'pending'] as const satisfies (PayoutStatus &
  RefundStatus)[];

export function isUnfinished(status: string): boolean {
  return unfinishedStatuses.some((one) => one === status);
}

/** Of a request for more time; `dropped`: something else overtook it. */
export const extensionStatuses = ['open', 'granted', 'refused', 'withdrawn', 'lapsed', 'dropped'] as const;
export type ExtensionStatus = (typeof extensionStatuses)[number];

/** Of a payout or a refund, as its person reads it: `sent` to the bank, `returned` to where the money was. */
export const transferSteps = ['requested', 'sent', 'paid', 'returned'] as const;

/** `pending`: frozen by a chargeback. */
export const earningStatuses = ['pending', 'available', 'sent', 'paid'] as const;
export type EarningStatus = (typeof earningStatuses)[number];
