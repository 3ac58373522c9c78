/** The money invariants as database queries: each returns what violates it, normally nothing. */
import { sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';
import { chargebackInvariants } from './chargebacks/queries.ts';
import { crossChecks, type Invariant, paybackRefunds, waits } from './cross-checks/queries.ts';

export type Violation = { invariant: string; property: string; what: string };

const LIABILITIES = sql`('escrow', 'talent-payable', 'hunter-payback', 'payout-in-flight', 'refund-in-flight', 'chargeback-frozen', 'platform-fee', 'suspense')`;

export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    property: 'every transaction sums to zero',
    violations: sql`
      select 'transaction ' || transaction_id as what
      from ledger_entries group by transaction_id having sum(amount) <> 0 or count(*) < 2
    `,
  },
  {
    id: 'I2',
    property: 'all entries sum to zero',
    violations: sql`select 'the book is off by ' || sum(amount) as what from ledger_entries having sum(amount) <> 0`,
  },
  {
    id: 'I3',
    property: 'the kept balance equals the entries',
    violations: sql`
      select a.key as what
      from ledger_accounts a
      left join ledger_entries e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)
    `,
  },
  {
    id: 'I4',
    property: 'the escrow of a job is never negative and never above the price paid for it',
    violations: sql`
      select r.key as what
      from (
        select a.key, a.job_id, sum(e.amount) over (partition by a.id order by e.id) as running
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.kind = 'escrow'
      ) r
      join jobs j on j.id = r.job_id
      where r.running < 0 or r.running > j.price
    `,
  },
  {
    id: 'I5',
    property: 'no liability was negative at any point of the journal',
    violations: sql`
      select distinct r.key as what
      from (
        select a.key, sum(e.amount) over (partition by a.id order by e.id) as running
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.kind in ${LIABILITIES}
      ) r
      where r.running < 0
    `,
  },
  {
    id: 'I6',
    property: 'per job, what was paid in is held, owed, paid out or earned, to the kobo',
    violations: sql`
      select 'job ' || t.job_id as what
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where t.word in ('release-escrow', 'cancel-escrow', 'decide-escrow')
      group by t.job_id
      having -sum(e.amount) filter (where a.kind = 'escrow')
        <> (select j.price from jobs j where j.id = t.job_id)
        or sum(e.amount) filter (where a.kind <> 'escrow')
        <> (select j.price from jobs j where j.id = t.job_id)
    `,
  },
  {
    id: 'I7',
    property: 'our money at the provider equals what we owe and earned less what it charged',
    violations: sql`
      select 'clearing is off by ' || sum(amount) as what
      from (
        select
          case word
            when 'receipt' then amount - fee
            else -(amount + fee)
          end as amount
        from (
          select 'receipt' as word, amount, coalesce(provider_fee, 0) as fee from payments where status in ('funded', 'returned')
          union all
          select 'transfer', amount, coalesce(provider_fee, 0) from payouts where status = 'success'
          union all
          select 'transfer', 0, coalesce(provider_fee, 0) from payouts where status = 'reversed'
          union all
          select 'transfer', amount, 0 from refunds where status = 'processed'
          union all
          select 'transfer', amount, 0 from chargebacks where status in ('lost', 'expired')
        ) movements
        union all
        select balance from ledger_accounts where kind = 'provider-clearing'
        union all
        select -e.amount
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'provider-clearing'
        where t.word = 'hold-in-suspense'
      ) parts
      having sum(amount) <> 0
    `,
  },
  {
    id: 'I11',
    property: 'a job is funded at most once; every other success is in the payback of its hunter',
    violations: sql`
      select 'job ' || p.job_id as what
      from payments p
      group by p.job_id having count(*) filter (where p.status = 'funded') > 1
      union all
      select 'payment ' || p.reference
      from payments p
      where p.status = 'returned' and not exists (
        select 1 from ledger_transactions t where t.idempotency_key = 'return-payment:' || p.reference
      )
    `,
  },
  {
    id: 'I12',
    property: 'the escrow was funded with the price of the accepted bid',
    violations: sql`
      select 'job ' || t.job_id as what
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'escrow'
      join jobs j on j.id = t.job_id
      join bids b on b.id = j.bid_id
      where t.word = 'fund-escrow' and (e.amount <> b.price or j.price <> b.price)
    `,
  },
  {
    id: 'I13',
    property: 'a job is released, cancelled or decided, at most once',
    violations: sql`
      select 'job ' || job_id as what
      from ledger_transactions
      where word in ('release-escrow', 'cancel-escrow', 'decide-escrow', 'divide-charged-back')
      group by job_id having count(*) > 1
    `,
  },
  {
    id: 'I14',
    property: 'no more was paid out of a job, or sent back, than was credited; at most one live payout each',
    violations: sql`
      select 'job ' || p.job_id as what
      from (
        select job_id, user_id, side, amount, status in ('failed', 'reversed') as came_back,
          status in ('new', 'sending', 'unknown', 'pending') as is_live
        from payouts
        where job_id is not null
        union all
        select job_id, user_id, 'hunter', amount, status = 'failed', false from refunds where job_id is not null
      ) p
      group by p.job_id, p.user_id, p.side
      having count(*) filter (where p.is_live) > 1
        or coalesce(sum(p.amount) filter (where not p.came_back), 0) > coalesce((
          select sum(e.amount)
          from ledger_accounts a
          join ledger_entries e on e.account_id = a.id
          join ledger_transactions t on t.id = e.transaction_id
          where a.job_id = p.job_id and a.user_id = p.user_id
            and a.kind = case p.side when 'talent' then 'talent-payable' else 'hunter-payback' end
            and t.word in ('release-escrow', 'cancel-escrow', 'decide-escrow', 'divide-charged-back', 'return-payment',
              'give-from-suspense')
        ), 0)
    `,
  },
  {
    id: 'I37',
    property: 'the money of a refund is in flight exactly while the refund is under way',
    violations: sql`
      select 'refund ' || r.id as what
      from refunds r
      left join ledger_accounts a on a.key = 'refund-in-flight:' || r.id
      where coalesce(a.balance, 0) <> case when r.status in ('processed', 'failed') then 0 else r.amount end
    `,
  },
  paybackRefunds,
  {
    id: 'I27',
    property: 'the payback a hunter sees is the balance of the payback accounts: entries in less payouts out',
    violations: sql`
      select 'hunter ' || user_id as what
      from ledger_accounts
      where kind = 'hunter-payback'
      group by user_id
      having sum(balance) <> coalesce((
        select sum(e.amount)
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.kind = 'hunter-payback' and a.user_id = ledger_accounts.user_id
      ), 0)
    `,
  },
  {
    id: 'I33',
    property: 'nobody is both parties of a job; a payout goes to a party',
    violations: sql`
      select 'job ' || id as what from jobs where hunter_id = talent_id
      union all
      select 'payout ' || p.id
      from payouts p
      join jobs j on j.id = p.job_id
      where p.user_id <> case p.side when 'hunter' then j.hunter_id else j.talent_id end
    `,
  },
  {
    id: 'I35',
    property:
      'a dispute that ended in money divided exactly what was decided, with the fee of the agreement, and no other',
    violations: sql`
      select 'job ' || coalesce(d.job_id, b.job_id) as what
      from (
        select d.job_id, d.gross, j.price, d.gross * p.service_fee_bp / 10000 as fee
        from disputes d
        join jobs j on j.id = d.job_id
        join fee_policies p on p.id = j.policy_id
        where d.gross is not null
      ) d
      full join (
        select t.job_id,
          coalesce(sum(e.amount) filter (where a.kind = 'talent-payable'), 0) as talent,
          coalesce(sum(e.amount) filter (where a.kind = 'hunter-payback'), 0) as hunter,
          coalesce(sum(e.amount) filter (where a.kind = 'platform-fee'), 0) as fee
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.word = 'decide-escrow'
        group by t.job_id
      ) b on b.job_id = d.job_id
      where (b.fee, b.talent, b.hunter) is distinct from (d.fee, d.gross - d.fee, d.price - d.gross)
    `,
  },
  {
    id: 'I36',
    property: 'an order is disputed exactly while a dispute of it is open',
    violations: sql`
      select 'job ' || coalesce(d.job_id, j.id) as what
      from (select job_id from disputes where ended_at is null) d
      full join (select id from jobs where status = 'disputed') j on j.id = d.job_id
      where d.job_id is null or j.id is null
    `,
  },
  waits,
  ...chargebackInvariants,
  ...crossChecks,
];

/** Checks every invariant. An empty list means that every kobo is explained. */
export async function auditMoney(db: Read): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { id, property, violations } of invariants) {
    const { rows } = await violations.execute(db);
    found.push(...rows.map((row) => ({ invariant: id, property, what: row.what })));
  }
  return found;
}

/** What the provider's own records say of one transfer reference; `status` when it is known. */
export type ProviderTransfer = { reference: string; accepted: number; amount: bigint; status?: string };

/** Statuses of transfers that the provider still has to pay, or has paid. */
const ALIVE = ['pending', 'otp', 'success'];

/**
 * I15: per payout the provider saw one reference, and accepted it at most once. I16: a payout is called failed only by the
 * provider's own word.
 */
export async function auditTransfers(db: Read, book: readonly ProviderTransfer[]): Promise<Violation[]> {
  const { rows } = await sql<{
    reference: string;
    amount: bigint;
    status: string;
  }>`select reference, amount, status from payouts`.execute(db);
  const ours = new Map(rows.map((row) => [row.reference, row]));
  const say = (invariant: string, property: string) => (one: ProviderTransfer) => ({
    invariant,
    property,
    what: `transfer ${one.reference}`,
  });
  return [
    ...book
      .filter((one) => one.accepted > 1 || ours.get(one.reference)?.amount !== one.amount)
      .map(say('I15', 'per payout the provider saw at most one reference and accepted it once')),
    ...book
      .filter((one) => ['failed', 'reversed'].includes(ours.get(one.reference)?.status ?? ''))
      .filter((one) => one.status !== undefined && ALIVE.includes(one.status))
      .map(say('I16', 'a payout ends as failed only when the provider said so')),
  ];
}
