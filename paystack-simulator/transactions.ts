/** Incoming payments: their rows and what can happen to them. */

import { post } from './balance.ts';
import type { Simulator } from './context.ts';
import { paymentFee } from './fees.ts';
import { newAccessCode, newCustomerCode } from './ids.ts';
import type { Channel, Transaction } from './transaction.ts';
import { chargeSuccessData } from './transaction-bodies.ts';
import { raiseEvent } from './webhooks.ts';

export type NewTransaction = {
  email: string;
  amountKobo: bigint;
  currency: string;
  reference: string;
  callbackUrl: string | null;
  channels: string[];
  metadata: string | null;
};

/** Scheduled jobs of payments that arrive later, by channel. */
export const ARRIVALS = {
  card: 'card payment arrives',
  bank_transfer: 'bank transfer arrives',
  ussd: 'ussd payment arrives',
} as const;
/** Scheduled job of a payment whose money never came: it falls back to abandoned. */
export const EXPIRE = 'payment expires';

export function createTransaction(simulator: Simulator, asked: NewTransaction): Transaction {
  const { book } = simulator;
  return book.transaction(() => {
    const accessCode = newAccessCode();
    book.run(
      `insert into transactions(reference, accessCode, customerId, requestedKobo, chargedKobo, currency,
         callbackUrl, channels, metadata, status, createdAt)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'abandoned', ?)`,
      asked.reference,
      accessCode,
      customerId(simulator, asked.email),
      asked.amountKobo,
      asked.amountKobo,
      asked.currency,
      asked.callbackUrl,
      JSON.stringify(asked.channels),
      asked.metadata,
      simulator.nowText(),
    );
    return findByReference(simulator, asked.reference)!;
  });
}

function customerId(simulator: Simulator, email: string): number {
  simulator.book.run(
    'insert into customers(email, customerCode) values (?, ?) on conflict (email) do nothing',
    email,
    newCustomerCode(),
  );
  return simulator.book.get<{ id: number }>('select id from customers where email = ?', email)!.id;
}

export function findByReference(simulator: Simulator, reference: string): Transaction | undefined {
  return simulator.book.get<Transaction>('select * from transactions where reference = ?', reference);
}

export function findByAccessCode(simulator: Simulator, accessCode: string): Transaction | undefined {
  return simulator.book.get<Transaction>('select * from transactions where accessCode = ?', accessCode);
}

export function findById(simulator: Simulator, id: number): Transaction | undefined {
  return simulator.book.get<Transaction>('select * from transactions where id = ?', id);
}

export function isPaid(transaction: Transaction): boolean {
  return ['success', 'reversal-pending', 'reversed'].includes(transaction.status);
}

/** Changes columns of a transaction and returns the new row. */
export function changeTransaction(
  simulator: Simulator,
  id: number,
  changes: Partial<
    Pick<Transaction, 'status' | 'channel' | 'gatewayResponse' | 'page' | 'ipAddress' | 'openedAt'>
  >,
): Transaction {
  const names = Object.keys(changes);
  simulator.book.run(
    `update transactions set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`,
    ...Object.values(changes),
    id,
  );
  return findById(simulator, id)!;
}

export type AttemptKind = 'action' | 'success' | 'error';

/** Adds a line to the transaction's log. */
export function logAttempt(simulator: Simulator, id: number, kind: AttemptKind, message: string): void {
  const at = simulator.nowText();
  simulator.book.run('update transactions set openedAt = coalesce(openedAt, ?) where id = ?', at, id);
  simulator.book.run(
    'insert into attempts(transactionId, kind, message, at) values (?, ?, ?, ?)',
    id,
    kind,
    message,
    at,
  );
}

export type Payment = {
  channel: Channel;
  /** Charged amount; the requested amount by default. */
  amountKobo?: bigint;
  feesKobo?: bigint;
  currency?: string;
  /** The `authorization` object. */
  authorization: object;
  refundOutcome?: Transaction['refundOutcome'];
  /** Holds the webhook until it is steered. */
  holdWebhook?: boolean;
};

/**
 * Makes the payment succeed: adds the money to the collections and raises `charge.success`.
 * Returns false, and changes nothing, when it was already paid.
 */
export function pay(simulator: Simulator, id: number, payment: Payment): boolean {
  return simulator.book.transaction(() => {
    const before = findById(simulator, id);
    if (!before || isPaid(before)) return false;
    const chargedKobo = payment.amountKobo ?? before.requestedKobo;
    const feesKobo = payment.feesKobo ?? paymentFee(chargedKobo);
    logAttempt(simulator, id, 'success', `Successfully paid with ${payment.channel}`);
    simulator.book.run(
      `update transactions set status = 'success', channel = ?, chargedKobo = ?, feesKobo = ?, currency = ?,
         authorization = ?, refundOutcome = ?, gatewayResponse = 'Successful', page = null, paidAt = ?
       where id = ?`,
      payment.channel,
      chargedKobo,
      feesKobo,
      payment.currency ?? before.currency,
      JSON.stringify(payment.authorization),
      payment.refundOutcome ?? 'processed',
      simulator.nowText(),
      id,
    );
    post(simulator, 'collections', chargedKobo - feesKobo, `Payment ${before.reference}`, 'Transaction', id);
    cancelArrivals(simulator, id);
    const data = chargeSuccessData(simulator, findById(simulator, id)!);
    raiseEvent(simulator, 'charge.success', `transaction:${before.reference}`, data, payment.holdWebhook);
    return true;
  });
}

/** Cancels all pending arrivals of a payment. */
export function cancelArrivals(simulator: Simulator, id: number): void {
  for (const kind of [...Object.values(ARRIVALS), EXPIRE]) simulator.agenda.cancel(kind, id);
}

/** Refuses an attempt. A first-step refusal leaves the payment abandoned, a later one failed; a pending transfer still arrives. */
export function refuse(
  simulator: Simulator,
  id: number,
  status: 'abandoned' | 'failed',
  gatewayResponse: string,
  page: string | null = null,
): void {
  simulator.book.transaction(() => {
    const before = findById(simulator, id);
    if (!before || isPaid(before)) return;
    logAttempt(simulator, id, 'error', `Error: ${gatewayResponse}`);
    changeTransaction(simulator, id, { status, gatewayResponse, page });
  });
}
