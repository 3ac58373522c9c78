/** Status lists that forms and replies use, separate from the acts because the browser needs nothing else. */

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
/** From the offer until the order ends. */
export const openOrderStatuses = ['offered', 'agreed', ...escrowStatuses] as const;

/** True while the price of an order with this status is in escrow. */
export function isInEscrow(status: string): boolean {
  return escrowStatuses.some((one) => one === status);
}

/** `new`: only our intent is recorded; `open`: known to the provider; `returned`: in the hunter's payback; `suspense`: for an operator. */
export const paymentStatuses = ['new', 'open', 'funded', 'failed', 'returned', 'suspense'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `sending`: the call to the provider is in progress; `unknown`: its answer was lost; `pending`: the provider is processing it. */
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

/** As for payouts; `failed`: the money stays where it was. */
export const refundStatuses = ['new', 'sending', 'unknown', 'pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** `answered`: our evidence is with the provider; `expired`: lost, because nobody answered in time. */
export const chargebackStatuses = ['open', 'answered', 'won', 'lost', 'expired'] as const;
export type ChargebackStatus = (typeof chargebackStatuses)[number];

/** The payer's bank has taken the money back. */
export const lostStatuses = ['lost', 'expired'] as const satisfies ChargebackStatus[];

/** Statuses of payouts and refunds whose money is under way, or whose failure the provider has not confirmed. */
export const unfinishedStatuses = ['new', 'sending', 'unknown', 'pending'] as const satisfies (PayoutStatus &
  RefundStatus)[];

export function isUnfinished(status: string): boolean {
  return unfinishedStatuses.some((one) => one === status);
}

/** Statuses of a request for more time; `dropped`: overtaken by another act. */
export const extensionStatuses = ['open', 'granted', 'refused', 'withdrawn', 'lapsed', 'dropped'] as const;
export type ExtensionStatus = (typeof extensionStatuses)[number];

/** A payout or refund as its owner sees it: `sent` to the bank, `returned` to where the money was. */
export const transferSteps = ['requested', 'sent', 'paid', 'returned'] as const;

/** `pending`: expected, or frozen by a chargeback. `lost`: a bank took it back before it was paid out. */
export const earningStatuses = ['pending', 'available', 'sent', 'paid', 'lost'] as const;
export type EarningStatus = (typeof earningStatuses)[number];
