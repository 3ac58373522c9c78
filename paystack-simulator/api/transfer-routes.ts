/** /transfer: initiate (one or many), verify, fetch, list, and one-time passwords. */
import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../context.ts';
import {
  duplicateTransferReference,
  invalidParams,
  invalidRecipient,
  invalidTransferAmount,
  missingParams,
  otpNotVerified,
  PaystackError,
  plainRefusal,
  transferUnavailable,
  unsupportedCurrency,
} from '../errors.ts';
import { newReference } from '../ids.ts';
import { magicAccount } from '../magic-accounts.ts';
import { findRecipient } from '../recipients.ts';
import { changeSettings } from '../settings.ts';
import type { Transfer } from '../transfer.ts';
import { initiateData, verifyTransferData } from '../transfer-bodies.ts';
import { createTransfer, findTransfer, type NewTransfer, queueTransfer } from '../transfers.ts';
import { amountOf, type Fields, fieldsOf, textOf } from './body.ts';
import { isWithin, pageOf, type Query } from './paging.ts';

const SMALLEST_TRANSFER_KOBO = 5_000n;

export function transferRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/transfer/bulk', ({ body }) => initiateAll(simulator, fieldsOf(body)));

  app.post('/transfer', (request) => {
    const fields = fieldsOf(request.body);
    const reference = textOf(fields.reference) ?? newReference();
    try {
      return simulator.book.transaction(() => {
        const transfer = createTransfer(simulator, readTransfer(simulator, fields, reference));
        noteRequest(simulator, reference, true, transfer.status);
        return initiated(simulator, transfer);
      });
    } catch (error) {
      if (error instanceof PaystackError) noteRequest(simulator, reference, false, error.message);
      throw error;
    }
  });

  app.get<{ Params: { reference: string } }>('/transfer/verify/:reference', (request) => {
    const transfer = findTransfer(simulator, 'reference', request.params.reference);
    if (!transfer) throw plainRefusal('Transfer not found', 404);
    return { status: true, message: 'Transfer retrieved', data: verifyTransferData(simulator, transfer) };
  });

  app.get<{ Params: { id_or_code: string } }>('/transfer/:id_or_code', (request) => {
    const { id_or_code: idOrCode } = request.params;
    const transfer = /^\d{1,15}$/.test(idOrCode)
      ? findTransfer(simulator, 'id', Number(idOrCode))
      : findTransfer(simulator, 'transferCode', idOrCode);
    if (!transfer) throw plainRefusal('Transfer ID/code specified is invalid.');
    return { status: true, message: 'Transfer retrieved', data: verifyTransferData(simulator, transfer) };
  });

  app.get<{ Querystring: Query }>('/transfer', (request) => list(simulator, request.query));
}

/** All or none: one invalid transfer refuses the whole batch. */
function initiateAll(simulator: Simulator, { source, currency, transfers }: Fields) {
  if (!Array.isArray(transfers) || transfers.length === 0) throw missingParams('Transfers is required');
  if (simulator.settings().transferOtp)
    throw plainRefusal('You need to disable the OTP requirement to use this feature.');
  const data = simulator.book.transaction(() =>
    transfers.map(fieldsOf).map((one) => {
      const reference = textOf(one.reference) ?? newReference();
      const made = createTransfer(
        simulator,
        readTransfer(simulator, { ...one, source, currency }, reference),
      );
      noteRequest(simulator, reference, true, made.status);
      const { transferCode: transfer_code, status } = made;
      const asked = { recipient: textOf(one.recipient), amount: Number(made.amountKobo), currency: 'NGN' };
      return { reference, ...asked, transfer_code, status };
    }),
  );
  return { status: true, message: `${data.length} transfers queued.`, data };
}

/** The reply to a transfer that was accepted, with or without an OTP to come. */
function initiated(simulator: Simulator, transfer: Transfer) {
  const message =
    transfer.status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued';
  return { status: true, message, data: initiateData(simulator, transfer) };
}

function readTransfer(simulator: Simulator, fields: Fields, reference: string): NewTransfer {
  if (fields.source === undefined) throw missingParams('Source is required');
  if (fields.source !== 'balance') throw invalidParams('Source is invalid');
  if (simulator.settings().transferMode === 'unavailable') throw transferUnavailable();
  const amount = amountOf(fields.amount);
  if ('problem' in amount || amount.kobo <= 0n) throw invalidTransferAmount();
  if (amount.kobo < SMALLEST_TRANSFER_KOBO)
    throw plainRefusal('The minimum amount you may send in a single transfer at this time is: 50.00 NGN.');
  if ((textOf(fields.currency) ?? 'NGN') !== 'NGN') throw unsupportedCurrency();
  if (!/^[a-z0-9_-]+$/.test(reference))
    throw plainRefusal('Your reference contains illegal special characters');
  if (reference.length < 16 || reference.length > 50)
    throw invalidParams('"reference" length must be between 16 and 50 characters');
  // Checked before the balance: a repeated request must learn that its transfer exists, however low the balance is now.
  if (findTransfer(simulator, 'reference', reference)) throw duplicateTransferReference();
  const recipient = findRecipient(simulator, textOf(fields.recipient) ?? '');
  if (!recipient?.active) throw invalidRecipient();
  if (magicAccount(recipient.accountNumber)?.transfer === 'refused')
    throw plainRefusal("Sorry, we can't make the transfer to this recipient at the moment");
  return { reference, recipient, amountKobo: amount.kobo, reason: textOf(fields.reason) ?? null };
}

function noteRequest(simulator: Simulator, reference: string, accepted: boolean, answer: string): void {
  simulator.book.run(
    'insert into transferRequests(reference, accepted, answer, at) values (?, ?, ?, ?)',
    reference,
    accepted ? 1 : 0,
    answer,
    simulator.nowText(),
  );
}

function list(simulator: Simulator, query: Query) {
  const rows = simulator.book
    .all<Transfer>('select * from transfers order by id desc')
    .filter((row) => !query.status || row.status === query.status)
    .filter((row) => !query.recipient || String(row.recipientId) === query.recipient)
    .filter((row) => isWithin(row.createdAt, query));
  const page = pageOf(rows, query);
  return {
    status: true,
    message: 'Transfers retrieved',
    data: page.items.map((row) => verifyTransferData(simulator, row)),
    meta: page.meta,
  };
}

/** The only valid OTP, as on the test cards. */
const TRANSFER_OTP = '123456';

export function otpRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/transfer/finalize_transfer', (request) => {
    const { transfer_code: code, otp } = fieldsOf(request.body);
    const transfer = findTransfer(simulator, 'transferCode', textOf(code) ?? '');
    if (!transfer) throw plainRefusal('Transfer code is invalid');
    if (transfer.status !== 'otp') throw plainRefusal('Transfer is not currently awaiting OTP');
    requireOtp(otp);
    queueTransfer(simulator, transfer.id);
    return initiated(simulator, findTransfer(simulator, 'id', transfer.id)!);
  });

  app.post('/transfer/resend_otp', (request) => {
    const { transfer_code: code, reason } = fieldsOf(request.body);
    const transfer = findTransfer(simulator, 'transferCode', textOf(code) ?? '');
    if (!transfer) throw plainRefusal('Transfer code is invalid');
    if (reason !== 'resend_otp' && reason !== 'transfer') throw missingParams('Reason is required');
    return { status: true, message: 'OTP has been resent' };
  });

  app.post('/transfer/disable_otp', () => ({
    status: true,
    message: 'OTP has been sent to mobile number ending with 4321',
  }));

  app.post('/transfer/disable_otp_finalize', (request) => {
    requireOtp(fieldsOf(request.body).otp);
    changeSettings(simulator.book, { transferOtp: false });
    return { status: true, message: 'OTP requirement for transfers has been disabled' };
  });

  app.post('/transfer/enable_otp', () => {
    changeSettings(simulator.book, { transferOtp: true });
    return { status: true, message: 'OTP requirement for transfers has been enabled' };
  });
}

function requireOtp(otp: unknown): void {
  if (otp === undefined || otp === '') throw missingParams('OTP is required');
  if (String(otp) !== TRANSFER_OTP) throw otpNotVerified();
}
