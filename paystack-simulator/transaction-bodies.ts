/** Transactions as Paystack writes them: verify, fetch, list, webhook and refund bodies. */
import type { Simulator } from './context.ts';
import type { Transaction } from './transaction.ts';

type Attempt = { kind: 'action' | 'success' | 'error'; message: string; at: string };
type Customer = { id: number; email: string; customerCode: string };

const NOT_COMPLETED = 'The transaction was not completed';

/** Returns the metadata as sent back; when absent it is "" on verify, null in lists and 0 in webhooks. */
function metadataOf(transaction: Transaction, absent: '' | null | 0): unknown {
  return transaction.metadata === null ? absent : (JSON.parse(transaction.metadata) as unknown);
}

export function customerBody(simulator: Simulator, customerId: number) {
  const customer = simulator.book.get<Customer>('select * from customers where id = ?', customerId)!;
  return {
    id: customer.id,
    first_name: null,
    last_name: null,
    email: customer.email,
    customer_code: customer.customerCode,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

/** Returns the payer's steps so far; null before the first. */
export function logBody(simulator: Simulator, transaction: Transaction) {
  const attempts = simulator.book.all<Attempt>(
    'select kind, message, at from attempts where transactionId = ? order by id',
    transaction.id,
  );
  if (attempts.length === 0) return null;
  const start = Math.floor(Date.parse(transaction.openedAt ?? transaction.createdAt) / 1000);
  const history = attempts.map((attempt) => ({
    type: attempt.kind,
    message: attempt.message,
    time: Math.max(0, Math.floor(Date.parse(attempt.at) / 1000) - start),
  }));
  return {
    start_time: start,
    time_spent: history.at(-1)?.time ?? 0,
    attempts: attempts.filter((attempt) => attempt.kind === 'action').length,
    errors: attempts.filter((attempt) => attempt.kind === 'error').length,
    success: attempts.some((attempt) => attempt.kind === 'success'),
    mobile: false,
    input: [],
    history,
  };
}

/** The fields that every body of a transaction shares. */
function commonBody(simulator: Simulator, transaction: Transaction) {
  return {
    id: transaction.id,
    domain: simulator.domain,
    status: transaction.status,
    reference: transaction.reference,
    receipt_number: null,
    amount: Number(transaction.chargedKobo),
    message: null,
    gateway_response: transaction.gatewayResponse ?? NOT_COMPLETED,
    paid_at: transaction.paidAt,
    created_at: transaction.createdAt,
    channel: transaction.channel ?? 'card',
    currency: transaction.currency,
    ip_address: transaction.ipAddress,
    log: logBody(simulator, transaction),
    fees: transaction.feesKobo === null ? null : Number(transaction.feesKobo),
    fees_split: null,
    authorization: transaction.authorization ? (JSON.parse(transaction.authorization) as object) : {},
    customer: customerBody(simulator, transaction.customerId),
    split: {},
    order_id: null,
    paidAt: transaction.paidAt,
    createdAt: transaction.createdAt,
    requested_amount: Number(transaction.requestedKobo),
    pos_transaction_data: null,
    fees_breakdown: null,
    connect: null,
  };
}

/** `data` of GET /transaction/verify/:reference. */
export function verifyData(simulator: Simulator, transaction: Transaction) {
  return {
    ...commonBody(simulator, transaction),
    metadata: metadataOf(transaction, ''),
    plan: null,
    source: null,
    transaction_date: transaction.createdAt,
    plan_object: {},
    subaccount: {},
  };
}

/** `data` of GET /transaction/:id. */
export function fetchData(simulator: Simulator, transaction: Transaction) {
  return {
    ...commonBody(simulator, transaction),
    metadata: metadataOf(transaction, ''),
    helpdesk_link: null,
    plan: {},
    subaccount: {},
    source: { type: 'api', source: 'merchant_api', identifier: null },
  };
}

/** A row of GET /transaction. */
export function listData(simulator: Simulator, transaction: Transaction) {
  return {
    ...commonBody(simulator, transaction),
    metadata: metadataOf(transaction, null),
    plan: {},
    subaccount: {},
    source: {
      source: 'merchant_api',
      type: 'api',
      identifier: null,
      entry_point: 'transaction_initialize',
    },
  };
}

/** `data` of the webhook charge.success. */
export function chargeSuccessData(simulator: Simulator, transaction: Transaction) {
  const {
    connect: _connect,
    receipt_number: _receipt,
    createdAt: _created,
    ...common
  } = commonBody(simulator, transaction);
  return {
    ...common,
    metadata: metadataOf(transaction, 0),
    log: null,
    plan: {},
    subaccount: {},
    source: {
      type: 'api',
      source: 'merchant_api',
      entry_point: 'transaction_initialize',
      identifier: null,
    },
  };
}

/** The short transaction inside the reply of POST /refund. */
export function refundedTransactionBody(simulator: Simulator, transaction: Transaction) {
  return {
    id: transaction.id,
    domain: simulator.domain,
    reference: transaction.reference,
    amount: Number(transaction.chargedKobo),
    paid_at: transaction.paidAt,
    channel: transaction.channel,
    currency: transaction.currency,
    authorization: { exp_month: null, exp_year: null, account_name: null },
    customer: { international_format_phone: null },
    plan: {},
    subaccount: { currency: null },
    split: {},
    order_id: null,
    paidAt: transaction.paidAt,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
  };
}
