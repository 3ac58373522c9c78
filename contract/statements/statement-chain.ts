/** The canonical text of a statement's entries, from which their hashes are computed (docs/statement.md). */

export const STATEMENT_FORMAT = 'adire-statement/1';

/** Whose money an entry moves: held for the person's orders, their payback, their earnings, or under way to them. */
export const statementAccounts = ['held', 'payback', 'earnings', 'on-the-way'] as const;
export type StatementAccount = (typeof statementAccounts)[number];

/** The places an order's money can be. */
export const trailPlaces = [
  ...(['payer', 'escrow', 'earnings', 'payback', 'fee', 'charge', 'on-the-way', 'frozen', 'bank'] as const),
  ...(['going-back', 'sent-back'] as const),
] as const;
export type TrailPlace = (typeof trailPlaces)[number];

/** Amounts are whole kobo as text. */
export type StatementEntry = {
  /** From 1 on, without gaps. */
  n: number;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  account: StatementAccount;
  /** The money word of the ledger, such as `release-escrow`. */
  what: string;
  job: string | null;
  payout: string | null;
  /** Signed. */
  amount: string;
  /** The balance of the account after this entry. */
  balance: string;
  /** The hash of the previous entry; for the first entry, the hash of `genesisText`. */
  prev: string;
  /** SHA-256 of `entryText`, 64 lower-case hex digits. */
  hash: string;
};

/** The text a person's chain begins with. */
export function genesisText(personId: string): string {
  return [STATEMENT_FORMAT, personId].join('\n');
}

/** Every field of the entry except its hash, one per line; `-` for a missing value. */
export function entryText(entry: Omit<StatementEntry, 'hash'>): string {
  const { n, prev, at, account, what, job, payout, amount, balance } = entry;
  return [STATEMENT_FORMAT, n, prev, at, account, what, job ?? '-', payout ?? '-', amount, balance].join(
    '\n',
  );
}
