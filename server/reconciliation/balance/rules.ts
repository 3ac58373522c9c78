/** The provider's balance explains itself: every row follows from the one before, and no money leaves without a name. */
import type { LedgerRow } from '#server/payments/lists/adapter.ts';
import type { Finding } from '../rules.ts';

/** The provider's balance history, newest first. */
export type BalanceBook = {
  rows: readonly LedgerRow[];
  /** Kobo; null when rows were added while it was asked. */
  balance: bigint | null;
  /** The provider's numbers of transfers and refunds that its lists name. */
  transfers: ReadonlySet<string>;
  refunds: ReadonlySet<string>;
};

/** Rows whose sum is off, a balance that no row explains, and money that left for no transfer or refund. */
export function compareBalance({ rows, balance, transfers, refunds }: BalanceBook): Finding[] {
  const newest = rows[0];
  return [
    ...(newest && balance !== null && newest.balance !== balance
      ? [unexplained('now', `${newest.balance}`, `${balance}`, newest.balance - balance)]
      : []),
    ...rows.flatMap((row, index) => {
      const before = rows[index + 1];
      const expected = before && before.balance + row.difference;
      return before && expected !== row.balance
        ? [
            unexplained(
              row.id,
              `${expected}`,
              `${row.balance}`,
              row.balance - before.balance - row.difference,
            ),
          ]
        : [];
    }),
    ...rows
      .filter((row) => row.difference < 0n && !isNamed(row, transfers, refunds))
      .map((row) => unexplained(row.id, null, row.reason || row.model_responsible, row.difference)),
  ];
}

function isNamed(row: LedgerRow, transfers: ReadonlySet<string>, refunds: ReadonlySet<string>): boolean {
  const known = { Transfer: transfers, Refund: refunds }[row.model_responsible];
  return known?.has(row.model_row ?? '') ?? false;
}

function unexplained(reference: string, ours: string | null, theirs: string, amount: bigint): Finding {
  const kobo = amount < 0n ? -amount : amount;
  return { class: 'unexplained', subject: 'balance', reference, ours, theirs, amount: kobo };
}
