/** /transaction: initialize, verify, fetch, list, timeline and totals; and the payment session timeout. */

import type { FastifyInstance } from 'fastify';
import { accountBalance } from '../balance.ts';
import type { Simulator } from '../context.ts';
import {
  duplicateTransactionReference,
  invalidEmail,
  invalidParams,
  missingParams,
  plainRefusal,
  transactionReferenceNotFound,
  unsupportedCurrency,
} from '../errors.ts';
import { newReference } from '../ids.ts';
import { changeSettings } from '../settings.ts';
import type { Transaction } from '../transaction.ts';
import { fetchData, listData, logBody, verifyData } from '../transaction-bodies.ts';
import {
  createTransaction,
  findById,
  findByReference,
  isPaid,
  type NewTransaction,
} from '../transactions.ts';
import { amountOf, type Fields, fieldsOf, keptMetadata, textOf } from './body.ts';
import { isWithin, pageOf, type Query } from './paging.ts';

/** The timeline of a page that was never opened. */
const NO_STEPS = {
  time_spent: 0,
  attempts: 0,
  errors: 0,
  success: false,
  mobile: false,
  input: [],
  history: [],
};
/** One week in seconds. */
const MOST_SECONDS = 604_800n;
const DEFAULT_CHANNELS = ['card', 'bank_transfer', 'ussd'];
/** Paystack has a limit but does not publish it; this one is N1,000,000,000. */
const LARGEST_AMOUNT_KOBO = 100_000_000_000n;

export function transactionRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/transaction/initialize', (request) => initialize(simulator, fieldsOf(request.body)));

  app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', (request) => {
    const transaction = findByReference(simulator, request.params.reference);
    if (!transaction) throw transactionReferenceNotFound(simulator.settings().unknownReferenceStatus);
    return { status: true, message: 'Verification successful', data: verifyData(simulator, transaction) };
  });

  app.get<{ Params: { id_or_reference: string } }>('/transaction/timeline/:id_or_reference', ({ params }) => {
    const { id_or_reference: name } = params;
    const transaction =
      (/^\d{1,15}$/.test(name) && findById(simulator, Number(name))) || findByReference(simulator, name);
    if (!transaction) throw plainRefusal('Transaction ID or reference is invalid', 404);
    return { status: true, message: 'Timeline retrieved', data: logBody(simulator, transaction) ?? NO_STEPS };
  });

  app.get<{ Querystring: Query }>('/transaction/totals', ({ query }) => totals(simulator, query));

  app.get('/integration/payment_session_timeout', () => timeoutReply(simulator, 'retrieved'));

  app.put('/integration/payment_session_timeout', ({ body }) => {
    const { timeout } = fieldsOf(body);
    const seconds = amountOf(timeout);
    if ('problem' in seconds && seconds.problem === 'missing') throw missingParams('Timeout is required');
    if ('problem' in seconds || seconds.kobo < 0n || seconds.kobo > MOST_SECONDS)
      throw invalidParams('"timeout" must be a whole number of seconds');
    changeSettings(simulator.book, { paymentSessionTimeout: Number(seconds.kobo) });
    return timeoutReply(simulator, 'updated');
  });

  app.get<{ Params: { id: string } }>('/transaction/:id', (request) => {
    const { id } = request.params;
    if (!/^\d+$/.test(id)) throw plainRefusal('Transaction ID should be numeric.');
    const transaction = Number.isSafeInteger(Number(id)) ? findById(simulator, Number(id)) : undefined;
    if (!transaction) throw plainRefusal('Transaction not found', 404);
    return { status: true, message: 'Transaction retrieved', data: fetchData(simulator, transaction) };
  });

  app.get<{ Querystring: Query }>('/transaction', (request) => list(simulator, request.query));
}

function timeoutReply(simulator: Simulator, done: string) {
  const { paymentSessionTimeout: payment_session_timeout } = simulator.settings();
  return { status: true, message: `Payment session timeout ${done}`, data: { payment_session_timeout } };
}

/** Returns the totals paid in the period; `pending_transfers` is the amount waiting for settlement. */
function totals(simulator: Simulator, query: Query) {
  const paid = simulator.book
    .all<Transaction>('select * from transactions')
    .filter((row) => isPaid(row) && isWithin(row.createdAt, query));
  const amount = Number(paid.reduce((sum, row) => sum + row.chargedKobo, 0n));
  const waiting = Number(accountBalance(simulator, 'collections'));
  return {
    status: true,
    message: 'Transaction totals',
    data: {
      total_transactions: paid.length,
      total_volume: amount,
      total_volume_by_currency: [{ currency: 'NGN', amount }],
      pending_transfers: waiting,
      pending_transfers_by_currency: [{ currency: 'NGN', amount: waiting }],
    },
  };
}

function initialize(simulator: Simulator, fields: Fields) {
  const asked = readInitialize(fields);
  if (findByReference(simulator, asked.reference)) throw duplicateTransactionReference();
  const transaction = createTransaction(simulator, asked);
  return {
    status: true,
    message: 'Authorization URL created',
    data: {
      authorization_url: `${simulator.publicUrl}/checkout/${transaction.accessCode}`,
      access_code: transaction.accessCode,
      reference: transaction.reference,
    },
  };
}

function readInitialize(fields: Fields): NewTransaction {
  const email = readEmail(fields.email);
  const amountKobo = readAmount(fields.amount);
  const currency = textOf(fields.currency) ?? 'NGN';
  if (currency !== 'NGN') throw unsupportedCurrency();
  const reference = textOf(fields.reference) ?? newReference();
  if (!/^[\w.=-]+$/.test(reference)) throw plainRefusal('Invalid character in transaction reference');
  const channels = Array.isArray(fields.channels)
    ? fields.channels.filter((one) => typeof one === 'string')
    : [];
  return {
    email,
    amountKobo,
    currency,
    reference,
    callbackUrl: textOf(fields.callback_url) ?? null,
    channels: channels.length > 0 ? channels : DEFAULT_CHANNELS,
    metadata: keptMetadata(fields.metadata),
  };
}

function readEmail(value: unknown): string {
  if (value === undefined || value === null) throw missingParams('Email Address is required');
  if (value === '') throw invalidParams('"email" is not allowed to be empty');
  if (typeof value !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) throw invalidEmail();
  return value.toLowerCase();
}

function readAmount(value: unknown): bigint {
  const amount = amountOf(value);
  if ('problem' in amount) {
    if (amount.problem === 'missing') throw missingParams('Amount is required');
    if (amount.problem === 'fraction') throw invalidParams('"amount" must be an integer');
    throw plainRefusal('Invalid Amount Sent');
  }
  if (amount.kobo <= 0n) throw plainRefusal('Invalid Amount Sent');
  if (amount.kobo > LARGEST_AMOUNT_KOBO) throw plainRefusal('Transaction amount limit exceeded');
  return amount.kobo;
}

function list(simulator: Simulator, query: Query) {
  const rows = simulator.book
    .all<Transaction>('select * from transactions order by id desc')
    .filter((row) => matches(row, query));
  const page = pageOf(rows, query);
  const volume = rows.reduce((sum, row) => sum + row.chargedKobo, 0n);
  return {
    status: true,
    message: 'Transactions retrieved',
    data: page.items.map((row) => listData(simulator, row)),
    meta: { ...page.meta, total_volume: Number(volume) },
  };
}

/** `customer` is the numeric id; a customer code finds nothing, as at Paystack. */
function matches(row: Transaction, query: Query): boolean {
  if (query.status && row.status !== query.status) return false;
  if (query.customer && String(row.customerId) !== query.customer) return false;
  if (query.amount && String(row.chargedKobo) !== query.amount) return false;
  return isWithin(row.createdAt, query);
}
