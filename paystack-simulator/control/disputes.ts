/** Bodies of the dispute webhooks: a chargeback that the payer's bank began. */
import type { Simulator } from '../context.ts';
import type { Transaction } from '../transaction.ts';
import { customerBody, fetchData } from '../transaction-bodies.ts';

const HOURS_TO_ANSWER = 16;

/** `data` of charge.dispute.create, .remind and .resolve; the dispute's id follows from the transaction's. */
export function disputeData(
  simulator: Simulator,
  transaction: Transaction,
  stage: 'create' | 'remind' | 'resolve',
  resolution: string,
) {
  const now = simulator.nowText();
  const isResolved = stage === 'resolve';
  const card = transaction.authorization
    ? (JSON.parse(transaction.authorization) as { bin?: string; last4?: string })
    : {};
  const status = isResolved ? 'resolved' : 'awaiting-merchant-feedback';
  return {
    id: transaction.id + 1_000_000,
    refund_amount: Number(transaction.chargedKobo),
    currency: transaction.currency,
    status,
    resolution: isResolved ? resolution : null,
    domain: simulator.domain,
    transaction: fetchData(simulator, transaction),
    transaction_reference: null,
    category: 'chargeback',
    customer: customerBody(simulator, transaction.customerId),
    bin: card.bin ?? null,
    last4: card.last4 ?? null,
    dueAt: new Date(simulator.now().getTime() + HOURS_TO_ANSWER * 3_600_000).toISOString(),
    resolvedAt: isResolved ? now : null,
    evidence: null,
    attachments: null,
    note: null,
    history: [{ status, by: 'support@paystack.example', createdAt: now }],
    messages: [],
    created_at: now,
    updated_at: now,
  };
}
