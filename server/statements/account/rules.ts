/** Chains the entries of an account by hash, as docs/statement.md says: pure, in kobo. */
import {
  entryText,
  genesisText,
  type StatementAccount,
  type StatementEntry,
} from '#contract/statements/statement-chain.ts';
import { sha256 } from '#server/core/security/ids.ts';
import type { OwnEntry } from '#server/ledger/trails/queries.ts';

/** What was written later may still be joined by something before it: it waits for the next statement. */
export const SETTLED_AFTER_MS = 60_000;

const ACCOUNT_OF: Record<OwnEntry['kind'], StatementAccount> = {
  escrow: 'held',
  'hunter-payback': 'payback',
  'talent-payable': 'earnings',
  'payout-in-flight': 'on-the-way',
};

export type Balances = Record<StatementAccount, bigint>;
export type Chain = { entries: StatementEntry[]; balances: Balances; head: string };

export function chainOf(personId: string, own: readonly OwnEntry[]): Chain {
  const balances: Balances = { held: 0n, payback: 0n, earnings: 0n, 'on-the-way': 0n };
  const entries: StatementEntry[] = [];
  let head = sha256(genesisText(personId));
  for (const [index, one] of own.entries()) {
    const account = ACCOUNT_OF[one.kind];
    balances[account] += one.amount;
    const entry = {
      n: index + 1,
      at: one.at.toISOString(),
      account,
      what: one.word,
      job: one.job_id,
      payout: one.payout_id,
      amount: String(one.amount),
      balance: String(balances[account]),
      prev: head,
    };
    head = sha256(entryText(entry));
    entries.push({ ...entry, hash: head });
  }
  return { entries, balances, head };
}
