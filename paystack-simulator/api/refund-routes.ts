/** /refund: create, list, fetch. */

import type { FastifyInstance } from 'fastify';
import { INTEGRATION_ID, MERCHANT_EMAIL, type Simulator } from '../context.ts';
import {
  alreadyReversed,
  invalidParams,
  missingParams,
  plainRefusal,
  refundTransactionNotFound,
} from '../errors.ts';
import { createRefund, findRefund, type Refund, refundedKobo, retryRefund } from '../refunds.ts';
import type { Transaction } from '../transaction.ts';
import { refundedTransactionBody } from '../transaction-bodies.ts';
import { findById, findByReference, isPaid } from '../transactions.ts';
import { amountOf, type Fields, fieldsOf, textOf } from './body.ts';
import { isWithin, pageOf, type Query } from './paging.ts';

const SMALLEST_REFUND_KOBO = 5_000n;

export function refundRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/refund', (request) => create(simulator, fieldsOf(request.body)));

  app.get<{ Params: { id: string } }>('/refund/:id', (request) => {
    const { id } = request.params;
    const refund = /^\d{1,15}$/.test(id) ? findRefund(simulator, Number(id)) : undefined;
    if (!refund) throw plainRefusal('Refund not found', 404);
    return { status: true, message: 'Refund retrieved', data: fetchedBody(simulator, refund) };
  });

  app.post<{ Params: { id: string } }>('/refund/retry_with_customer_details/:id', ({ params, body }) => {
    const refund = /^\d{1,15}$/.test(params.id) ? findRefund(simulator, Number(params.id)) : undefined;
    if (!refund) throw plainRefusal('Refund not found', 404);
    return retry(simulator, refund, fieldsOf(body));
  });

  app.get<{ Querystring: Query }>('/refund', (request) => list(simulator, request.query));
}

/** Sends a refund that needs attention to the payer's given account. */
function retry(simulator: Simulator, refund: Refund, fields: Fields) {
  const details = fieldsOf(fields.refund_account_details);
  if (refund.status !== 'needs-attention')
    throw invalidParams('Invalid Refund state, refund status should be "needs-attention"', 422);
  for (const name of ['currency', 'account_number', 'bank_id'])
    if (details[name] === undefined || details[name] === '') throw missingParams(`"${name}" is required`);
  retryRefund(simulator, refund);
  return {
    status: true,
    message: 'Refund retried and has been queued for processing',
    data: fetchedBody(simulator, findRefund(simulator, refund.id)!),
  };
}

function create(simulator: Simulator, fields: Fields) {
  const transaction = findTransaction(simulator, fields.transaction);
  if (transaction.status === 'reversed' || transaction.status === 'reversal-pending') throw alreadyReversed();
  if (!isPaid(transaction)) throw plainRefusal('Transaction has not been paid, so it cannot be refunded');
  const currency = textOf(fields.currency) ?? transaction.currency;
  if (currency !== transaction.currency)
    throw plainRefusal('Transaction currency must match refund currency');
  const refund = createRefund(simulator, transaction, {
    amountKobo: readAmount(simulator, fields.amount, transaction),
    customerNote: textOf(fields.customer_note) ?? null,
    merchantNote: textOf(fields.merchant_note) ?? null,
  });
  return {
    status: true,
    message: 'Refund has been queued for processing',
    data: createdBody(simulator, refund, findById(simulator, transaction.id)!),
  };
}

/** Finds a transaction by reference or numeric id. */
function findTransaction(simulator: Simulator, value: unknown): Transaction {
  if (value === undefined || value === null || value === '') throw missingParams('Transaction is required');
  const name = String(value);
  const byId = /^\d{1,15}$/.test(name) ? findById(simulator, Number(name)) : undefined;
  const transaction = byId ?? findByReference(simulator, name);
  if (!transaction) throw refundTransactionNotFound();
  return transaction;
}

function readAmount(simulator: Simulator, value: unknown, transaction: Transaction): bigint {
  const amount = amountOf(value);
  let kobo = transaction.chargedKobo;
  if ('kobo' in amount) kobo = amount.kobo;
  else if (amount.problem !== 'missing') throw invalidParams('"amount" must be an integer');
  if (kobo <= 0n) throw invalidParams('Invalid Amount Sent');
  if (refundedKobo(simulator, transaction.id) + kobo > transaction.chargedKobo)
    throw plainRefusal('Total refund amount cannot exceed original transaction amount');
  if (kobo < SMALLEST_REFUND_KOBO)
    throw plainRefusal('The minimum amount you may send in a single refund at this time is: 50.00 NGN.');
  return kobo;
}

function commonBody(simulator: Simulator, refund: Refund) {
  return {
    integration: INTEGRATION_ID,
    domain: simulator.domain,
    id: refund.id,
    amount: Number(refund.amountKobo),
    deducted_amount: refund.status === 'processed' ? Number(refund.amountKobo) : 0,
    currency: 'NGN',
    channel: null,
    status: refund.status,
    refunded_by: MERCHANT_EMAIL,
    refunded_at: refund.refundedAt,
    expected_at: refund.expectedAt,
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
  };
}

/** Body of a new refund: here the transaction is an object and dates are `createdAt`. */
function createdBody(simulator: Simulator, refund: Refund, transaction: Transaction) {
  const { refunded_at: _later, ...common } = commonBody(simulator, refund);
  return {
    transaction: refundedTransactionBody(simulator, transaction),
    ...common,
    fully_deducted: false,
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
  };
}

function fetchedBody(simulator: Simulator, refund: Refund) {
  return {
    ...commonBody(simulator, refund),
    transaction: refund.transactionId,
    dispute: null,
    settlement: null,
    fully_deducted: refund.status === 'processed',
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
  };
}

/** A list row: dates are `created_at`, `fully_deducted` is 0, 1 or null. */
function listedBody(simulator: Simulator, refund: Refund) {
  return {
    ...commonBody(simulator, refund),
    transaction: refund.transactionId,
    dispute: null,
    settlement: null,
    fully_deducted: refund.status === 'processed' ? 1 : refund.status === 'pending' ? null : 0,
    created_at: refund.createdAt,
    updated_at: refund.updatedAt,
  };
}

/** `transaction` filters by numeric id; a reference finds nothing, as at Paystack. */
function list(simulator: Simulator, query: Query) {
  const rows = simulator.book
    .all<Refund>('select * from refunds order by id desc')
    .filter(() => !query.currency || query.currency === 'NGN')
    .filter((row) => !query.transaction || String(row.transactionId) === query.transaction)
    .filter((row) => isWithin(row.createdAt, query));
  const page = pageOf(rows, query);
  return {
    status: true,
    message: 'Refunds retrieved',
    data: page.items.map((row) => listedBody(simulator, row)),
    meta: page.meta,
  };
}
