/** The accounts of the ledger: their kinds and how each is named. Credit is positive; all amounts in kobo. */

/** One account; `key` is its unique name in the ledger. */
export type Account = {
  key: string;
  kind:
    | 'provider-clearing'
    | 'escrow'
    | 'talent-payable'
    | 'hunter-payback'
    | 'payout-in-flight'
    | 'refund-in-flight'
    | 'chargeback-frozen'
    | 'chargeback-loss'
    | 'platform-fee'
    | 'gateway-fee-cost'
    | 'transfer-fee-cost'
    | 'suspense';
  userId?: string;
  jobId?: string;
  payoutId?: string;
};

/** The words of the transactions that credit the two parties when an order ends. */
export const divisionWords = [
  'release-escrow',
  'cancel-escrow',
  'decide-escrow',
  'divide-charged-back',
  'lose-chargeback',
];

/** Our money at the provider: a debit, so normally negative. */
export const providerClearing: Account = { key: 'provider-clearing', kind: 'provider-clearing' };
export const platformFee: Account = { key: 'platform-fee', kind: 'platform-fee' };
/** What the provider charged for payments. */
export const gatewayFeeCost: Account = { key: 'gateway-fee-cost', kind: 'gateway-fee-cost' };
/** What the provider charged for transfers. */
export const transferFeeCost: Account = { key: 'transfer-fee-cost', kind: 'transfer-fee-cost' };

/** The part of lost chargebacks that no account could cover. */
export const chargebackLoss: Account = { key: 'chargeback-loss', kind: 'chargeback-loss' };

export function escrow(jobId: string): Account {
  return { key: `escrow:${jobId}`, kind: 'escrow', jobId };
}

export function talentPayable(userId: string, jobId: string): Account {
  return { key: `talent-payable:${userId}:${jobId}`, kind: 'talent-payable', userId, jobId };
}

export function hunterPayback(userId: string, jobId: string): Account {
  return { key: `hunter-payback:${userId}:${jobId}`, kind: 'hunter-payback', userId, jobId };
}

export function payoutInFlight(payoutId: string, userId: string): Account {
  return { key: `payout-in-flight:${payoutId}`, kind: 'payout-in-flight', payoutId, userId };
}

/** Money received that fits no order, by the provider's reference. */
export function suspense(reference: string): Account {
  return { key: `suspense:${reference}`, kind: 'suspense' };
}

/** Idempotency key of the transaction that puts a receipt into suspense: each receipt is held once. */
export function holdKey(reference: string): string {
  return `hold-in-suspense:${reference}`;
}

/** Money on its way back to whoever paid it: out of suspense, or out of a hunter's payback. */
export function refundInFlight(refundId: string, owner: { userId: string; jobId: string } | null): Account {
  return { key: `refund-in-flight:${refundId}`, kind: 'refund-in-flight', ...owner };
}

/** What is left of a payment that the payer's bank asks back, held until the bank decides. */
export function chargebackFrozen(chargebackId: string, jobId: string | null): Account {
  return { key: `chargeback-frozen:${chargebackId}`, kind: 'chargeback-frozen', ...(jobId && { jobId }) };
}
