/** Writes one balanced transaction into the ledger; nothing else in the product writes ledger tables. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { opaque } from '#server/core/db/values.ts';
import type { Account } from './accounts.ts';

/** One side of a transaction: positive credits the account, negative debits it; kobo. */
export type Leg = { account: Account; amount: bigint };

export type Posting = {
  /** The kind of transaction, e.g. `fund-escrow`. */
  word: string;
  /** Posting twice under one key is refused by the database. */
  key: string;
  /** What happened: an event name, a provider reference. */
  cause: string;
  actor: string;
  jobId?: string | undefined;
  at: Date;
  legs: readonly Leg[];
};

/**
 * Posts the transaction; legs of zero are left out. Throws when the legs do not add up, when a guarded balance would go
 * below zero, and when the key was posted before.
 */
export async function post(tx: Write, posting: Posting): Promise<void> {
  const legs = posting.legs.filter((leg) => leg.amount !== 0n);
  const total = legs.reduce((sum, leg) => sum + leg.amount, 0n);
  if (total !== 0n) throw new Error(`posting ${posting.word} does not balance: ${total}`);
  if (legs.length === 0) return;
  const ids = await lockAccounts(
    tx,
    legs.map((leg) => leg.account),
  );
  const { id } = await tx
    .insertInto('ledger_transactions')
    .values({
      word: posting.word,
      idempotency_key: posting.key,
      cause: posting.cause,
      actor: posting.actor,
      job_id: posting.jobId ?? null,
      at: await notBefore(tx, posting, [...ids.values()]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entries = inOrder(legs, ids).map(({ account, amount }) => ({
    transaction_id: id,
    account_id: idOf(ids, account),
    amount,
  }));
  await tx.insertInto('ledger_entries').values(entries).execute();
}

/**
 * Returns the posting's time, or that of the last posting to the same order's or payout's accounts if that is later:
 * processes read clocks that may be an hour apart, and an end must not be dated before its beginning.
 */
async function notBefore(tx: Write, { at }: Posting, ids: readonly bigint[]): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(t.at) as at
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.id = any(${opaque(ids, 'bigint[]')}) and (a.job_id is not null or a.payout_id is not null)
  `.execute(tx);
  const last = rows[0]?.at;
  return last && last > at ? last : at;
}

/** Creates missing accounts and locks all of them in one order, so that two postings cannot deadlock. */
async function lockAccounts(tx: Write, accounts: readonly Account[]): Promise<Map<string, bigint>> {
  const sorted = [...new Map(accounts.map((one) => [one.key, one])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  );
  await tx
    .insertInto('ledger_accounts')
    .values(
      sorted.map(({ key, kind, userId, jobId, payoutId }) => ({
        key,
        kind,
        user_id: userId ?? null,
        job_id: jobId ?? null,
        payout_id: payoutId ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const keys = sorted.map(({ key }) => key);
  const { rows } = await sql<{ id: bigint; key: string }>`
    select id, key from ledger_accounts where key = any(${opaque(keys, 'text[]')}) order by id for update
  `.execute(tx);
  return new Map(rows.map((row) => [row.key, row.id]));
}

function idOf(ids: Map<string, bigint>, account: Account): bigint {
  const id = ids.get(account.key);
  if (id === undefined) throw new Error(`no ledger account ${account.key}`);
  return id;
}

/** Credits first, so that an account that may not go below zero can pass on what it receives in the same transaction. */
function inOrder(legs: readonly Leg[], ids: Map<string, bigint>): Leg[] {
  return [...legs].sort((a, b) => {
    if (a.amount > 0n !== b.amount > 0n) return a.amount > 0n ? -1 : 1;
    return idOf(ids, a.account) < idOf(ids, b.account) ? -1 : 1;
  });
}
