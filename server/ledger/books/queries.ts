/** The ledger as operators read it: movements (transactions with their legs), suspense and totals. In kobo. */
import { type RawBuilder, sql } from 'kysely';
import { countOf } from '#server/core/db/counts.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import { holdKey, suspense } from '../accounts.ts';

export type Movement = {
  id: bigint;
  word: string;
  cause: string;
  actor: string;
  job_id: string | null;
  at: Date;
  legs: { account: string; amount: bigint }[];
};

type Row = Omit<Movement, 'legs'> & { legs: { account: string; amount: string }[] };

/** Movements of a job, oldest first, at most 200. */
export function movementsOfJob(db: Read, jobId: string): Promise<Movement[]> {
  return read(db, sql`t.job_id = ${jobId}`, 200);
}

/** Movements of one payout: its start and its end. */
export function movementsOfPayout(db: Read, payoutId: string): Promise<Movement[]> {
  const keys = ['start-payout', 'settle-payout', 'return-payout'].map((word) => `${word}:${payoutId}`);
  return read(db, sql`t.idempotency_key = any(${keys}::text[])`, keys.length);
}

/** Up to `limit` movements of the whole ledger, oldest first, after the movement with id `after`. */
export function movementsAfter(db: Read, after: bigint, limit: number): Promise<Movement[]> {
  return read(db, sql`t.id > ${after}`, limit);
}

async function read(db: Read, which: RawBuilder<unknown>, limit: number): Promise<Movement[]> {
  const { rows } = await sql<Row>`
    select t.id, t.word, t.cause, t.actor, t.job_id, t.at, l.legs
    from (select * from ledger_transactions t where ${which} order by t.id limit ${limit}) t
    cross join lateral (
      select json_agg(json_build_object('account', a.key, 'amount', e.amount::text) order by e.id) as legs
      from ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id
    ) l
    order by t.id
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    legs: row.legs.map((leg) => ({ account: leg.account, amount: BigInt(leg.amount) })),
  }));
}

export type Held = { id: bigint; reference: string; amount: bigint; at: Date };

/** Receipts in suspense, oldest first, after the account with id `after`. */
export async function suspenseAfter(db: Read, after: bigint, limit: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select a.id, substr(a.key, strpos(a.key, ':') + 1) as reference, a.balance as amount, (
        select t.at
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = a.id
        order by e.id
        limit 1
      ) as at
    from ledger_accounts a
    where a.kind = 'suspense' and a.balance > 0 and a.id > ${after}
    order by a.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export function suspenseCount(db: Read): Promise<number> {
  return countOf(db, sql`from ledger_accounts where kind = 'suspense' and balance > 0`);
}

/** SQL for other modules' columns: true when what was in suspense under the reference was given to a hunter. */
export function isGiven(reference: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from ledger_transactions t where t.idempotency_key = 'give-from-suspense:' || ${reference}
  )`;
}

/** SQL: the references of the money in suspense that was given to the hunter of a job. */
export function givenTo(jobId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select substr(idempotency_key, 20) from ledger_transactions where job_id = ${jobId} and word = 'give-from-suspense'
  `;
}

export type Received = { amount: bigint; held: bigint; given_to: string | null };

/** What was ever put into suspense under a reference, how much of it is still there, and the job whose hunter was given it. */
export async function receivedUnder(db: Read, reference: string): Promise<Received | undefined> {
  const { rows } = await sql<Received>`
    select e.amount, a.balance as held, (
        select t.job_id from ledger_transactions t where t.idempotency_key = ${`give-from-suspense:${reference}`}
      ) as given_to
    from ledger_accounts a
    join ledger_transactions h on h.idempotency_key = ${holdKey(reference)}
    join ledger_entries e on e.transaction_id = h.id and e.account_id = a.id
    where a.key = ${suspense(reference).key}
  `.execute(db);
  return rows[0];
}

/** Amount in suspense under a reference, with its account locked; 0 when there is none. */
export async function lockSuspense(tx: Write, reference: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from ledger_accounts where key = ${suspense(reference).key} for update
  `.execute(tx);
  return rows[0]?.balance ?? 0n;
}

/** Sum of all balances for each kind of account. */
export async function totalsByKind(db: Read): Promise<{ kind: string; balance: bigint }[]> {
  const { rows } = await sql<{ kind: string; balance: bigint }>`
    select kind, sum(balance)::bigint as balance from ledger_accounts group by kind order by kind
  `.execute(db);
  return rows;
}
