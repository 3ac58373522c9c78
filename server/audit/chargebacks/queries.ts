/** Invariants of escrows and chargebacks: what an order holds, what is frozen of it, and what was taken. */
import { sql } from 'kysely';
import type { Invariant } from '../cross-checks/queries.ts';

export const chargebackInvariants: readonly Invariant[] = [
  {
    id: 'I29',
    property: 'the status of a job agrees with its escrow',
    violations: sql`
      select 'job ' || j.id || ' is ' || j.status as what
      from jobs j
      left join ledger_accounts a on a.kind = 'escrow' and a.job_id = j.id
      left join lateral (
        select sum(e.amount) as taken
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = a.id and t.word in ('freeze-chargeback', 'unfreeze-chargeback', 'lose-chargeback')
      ) c on j.frozen_at is not null
      where coalesce(a.balance, 0) - coalesce(c.taken, 0)
        <> case when j.status in ('active', 'submitted', 'disputed') then j.price else 0 end
    `,
  },
  {
    id: 'I40',
    property: 'money is frozen exactly while its chargeback is open, and never more than is asked back',
    violations: sql`
      select 'chargeback ' || c.provider_id as what
      from chargebacks c
      join ledger_accounts a on a.key = 'chargeback-frozen:' || c.id
      where a.balance > c.amount or (c.ended_at is not null and a.balance <> 0)
        or (c.ended_at is null and not exists (
          select from ledger_entries e
          join ledger_transactions t on t.id = e.transaction_id
          where e.account_id = a.id and t.word = 'freeze-chargeback'
        ))
      union all
      select a.key
      from ledger_accounts a
      where a.kind = 'chargeback-frozen' and a.balance <> 0 and not exists (
        select from chargebacks c where a.key = 'chargeback-frozen:' || c.id and c.ended_at is null
      )
    `,
  },
  {
    id: 'I41',
    property: 'a chargeback took its amount once when it was lost, and nothing otherwise',
    violations: sql`
      select 'chargeback ' || c.provider_id as what
      from chargebacks c
      left join ledger_transactions t on t.idempotency_key = 'lose-chargeback:' || c.id
      left join ledger_entries e on e.transaction_id = t.id and e.account_id = (
        select id from ledger_accounts where kind = 'provider-clearing'
      )
      where coalesce(e.amount, 0) <> case when c.status in ('lost', 'expired') then c.amount else 0 end
    `,
  },
  {
    id: 'I42',
    property:
      'a running order is frozen exactly while a chargeback of it is open, and nothing ends it meanwhile',
    violations: sql`
      select 'job ' || j.id || ' is ' || j.status as what
      from jobs j
      where (j.frozen_at is not null) <> (j.status in ('active', 'submitted', 'disputed') and exists (
        select from chargebacks c where c.job_id = j.id and c.ended_at is null
      ))
    `,
  },
];
