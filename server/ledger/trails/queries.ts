/** The ledger as the two parties of an order and the owner of an account read it. In kobo. */
import { type RawBuilder, sql } from 'kysely';
import {
  type EarningStatus,
  lostStatuses,
  type PayoutStatus,
  unfinishedStatuses,
} from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import type { Read } from '#server/core/db/database.ts';
import { literals } from '#server/core/db/values.ts';
import { divisionWords } from '../accounts.ts';

export type TrailLeg = {
  kind: string;
  user_id: string | null;
  job_id: string | null;
  payout_id: string | null;
  amount: bigint;
};
export type TrailMovement = { id: bigint; word: string; key: string; at: Date; legs: TrailLeg[] };
type Row = Omit<TrailMovement, 'legs'> & { legs: (Omit<TrailLeg, 'amount'> & { amount: string })[] };

/** SQL: the id of the payout that a transaction `t` with the word `start-payout` starts. */
const startedPayout = sql`split_part(t.idempotency_key, ':', 2)`;

/** Every transaction on the accounts of a job, and the settlement of payouts that took money from them; oldest first. */
export async function trailOfJob(db: Read, jobId: string): Promise<TrailMovement[]> {
  const { rows } = await sql<Row>`
    with touching as (
      select distinct e.transaction_id as id
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      where a.job_id = ${jobId}
    ), whole as (
      select id from touching
      union
      select s.id
      from touching
      join ledger_transactions t on t.id = touching.id and t.word = 'start-payout'
      join ledger_transactions s on s.idempotency_key = 'settle-payout:' || ${startedPayout}
    )
    select t.id, t.word, t.idempotency_key as key, t.at, l.legs
    from whole
    join ledger_transactions t on t.id = whole.id
    cross join lateral (
      select json_agg(json_build_object(
          'kind', a.kind, 'user_id', a.user_id, 'job_id', a.job_id, 'payout_id', a.payout_id, 'amount', e.amount::text
        ) order by e.id) as legs
      from ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id
    ) l
    order by t.id
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    legs: row.legs.map((leg) => ({ ...leg, amount: BigInt(leg.amount) })),
  }));
}

export type OwnEntry = {
  id: bigint;
  at: Date;
  word: string;
  kind: 'escrow' | 'talent-payable' | 'hunter-payback' | 'payout-in-flight' | 'refund-in-flight';
  job_id: string | null;
  payout_id: string | null;
  amount: bigint;
};

/**
 * Every entry on the accounts of a person and on the escrows of the person's jobs as a hunter, in the order of the ledger, up to
 * but not including the first one written after `until`.
 */
export async function entriesOf(db: Read, userId: string, until: Date): Promise<OwnEntry[]> {
  const { rows } = await sql<OwnEntry>`
    select e.id, t.at, t.word, a.kind, a.job_id, a.payout_id, e.amount
    from (
      select id, kind, job_id, payout_id
      from ledger_accounts
      where user_id = ${userId} and kind in ('talent-payable', 'hunter-payback', 'payout-in-flight', 'refund-in-flight')
      union all
      select a.id, a.kind, a.job_id, a.payout_id
      from jobs j
      join ledger_accounts a on a.job_id = j.id and a.kind = 'escrow'
      where j.hunter_id = ${userId}
    ) a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    order by e.id
  `.execute(db);
  const end = rows.findIndex((row) => row.at > until);
  return end === -1 ? rows : rows.slice(0, end);
}

export type MonthTotal = { month: string; earned: bigint; withdrawn: bigint };

/** What a talent earned and withdrew (as banks confirmed), by calendar month in Africa/Lagos, starting with the month `from`. */
export async function monthsOf(db: Read, userId: string, from: string): Promise<MonthTotal[]> {
  const { rows } = await sql<MonthTotal>`
    select to_char(t.at at time zone 'Africa/Lagos', 'YYYY-MM') as month,
      coalesce(sum(e.amount) filter (
        where a.kind = 'talent-payable' and t.word in (${literals(divisionWords)})
      ), 0)::bigint as earned,
      coalesce(-sum(e.amount) filter (
        where a.kind = 'payout-in-flight' and t.word = 'settle-payout' and p.side = 'talent'
      ), 0)::bigint as withdrawn
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    left join payouts p on p.id = a.payout_id and p.status = 'success'
    where a.user_id = ${userId} and a.kind in ('talent-payable', 'payout-in-flight')
      and t.at >= (${`${from}-01`}::date)::timestamp at time zone 'Africa/Lagos'
    group by 1
  `.execute(db);
  return rows;
}

export type PaybackRow = {
  job_id: string;
  at: Date;
  word: string;
  amount: bigint;
  /** What is left of it in the payback. */
  balance: bigint;
  status: EarningStatus;
};

/** Jobs that credited the hunter's payback, newest first, older than the job `after`. */
export async function paybacksOf(
  db: Read,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<PaybackRow[]> {
  const { rows } = await sql<PaybackRow>`
    select a.job_id, c.at, c.word, c.amount, a.balance, ${moneyStatus(sql`a`)} as status
    from ledger_accounts a
    cross join lateral (
      select (array_agg(t.at order by t.id))[1] as at, (array_agg(t.word order by t.id desc))[1] as word,
        sum(e.amount)::bigint as amount
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      where e.account_id = a.id
        and t.word in (${literals(divisionWords)},
          'return-payment', 'give-from-suspense')
    ) c
    where a.user_id = ${userId} and a.kind = 'hunter-payback' and c.amount > 0
      and (${after}::uuid is null or a.job_id < ${after})
    order by a.job_id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Status of a credited account `a`: pending while its job has frozen money, available with a balance, sent while in flight; of a talent's
 * lost when a bank took it back and none was paid out; else paid.
 */
function moneyStatus(a: RawBuilder<unknown>): RawBuilder<EarningStatus> {
  return sql`case
    when exists (
      select from ledger_accounts f where f.job_id = ${a}.job_id and f.kind = 'chargeback-frozen' and f.balance > 0
    ) then 'pending'
    when ${a}.balance > 0 then 'available'
    when ${hasPayout(a, unfinishedStatuses)} or exists (
      select from ledger_accounts r
      where r.job_id = ${a}.job_id and r.user_id = ${a}.user_id and r.kind = 'refund-in-flight' and r.balance > 0
        and ${a}.kind = 'hunter-payback'
    ) then 'sent'
    when ${a}.kind = 'talent-payable' and not ${hasPayout(a, ['success'])} and exists (
      select from chargebacks c where c.job_id = ${a}.job_id and c.status in (${literals(lostStatuses)})
    ) then 'lost'
    else 'paid'
  end`;
}

/** SQL: true when a payout in one of these statuses took money from the account `a`. */
function hasPayout(a: RawBuilder<unknown>, statuses: readonly PayoutStatus[]): RawBuilder<boolean> {
  return sql`exists (
    select from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id and t.word = 'start-payout'
    join payouts p on p.id = ${startedPayout}::uuid
    where e.account_id = ${a}.id and p.status in (${literals(statuses)})
  )`;
}

/** SQL for other modules' columns: status of the money that a job credited to this talent; null when it credited nothing. */
export function earningStatus(userId: string, jobId: RawBuilder<unknown>): RawBuilder<EarningStatus | null> {
  return sql`(
    select ${moneyStatus(sql`a`)}
    from ledger_accounts a
    where a.job_id = ${jobId} and a.user_id = ${userId} and a.kind = 'talent-payable'
  )`;
}

/** SQL for other modules' columns: status of a person's newest payout that took money from a job, alone or with other jobs. */
export function newestPayout(jobId: RawBuilder<unknown>, userId: string): RawBuilder<PayoutStatus | null> {
  return sql`(
    select p.status
    from ${payoutEntries}
    where a.job_id = ${jobId} and a.user_id = ${userId}::uuid
    order by p.id desc
    limit 1
  )`;
}

/** SQL for other modules' columns: kobo of a job's money that banks confirmed, by side: its part of each payout, and refunds to the payer. */
export function paidOut(jobId: RawBuilder<unknown>): RawBuilder<Partial<Record<Side, number>>> {
  return sql`(
    select coalesce(json_object_agg(paid.side, paid.total), '{}')
    from (
      select one.side, sum(one.amount)::bigint as total
      from (
        select p.side, -e.amount as amount
        from ${payoutEntries}
        where a.job_id = ${jobId} and p.status = 'success'
        union all
        select 'hunter', r.amount from refunds r where r.job_id = ${jobId} and r.status = 'processed'
      ) one
      group by one.side
    ) paid
  )`;
}

/** What each payout `p` took from an account `a` of one job, read from the entries: a payout of several jobs names none itself. */
const payoutEntries = sql`
  ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id and t.word = 'start-payout'
  join payouts p on p.id = ${startedPayout}::uuid
`;
