/** Refunds: pending → processing → processed, failed or needs-attention, with the money they take. */

import { accountBalance, post } from './balance.ts';
import { INTEGRATION_ID, MERCHANT_EMAIL, type Simulator } from './context.ts';
import { plainRefusal } from './errors.ts';
import { newDigits } from './ids.ts';
import type { Transaction } from './transaction.ts';
import { customerBody } from './transaction-bodies.ts';
import { changeTransaction, findById } from './transactions.ts';
import { raiseEvent } from './webhooks.ts';

export type RefundStatus = 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention';

export type Refund = {
  id: number;
  transactionId: number;
  amountKobo: bigint;
  /** The part taken from unsettled collections; the rest came from the balance. */
  fromCollectionsKobo: bigint;
  customerNote: string;
  merchantNote: string;
  status: RefundStatus;
  refundReference: string | null;
  createdAt: string;
  updatedAt: string;
  expectedAt: string;
  refundedAt: string | null;
};

/** Scheduled job: the refund takes its next step. */
export const ADVANCE_REFUND = 'refund advances';
const EXPECTED_DAYS = 9;
const OPEN: readonly RefundStatus[] = ['pending', 'processing', 'needs-attention'];

export function findRefund(simulator: Simulator, id: number): Refund | undefined {
  return simulator.book.get<Refund>('select * from refunds where id = ?', id);
}

function refundsOf(simulator: Simulator, transactionId: number): Refund[] {
  return simulator.book.all<Refund>(
    'select * from refunds where transactionId = ? order by id',
    transactionId,
  );
}

/** Returns how much refunds of a transaction took or will take, in kobo; failed ones do not count. */
export function refundedKobo(simulator: Simulator, transactionId: number): bigint {
  return refundsOf(simulator, transactionId)
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amountKobo, 0n);
}

/** Queues a refund that passed all checks, and takes its money. */
export function createRefund(
  simulator: Simulator,
  transaction: Transaction,
  asked: { amountKobo: bigint; customerNote: string | null; merchantNote: string | null },
): Refund {
  return simulator.book.transaction(() => {
    const fromCollections = smaller(accountBalance(simulator, 'collections'), asked.amountKobo);
    const fromBalance = asked.amountKobo - fromCollections;
    if (fromBalance > accountBalance(simulator, 'balance'))
      throw plainRefusal('Insufficient balance to fulfill this refund. Please top up.');
    const now = simulator.now();
    const about = `Refund for transaction ${transaction.reference}`;
    const { id } = simulator.book.run(
      `insert into refunds(transactionId, amountKobo, fromCollectionsKobo, customerNote, merchantNote, status,
         createdAt, updatedAt, expectedAt)
       values (?, ?, ?, ?, ?, 'pending', ?, ?, ?)`,
      transaction.id,
      asked.amountKobo,
      fromCollections,
      asked.customerNote ?? about,
      asked.merchantNote ?? `${about} by ${MERCHANT_EMAIL}`,
      now.toISOString(),
      now.toISOString(),
      new Date(now.getTime() + EXPECTED_DAYS * 86_400_000).toISOString(),
    );
    post(simulator, 'collections', -fromCollections, about, 'Refund', id);
    post(simulator, 'balance', -fromBalance, about, 'Refund', id);
    if (refundedKobo(simulator, transaction.id) >= transaction.chargedKobo)
      changeTransaction(simulator, transaction.id, { status: 'reversal-pending' });
    announce(simulator, id, false);
    const { refundMode, refundDelayMs } = simulator.settings();
    if (refundMode === 'auto') simulator.agenda.plan(ADVANCE_REFUND, id, refundDelayMs);
    return findRefund(simulator, id)!;
  });
}

function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}

/** Takes the automatic next step: pending → processing → the outcome set by the paying card. */
export function advanceRefund(simulator: Simulator, id: number): void {
  const refund = findRefund(simulator, id);
  if (refund?.status === 'pending') {
    moveRefund(simulator, id, 'processing');
    simulator.agenda.plan(ADVANCE_REFUND, id, simulator.settings().refundDelayMs);
  } else if (refund?.status === 'processing') {
    moveRefund(simulator, id, findById(simulator, refund.transactionId)!.refundOutcome);
  }
}

/** Moves an open refund to a status. Returns whether it moved. */
export function moveRefund(
  simulator: Simulator,
  id: number,
  status: Exclude<RefundStatus, 'pending'>,
  holdWebhook = false,
): boolean {
  return simulator.book.transaction(() => {
    const refund = findRefund(simulator, id);
    if (!refund || !OPEN.includes(refund.status) || refund.status === status) return false;
    const now = simulator.nowText();
    simulator.book.run(
      'update refunds set status = ?, refundReference = ?, refundedAt = ?, updatedAt = ? where id = ?',
      status,
      referenceFor(status),
      status === 'processed' ? now : null,
      now,
      id,
    );
    simulator.agenda.cancel(ADVANCE_REFUND, id);
    if (status === 'failed') giveBack(simulator, refund);
    settleTransaction(simulator, refund.transactionId);
    announce(simulator, id, holdWebhook);
    return true;
  });
}

/** Retries a refund with the payer's given account, which succeeds. */
export function retryRefund(simulator: Simulator, { id, transactionId }: Refund): void {
  simulator.book.run("update transactions set refundOutcome = 'processed' where id = ?", transactionId);
  moveRefund(simulator, id, 'processing');
  simulator.agenda.plan(ADVANCE_REFUND, id, simulator.settings().refundDelayMs);
}

function referenceFor(status: RefundStatus): string | null {
  if (status === 'processing') return null;
  return status === 'processed' ? newDigits(12) : `TRF_${newDigits(15)}`;
}

function giveBack(simulator: Simulator, refund: Refund): void {
  post(simulator, 'balance', refund.amountKobo, `Failed refund ${refund.id}`, 'Refund', refund.id);
}

/** Updates the transaction: fully refunded → reversed; failed full refund → success again. */
function settleTransaction(simulator: Simulator, transactionId: number): void {
  const transaction = findById(simulator, transactionId)!;
  const refunds = refundsOf(simulator, transactionId);
  const done = refunds
    .filter((refund) => refund.status === 'processed')
    .reduce((sum, refund) => sum + refund.amountKobo, 0n);
  if (done >= transaction.chargedKobo) changeTransaction(simulator, transactionId, { status: 'reversed' });
  else if (refundedKobo(simulator, transactionId) < transaction.chargedKobo)
    changeTransaction(simulator, transactionId, { status: 'success' });
}

/** As Paystack sends them, amounts are strings in three of the five events, and the refund's id is in only one. */
function announce(simulator: Simulator, id: number, hold: boolean): void {
  const refund = findRefund(simulator, id)!;
  const transaction = findById(simulator, refund.transactionId)!;
  const customer = customerBody(simulator, transaction.customerId);
  const isBad = refund.status === 'failed' || refund.status === 'needs-attention';
  const data = {
    status: refund.status,
    transaction_reference: transaction.reference,
    refund_reference: refund.refundReference,
    amount: isBad ? Number(refund.amountKobo) : String(refund.amountKobo),
    currency: transaction.currency,
    ...(refund.status === 'needs-attention'
      ? { id: String(refund.id), customer_note: refund.customerNote, merchant_note: refund.merchantNote }
      : { processor: 'instant-transfer' }),
    customer: { first_name: customer.first_name, last_name: customer.last_name, email: customer.email },
    integration: INTEGRATION_ID,
    domain: simulator.domain,
  };
  raiseEvent(simulator, `refund.${refund.status}`, `refund:${refund.id}`, data, hold);
}
