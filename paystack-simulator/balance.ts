/** The merchant's two accounts: the Paystack balance, and collections that wait for settlement. */
import type { Simulator } from './context.ts';

/** Payments land in `collections` (paid out to the merchant's bank); transfers draw on `balance`. */
export type Account = 'balance' | 'collections';

export type LedgerRow = {
  id: number;
  account: Account;
  differenceKobo: bigint;
  balanceKobo: bigint;
  reason: string;
  model: string;
  modelRow: number | null;
  createdAt: string;
};

/** Returns the current balance of an account in kobo. */
export function accountBalance(simulator: Simulator, account: Account): bigint {
  const last = simulator.book.get<{ balanceKobo: bigint }>(
    'select balanceKobo from ledger where account = ? order by id desc limit 1',
    account,
  );
  return last?.balanceKobo ?? 0n;
}

/** Adds one row to the ledger of an account; nothing is written for a difference of 0. */
export function post(
  simulator: Simulator,
  account: Account,
  differenceKobo: bigint,
  reason: string,
  model: string,
  modelRow: number | null = null,
): void {
  if (differenceKobo === 0n) return;
  simulator.book.run(
    `insert into ledger(account, differenceKobo, balanceKobo, reason, model, modelRow, createdAt)
     values (?, ?, ?, ?, ?, ?, ?)`,
    account,
    differenceKobo,
    accountBalance(simulator, account) + differenceKobo,
    reason,
    model,
    modelRow,
    simulator.nowText(),
  );
}

/** Gives a new book its opening balance. */
export function openBalance(simulator: Simulator): void {
  const known = simulator.book.get("select 1 from ledger where account = 'balance' limit 1");
  if (!known) post(simulator, 'balance', simulator.openingBalanceKobo, 'Opening balance', 'Topup');
}

/** Steering: sets the Paystack balance to this amount. */
export function setBalance(simulator: Simulator, balanceKobo: bigint): void {
  const difference = balanceKobo - accountBalance(simulator, 'balance');
  post(simulator, 'balance', difference, 'Balance set by hand', 'Topup');
}

/** Steering: pays the collections out, to the merchant's bank or into the Paystack balance. */
export function settleCollections(simulator: Simulator, to: 'bank' | 'balance'): bigint {
  return simulator.book.transaction(() => {
    const settled = accountBalance(simulator, 'collections');
    post(simulator, 'collections', -settled, `Settled to ${to}`, 'Settlement');
    if (to === 'balance') post(simulator, 'balance', settled, 'Settled collections', 'Settlement');
    return settled;
  });
}

export function listLedger(simulator: Simulator, account: Account): LedgerRow[] {
  return simulator.book.all<LedgerRow>('select * from ledger where account = ? order by id desc', account);
}
