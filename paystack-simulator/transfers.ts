/** Outgoing transfers: their rows, their status changes, and the money they take from and return to the balance. */

import { accountBalance, post } from './balance.ts';
import type { Simulator } from './context.ts';
import { insufficientBalance } from './errors.ts';
import { stampDuty, transferFee } from './fees.ts';
import { newDigits, newTransferCode } from './ids.ts';
import { magicAccount } from './magic-accounts.ts';
import { findRecipient, type Recipient } from './recipients.ts';
import type { Transfer, TransferStatus } from './transfer.ts';
import { transferEventData } from './transfer-bodies.ts';
import { raiseEvent } from './webhooks.ts';

export type NewTransfer = {
  reference: string;
  recipient: Recipient;
  amountKobo: bigint;
  reason: string | null;
};

/** Scheduled job: the transfer ends by itself. */
export const CONCLUDE = 'transfer concludes';
/** Scheduled job: a transfer to the "reversed" account comes back. */
export const COME_BACK = 'transfer comes back';
/** Scheduled job: an OTP was never given. */
export const OTP_LAPSES = 'transfer otp lapses';
const OTP_MINUTES = 30;

/** Throws when the balance does not cover amount, fee and stamp duty. */
function requireBalance(simulator: Simulator, amountKobo: bigint): void {
  const needed = amountKobo + transferFee(amountKobo) + stampDuty(amountKobo);
  if (accountBalance(simulator, 'balance') < needed) throw insufficientBalance();
}

/** Creates a transfer: queued at once, or waiting for its OTP. */
export function createTransfer(simulator: Simulator, asked: NewTransfer): Transfer {
  return simulator.book.transaction(() => {
    requireBalance(simulator, asked.amountKobo);
    const now = simulator.nowText();
    const { id } = simulator.book.run(
      `insert into transfers(reference, transferCode, recipientId, amountKobo, feeKobo, stampDutyKobo, currency,
         reason, request, status, createdAt, updatedAt)
       values (?, ?, ?, ?, ?, ?, 'NGN', ?, ?, 'otp', ?, ?)`,
      asked.reference,
      newTransferCode(),
      asked.recipient.id,
      asked.amountKobo,
      transferFee(asked.amountKobo),
      stampDuty(asked.amountKobo),
      asked.reason,
      Number(newDigits(10)),
      now,
      now,
    );
    if (simulator.settings().transferOtp) simulator.agenda.plan(OTP_LAPSES, id, OTP_MINUTES * 60_000);
    else queueTransfer(simulator, id);
    return findTransfer(simulator, 'id', id)!;
  });
}

/** Takes the money and sends the transfer on its way. */
export function queueTransfer(simulator: Simulator, id: number): void {
  simulator.book.transaction(() => {
    const transfer = findTransfer(simulator, 'id', id)!;
    requireBalance(simulator, transfer.amountKobo);
    const about = `${transfer.transferCode} (${transfer.reference})`;
    post(simulator, 'balance', -transfer.amountKobo, `Transfer ${about}`, 'Transfer', id);
    post(simulator, 'balance', -transfer.feeKobo, `Fee for transfer ${about}`, 'Transfer', id);
    post(simulator, 'balance', -transfer.stampDutyKobo, `Stamp duty for transfer ${about}`, 'Transfer', id);
    setStatus(simulator, id, 'pending', null);
    simulator.agenda.cancel(OTP_LAPSES, id);
    planConclusion(simulator, transfer);
  });
}

function planConclusion(simulator: Simulator, transfer: Transfer): void {
  const { transferMode, transferDelayMs } = simulator.settings();
  const behaviour = magicBehaviour(simulator, transfer);
  if (transferMode === 'manual' || behaviour === 'stays pending') return;
  // An instant transfer still fails for the accounts that always fail.
  if (transferMode === 'instant' && behaviour !== 'fails') succeedTransfer(simulator, transfer.id);
  else simulator.agenda.plan(CONCLUDE, transfer.id, transferDelayMs);
}

function magicBehaviour(simulator: Simulator, transfer: Transfer) {
  const recipient = findRecipient(simulator, String(transfer.recipientId))!;
  return magicAccount(recipient.accountNumber)?.transfer;
}

/** Ends a pending transfer by itself: it succeeds, or fails for an account that always fails. */
export function concludeTransfer(simulator: Simulator, id: number): void {
  const transfer = findTransfer(simulator, 'id', id);
  if (transfer?.status !== 'pending') return;
  if (magicBehaviour(simulator, transfer) === 'fails') failTransfer(simulator, id);
  else succeedTransfer(simulator, id);
}

/** pending → success. Returns whether it moved. */
export function succeedTransfer(simulator: Simulator, id: number, holdWebhook = false): boolean {
  return simulator.book.transaction(() => {
    const transfer = findTransfer(simulator, 'id', id);
    if (transfer?.status !== 'pending') return false;
    setStatus(simulator, id, 'success', 'Transfer successful');
    simulator.agenda.cancel(CONCLUDE, id);
    announce(simulator, id, 'transfer.success', holdWebhook);
    const comesBack = magicBehaviour(simulator, transfer) === 'reversed';
    const { transferMode, transferDelayMs } = simulator.settings();
    if (comesBack && transferMode !== 'manual') simulator.agenda.plan(COME_BACK, id, transferDelayMs);
    return true;
  });
}

/** pending → failed; amount, fee and duty go back. Returns whether it moved. */
export function failTransfer(simulator: Simulator, id: number, holdWebhook = false): boolean {
  return simulator.book.transaction(() => {
    const transfer = findTransfer(simulator, 'id', id);
    if (transfer?.status !== 'pending') return false;
    giveBack(simulator, transfer, 'Failed transfer');
    setStatus(simulator, id, 'failed', 'Could not process transfer');
    simulator.agenda.cancel(CONCLUDE, id);
    announce(simulator, id, 'transfer.failed', holdWebhook);
    return true;
  });
}

/** pending or success → reversed; amount, fee and duty go back. Returns whether it moved. */
export function reverseTransfer(simulator: Simulator, id: number, holdWebhook = false): boolean {
  return simulator.book.transaction(() => {
    const transfer = findTransfer(simulator, 'id', id);
    if (!transfer || !['pending', 'success'].includes(transfer.status)) return false;
    giveBack(simulator, transfer, 'Reversed transfer');
    simulator.book.run('update transfers set transferredAt = ? where id = ?', simulator.nowText(), id);
    setStatus(simulator, id, 'reversed', 'Returned by the receiving bank');
    simulator.agenda.cancel(CONCLUDE, id);
    simulator.agenda.cancel(COME_BACK, id);
    announce(simulator, id, 'transfer.reversed', holdWebhook);
    return true;
  });
}

/** otp → abandoned: nothing was taken, nothing is announced. */
export function abandonTransfer(simulator: Simulator, id: number): void {
  const transfer = findTransfer(simulator, 'id', id);
  if (transfer?.status === 'otp') setStatus(simulator, id, 'abandoned', null);
}

function giveBack(simulator: Simulator, transfer: Transfer, what: string): void {
  const total = transfer.amountKobo + transfer.feeKobo + transfer.stampDutyKobo;
  post(simulator, 'balance', total, `${what} ${transfer.transferCode}`, 'Transfer', transfer.id);
}

function setStatus(
  simulator: Simulator,
  id: number,
  status: TransferStatus,
  gatewayResponse: string | null,
): void {
  simulator.book.run(
    'update transfers set status = ?, gatewayResponse = ?, updatedAt = ? where id = ?',
    status,
    gatewayResponse,
    simulator.nowText(),
    id,
  );
}

function announce(simulator: Simulator, id: number, event: string, hold: boolean): void {
  const transfer = findTransfer(simulator, 'id', id)!;
  const data = transferEventData(simulator, transfer);
  raiseEvent(simulator, event, `transfer:${transfer.reference}`, data, hold);
}

/** A transfer by one of its names. */
export function findTransfer(
  simulator: Simulator,
  by: 'id' | 'reference' | 'transferCode',
  value: string | number,
): Transfer | undefined {
  return simulator.book.get<Transfer>(`select * from transfers where ${by} = ?`, value);
}
