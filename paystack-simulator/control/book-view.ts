/** The whole book as JSON: an independent record for money tests. */
import { recentCalls } from '../api/calls.ts';
import { accountBalance, type LedgerRow } from '../balance.ts';
import type { Simulator } from '../context.ts';
import type { Dispute } from '../disputes.ts';
import { waitingFaults } from '../faults.ts';
import type { Recipient } from '../recipients.ts';
import type { Refund } from '../refunds.ts';
import type { Transaction } from '../transaction.ts';
import type { Transfer } from '../transfer.ts';
import type { Delivery, Webhook } from '../webhooks.ts';

type TransferRequest = { reference: string; accepted: number; answer: string; at: string };

/** Converts bigint amounts to JSON numbers. */
export function plain<Row extends object>(row: Row): Record<string, unknown> {
  const cells = Object.entries(row).map(([name, cell]) => [
    name,
    typeof cell === 'bigint' ? Number(cell) : cell,
  ]);
  return Object.fromEntries(cells) as Record<string, unknown>;
}

function parsed(text: string | null): unknown {
  return text === null ? null : (JSON.parse(text) as unknown);
}

export function transactionView(simulator: Simulator, row: Transaction) {
  const email = simulator.book.get<{ email: string }>(
    'select email from customers where id = ?',
    row.customerId,
  )!.email;
  return {
    ...plain(row),
    email,
    channels: parsed(row.channels),
    metadata: parsed(row.metadata),
    authorization: parsed(row.authorization),
    page: parsed(row.page),
  };
}

/** Returns a transfer with the requests for its reference; `accepted` is never more than 1. */
export function transferView(simulator: Simulator, row: Transfer) {
  const requests = simulator.book.all<TransferRequest>(
    'select reference, accepted, answer, at from transferRequests where reference = ? order by id',
    row.reference,
  );
  return {
    ...plain(row),
    requests: requests.length,
    accepted: requests.filter((request) => request.accepted === 1).length,
    answers: requests.map((request) => request.answer),
  };
}

export function webhookView(simulator: Simulator, row: Webhook) {
  const deliveries = simulator.book.all<Delivery>(
    'select * from deliveries where webhookId = ? order by id',
    row.id,
  );
  return { ...row, body: parsed(row.body), deliveries };
}

/** Returns everything in the book, oldest first. */
export function bookView(simulator: Simulator) {
  const { book } = simulator;
  return {
    settings: simulator.settings(),
    balanceKobo: Number(accountBalance(simulator, 'balance')),
    collectionsKobo: Number(accountBalance(simulator, 'collections')),
    transactions: book
      .all<Transaction>('select * from transactions order by id')
      .map((row) => transactionView(simulator, row)),
    recipients: book.all<Recipient>('select * from recipients order by id').map(plain),
    transfers: book
      .all<Transfer>('select * from transfers order by id')
      .map((row) => transferView(simulator, row)),
    refusedTransferRequests: book.all<TransferRequest>(
      'select reference, accepted, answer, at from transferRequests where accepted = 0 order by id',
    ),
    refunds: book.all<Refund>('select * from refunds order by id').map(plain),
    disputes: book.all<Dispute>('select * from disputes order by id').map(plain),
    ledger: book.all<LedgerRow>('select * from ledger order by id').map(plain),
    webhooks: book
      .all<Webhook>('select * from webhooks order by id')
      .map((row) => webhookView(simulator, row)),
    faults: waitingFaults(simulator),
    calls: recentCalls(simulator, 1_000).reverse(),
  };
}
