/** Money invariants that set the book against its witnesses: payments, payouts, refunds, policies and the order of time. */
import { type RawBuilder, sql } from 'kysely';

export type Invariant = { id: string; property: string; violations: RawBuilder<{ what: string }> };

/** What is posted of a payout, as far as it came: `expected` holds how often each word has to stand there. */
const PAYOUT_WORDS = sql`
  select p.id, p.status,
    count(t.id) filter (where t.word = 'start-payout') as started,
    count(t.id) filter (where t.word = 'settle-payout') as settled,
    count(t.id) filter (where t.word in ('return-payout', 'return-settled-payout')) as returned,
    coalesce(bool_or(t.word = 'return-settled-payout'), false) as came_back
  from payouts p
  left join ledger_transactions t
    on t.idempotency_key in ('start-payout:' || p.id, 'settle-payout:' || p.id, 'return-payout:' || p.id)
  group by p.id
`;

export const witnesses: readonly Invariant[] = [
  {
    id: 'I17',
    property: 'a payout is put back exactly once when it failed or came back, and never when it was paid',
    violations: sql`
      select 'payout ' || id || ' is ' || status as what
      from (${PAYOUT_WORDS}) w
      where started <> 1
        or returned <> case when status in ('failed', 'reversed') then 1 else 0 end
        or settled <> case when status = 'success' or came_back then 1 else 0 end
        or (came_back and status <> 'reversed')
    `,
  },
  {
    id: 'I23',
    property: 'the fees of an order are those of the policy that was stored with its agreement',
    violations: sql`
      select 'job ' || b.job_id as what
      from (
        select t.job_id, t.word,
          -- whole kobo: of sums, a division would keep the fraction that the fee leaves out
          coalesce(sum(e.amount) filter (where a.kind = 'platform-fee'), 0)::bigint as fee,
          coalesce(sum(e.amount) filter (where a.kind = 'hunter-payback'), 0)::bigint as hunter
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.word in ('release-escrow', 'cancel-escrow')
        group by t.job_id, t.word
      ) b
      join jobs j on j.id = b.job_id
      join fee_policies p on p.id = j.policy_id
      where case b.word
        -- the earned part is the price less what went back, and less what a late hunter gave up of it
        when 'release-escrow' then b.fee not in (
          (j.price - b.hunter) * p.service_fee_bp / 10000,
          (j.price - b.hunter - j.price * p.delay_deduction_bp / 10000) * p.service_fee_bp / 10000
        )
        else b.fee not in (0, j.price * p.cancellation_fee_bp / 10000)
      end
    `,
  },
  {
    id: 'I26',
    property: 'what a person was credited is to be withdrawn, on its way or paid out, and no more than that',
    violations: sql`
      select coalesce(b.side, p.side) || ' ' || coalesce(b.user_id, p.user_id) as what
      from (
        select a.user_id, case a.kind when 'talent-payable' then 'talent' else 'hunter' end as side,
          sum(e.amount) filter (where t.word not in ('start-payout', 'return-payout', 'return-settled-payout')) as credited,
          sum(e.amount) as left_over
        from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        join ledger_transactions t on t.id = e.transaction_id
        where a.kind in ('talent-payable', 'hunter-payback')
        group by 1, 2
      ) b
      full join (
        select user_id, side, sum(amount) as taken
        from payouts
        where status not in ('failed', 'reversed')
        group by 1, 2
      ) p on p.user_id = b.user_id and p.side = b.side
      where coalesce(b.credited, 0) <> coalesce(b.left_over, 0) + coalesce(p.taken, 0)
    `,
  },
  {
    id: 'I30',
    // Two processes read two clocks: minutes are no finding, and no amount depends on them.
    property:
      'nothing is posted before what caused it: no end before its funding, no payout before its start',
    violations: sql`
      select 'transaction ' || late.id as what
      from ledger_transactions late
      join ledger_transactions early on early.at > late.at + interval '5 minutes' and (
        early.word = 'fund-escrow' and early.job_id = late.job_id
          and late.word in ('release-escrow', 'cancel-escrow', 'decide-escrow')
        or early.word = 'start-payout' and late.word in ('settle-payout', 'return-payout', 'return-settled-payout')
          and split_part(early.idempotency_key, ':', 2) = split_part(late.idempotency_key, ':', 2)
      )
    `,
  },
  {
    id: 'I32',
    property: 'every transaction names its cause, and every end at the provider has one transaction',
    violations: sql`
      select 'transaction ' || id as what from ledger_transactions where cause = '' or actor = ''
      union all
      select 'payment ' || p.reference
      from payments p
      where p.status in ('funded', 'returned', 'suspense') and not exists (
        select from ledger_transactions t
        where t.idempotency_key = case p.status
          when 'funded' then 'fund-escrow:' || p.job_id
          when 'returned' then 'return-payment:' || p.reference
          else 'hold-in-suspense:' || p.reference
        end
      )
      union all
      select 'refund ' || r.id
      from refunds r
      where r.status in ('processed', 'failed') and not exists (
        select from ledger_transactions t
        where t.idempotency_key = case r.status when 'processed' then 'settle-refund:' else 'return-refund:' end || r.id
      )
    `,
  },
];
