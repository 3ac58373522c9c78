/** Queries of the ledger: balances and totals, fee policies, and every entry of a person. In kobo. */
import { type RawBuilder, sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import type { FeePolicy } from '#contract/escrow/division.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import { literals } from '#server/core/db/values.ts';
import { divisionWords, escrow, holdKey, hunterPayback, talentPayable } from './accounts.ts';
import type { PolicyRow } from './policies/commands.ts';

/** What the escrow of a job holds. */
export async function escrowOf(db: Read, jobId: string): Promise<bigint> {
  return balance(db, escrow(jobId).key);
}

/** What all jobs hold in escrow. */
export async function escrowTotal(db: Read): Promise<bigint> {
  const { rows } = await sql<{ held: bigint }>`
    select coalesce(sum(balance), 0)::bigint as held from ledger_accounts where kind = 'escrow'
  `.execute(db);
  return rows[0]?.held ?? 0n;
}

export async function talentPayableOf(db: Read, userId: string, jobId: string): Promise<bigint> {
  return balance(db, talentPayable(userId, jobId).key);
}

export async function hunterPaybackOf(db: Read, userId: string, jobId: string): Promise<bigint> {
  return balance(db, hunterPayback(userId, jobId).key);
}

async function balance(db: Read, key: string): Promise<bigint> {
  const { rows } = await sql<{
    balance: bigint;
  }>`select balance from ledger_accounts where key = ${key}`.execute(db);
  return rows[0]?.balance ?? 0n;
}

/** The kind of account from which a person withdraws on each side. */
const WITHDRAWN_FROM = { talent: 'talent-payable', hunter: 'hunter-payback' } as const;

/**
 * Locks a person's non-empty accounts of one side, of one job or (null) of all, in the order of their ids. A withdrawal reads its
 * amount here: a second withdrawal of the same money waits for the lock and then finds the accounts empty.
 */
export async function lockOwnAccounts(
  tx: Write,
  userId: string,
  side: Side,
  jobId: string | null,
): Promise<{ jobId: string; amount: bigint }[]> {
  const { rows } = await sql<{ job_id: string; balance: bigint }>`
    select job_id, balance
    from ledger_accounts
    where user_id = ${userId} and kind = ${WITHDRAWN_FROM[side]} and balance > 0
      and (${jobId}::uuid is null or job_id = ${jobId})
    order by id
    for update
  `.execute(tx);
  return rows.map((row) => ({ jobId: row.job_id, amount: row.balance }));
}

/** True while a chargeback holds money of this order. */
export async function isFrozen(db: Read, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ledger_accounts where job_id = ${jobId} and kind = 'chargeback-frozen' and balance > 0 limit 1
  `.execute(db);
  return rows.length > 0;
}

/** What a person may withdraw on one side, over all jobs. */
export async function totalOf(db: Read, userId: string, side: Side): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(balance), 0)::bigint as total
    from ledger_accounts
    where user_id = ${userId} and kind = ${WITHDRAWN_FROM[side]}
  `.execute(db);
  return rows[0]?.total ?? 0n;
}

/** What chargebacks hold frozen of what a person could withdraw on one side. */
export async function frozenOf(db: Read, userId: string, side: Side): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(-sum(e.amount), 0)::bigint as total
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.user_id = ${userId} and a.kind = ${WITHDRAWN_FROM[side]}
      and t.word in ('freeze-chargeback', 'unfreeze-chargeback')
  `.execute(db);
  return rows[0]?.total ?? 0n;
}

/** Number of orders from which a talent can withdraw pay. */
export function countPayable(db: Read, userId: string): Promise<number> {
  return countOf(
    db,
    sql`from ledger_accounts where user_id = ${userId} and kind = 'talent-payable' and balance > 0`,
  );
}

/** All net pay ever credited to a talent when orders ended, with what lost chargebacks took back of it. */
export async function netIncomeOf(db: Read, userId: string): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(e.amount), 0)::bigint as total
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.user_id = ${userId} and a.kind = 'talent-payable' and t.word in (${literals(divisionWords)})
  `.execute(db);
  return rows[0]?.total ?? 0n;
}

/** Net pay that the end of each of these jobs credited to this talent, by job id. */
export async function netPayByJob(
  db: Read,
  userId: string,
  jobIds: readonly string[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ job_id: string; credited: bigint }>`
    select a.job_id, coalesce((
        select sum(e.amount)
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = a.id and t.word in (${literals(divisionWords)})
      ), 0)::bigint as credited
    from ledger_accounts a
    where a.job_id = any(${[...jobIds]}::uuid[]) and a.user_id = ${userId} and a.kind = 'talent-payable'
  `.execute(db);
  return new Map(rows.map(({ job_id, credited }) => [job_id, credited]));
}

/** SQL for other modules' columns: what the escrow of a job holds. */
export function heldFor(jobId: RawBuilder<unknown>): RawBuilder<bigint> {
  return sql`coalesce((select a.balance from ledger_accounts a where a.key = 'escrow:' || ${jobId}), 0)::bigint`;
}

/** SQL for other modules' columns: what one party of a job still has from it to withdraw. */
export function leftIn(jobId: RawBuilder<unknown>, userId: string): RawBuilder<bigint> {
  return sql`coalesce((
    select sum(a.balance)
    from ledger_accounts a
    where a.job_id = ${jobId} and a.user_id = ${userId}::uuid and a.kind in ('talent-payable', 'hunter-payback')
  ), 0)::bigint`;
}

/** SQL for other modules' conditions: the newest jobs from which a person can withdraw on that side. */
export function jobsWithMoney(userId: string, side: Side, limit: number): RawBuilder<unknown> {
  return sql`
    select job_id
    from ledger_accounts
    where user_id = ${userId} and kind = ${WITHDRAWN_FROM[side]} and balance > 0
    order by job_id desc
    limit ${limit}
  `;
}

/** SQL for other modules' conditions: true when the job ever credited something to this talent. */
export function paysTalent(userId: string, jobId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select 1 from ledger_accounts a where a.job_id = ${jobId} and a.user_id = ${userId} and a.kind = 'talent-payable'
  )`;
}

/** True when the receipt with this reference was ever held in suspense. */
export async function wasHeld(db: Read, reference: string): Promise<boolean> {
  return (await heldAmong(db, [reference])).has(reference);
}

/** Those of these references whose money was ever held in suspense. */
export async function heldAmong(db: Read, references: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string }>`
    select r.reference
    from unnest(${[...references]}::text[], ${references.map(holdKey)}::text[]) as r (reference, key)
    where exists (select from ledger_transactions t where t.idempotency_key = r.key)
  `.execute(db);
  return new Set(rows.map(({ reference }) => reference));
}

/** The policy in effect at `at`: of those already in effect, the one that took effect last. Throws when there is none. */
export async function policyInForce(db: Read, at: Date): Promise<{ id: number; policy: FeePolicy }> {
  const { rows } = await sql<{ id: number; policy: FeePolicy }>`
    select f.id, ${policyFields} as policy from ${inForce(at)}
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('no fee policy is in force');
  return found;
}

/** SQL for other modules' columns: the policy in effect at `at`. */
export function policyAt(at: Date): RawBuilder<FeePolicy> {
  return sql`(select ${policyFields} from ${inForce(at)})`;
}

/** SQL for other modules' columns: the policy of an agreement; before there is one (null id), the first policy ever. */
export function policyOf(id: RawBuilder<unknown>): RawBuilder<FeePolicy> {
  return sql`(
    select ${policyFields} from fee_policies f order by f.id is not distinct from ${id} desc, f.id limit 1
  )`;
}

function inForce(at: Date): RawBuilder<unknown> {
  return sql`(
    select * from fee_policies where effective_at <= ${at} order by effective_at desc limit 1
  ) f`;
}

const policyFields = sql<FeePolicy>`json_build_object(
  'serviceFee', f.service_fee_bp, 'rejectionFee', f.rejection_fee_bp, 'cancellationFee', f.cancellation_fee_bp,
  'delayDeduction', f.delay_deduction_bp, 'passedThreshold', f.passed_threshold
)`;

export type PersonalEntry = {
  entry: bigint;
  word: string;
  account: string;
  job_id: string | null;
  amount_kobo: bigint;
  at: Date;
};

export async function entriesOfPerson(db: Read, userId: string): Promise<PersonalEntry[]> {
  const { rows } = await sql<PersonalEntry>`
    select e.id as entry, t.word, a.kind as account, a.job_id, e.amount as amount_kobo, t.at
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.user_id = ${userId}
    order by e.id
  `.execute(db);
  return rows;
}

/** The policies, latest to take effect first; those of the same time, latest published first. */
export function listPolicies(db: Read): Promise<PolicyRow[]> {
  return db
    .selectFrom('fee_policies')
    .selectAll()
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
