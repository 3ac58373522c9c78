/** Invariants that compare the ledger with other records: payments, payouts, refunds, policies, the order of time, waits, and operators. */
import { type RawBuilder, sql } from 'kysely';
import { orderActs } from '#contract/acts/all.ts';

export type Invariant = { id: string; property: string; violations: RawBuilder<{ what: string }> };

/** For each payout, how often each kind of transaction was posted for it. */
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

export const crossChecks: readonly Invariant[] = [
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
          -- bigint: the divisions below of a plain sum would keep the fraction of a kobo that the fee leaves out
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
        -- the fee is due on the price less the part of the hunter, and less what a delayed hunter gave up to the talent
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
          sum(e.amount) filter (where t.word not in ('start-payout', 'return-payout', 'return-settled-payout', 'start-refund', 'return-refund')) as credited,
          sum(e.amount) as left_over
        from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        join ledger_transactions t on t.id = e.transaction_id
        where a.kind in ('talent-payable', 'hunter-payback')
        group by 1, 2
      ) b
      full join (
        select user_id, side, sum(amount) as taken
        from (
          select user_id, side, amount from payouts where status not in ('failed', 'reversed')
          union all
          select user_id, 'hunter', amount from refunds where user_id is not null and status <> 'failed'
        ) out
        group by 1, 2
      ) p on p.user_id = b.user_id and p.side = b.side
      where coalesce(b.credited, 0) <> coalesce(b.left_over, 0) + coalesce(p.taken, 0)
    `,
  },
  {
    id: 'I30',
    // Two processes read two clocks: a difference of minutes is no violation, and no amount depends on it.
    property:
      'nothing is posted before what caused it: no end before its funding, no payout before its start',
    violations: sql`
      select 'transaction ' || late.id as what
      from ledger_transactions late
      join ledger_transactions early on early.at > late.at + interval '5 minutes' and (
        early.word = 'fund-escrow' and early.job_id = late.job_id
          and late.word in ('release-escrow', 'cancel-escrow', 'decide-escrow', 'divide-charged-back')
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
  {
    id: 'I38',
    property: 'no operator acted on money, a dispute or an account of their own',
    violations: sql`
      select 'line ' || l.id || ' of the log: ' || l.act as what
      from operator_log l
      where l.operator_id in (
        ${partiesOf({ act: sql`l.act`, about: sql`l.about_id`, jobId: sql`(l.after ->> 'job_id')` })}
      )
    `,
  },
];

export const paybackRefunds: Invariant = {
  id: 'I43',
  property:
    'payback goes back once, to whoever paid for that order, and never more of a payment than was paid',
  violations: sql`
    select 'refund ' || r.id as what
    from refunds r
    left join payments p on p.reference = r.reference
    where r.user_id is not null and (p.hunter_id, p.job_id) is distinct from (r.user_id, r.job_id)
    union all
    select 'refund ' || r.id || ' is ' || r.status
    from refunds r
    left join ledger_transactions t on t.idempotency_key in ('start-refund:' || r.id, 'settle-refund:' || r.id, 'return-refund:' || r.id)
    group by r.id
    having count(t.id) filter (where t.word = 'start-refund') <> 1
      or count(t.id) filter (where t.word = 'settle-refund') <> case r.status when 'processed' then 1 else 0 end
      or count(t.id) filter (where t.word = 'return-refund') <> case r.status when 'failed' then 1 else 0 end
    union all
    select 'payment ' || p.reference
    from payments p
    join refunds r on r.reference = p.reference and r.status <> 'failed'
    group by p.id
    having sum(r.amount) > p.amount
  `,
};

/** As in the operators' log: the action, what it is about, and the order that it also names; each as text. */
export type Action = { act: RawBuilder<string>; about: RawBuilder<string>; jobId: RawBuilder<string | null> };

/**
 * SQL for the ids of the people that an action is about: both parties of the order, the owner of the payout, or the
 * person. No rows for actions that touch neither money nor people.
 */
export function partiesOf({ act, about, jobId }: Action): RawBuilder<string> {
  const idOf = (noun: string) => sql`case when split_part(${act}, '.', 1) = ${noun} then ${about}::uuid end`;
  const found = sql`select f.reference from reconciliation_findings f where f.id = ${idOf('finding')}`;
  return sql`
    select unnest(array[j.hunter_id, j.talent_id])
    from (
      select ${jobId}::uuid as id
      union all
      select d.job_id from disputes d where d.id = ${idOf('dispute')}
      union all
      select c.job_id from chargebacks c where c.id = ${idOf('chargeback')}
      union all
      select c.job_id from (${found}) f join chargebacks c on c.provider_id = f.reference
      union all
      select p.job_id
      from (
        select ${about} as reference union all select r.reference from refunds r where r.id = ${idOf('refund')} union all ${found}
      ) paid
      join payments p on p.reference = paid.reference
    ) named
    join jobs j on j.id = named.id
    union all
    select p.user_id from payouts p where p.id = ${idOf('payout')}
    union all
    select p.user_id from (${found}) f join payouts p on p.reference = f.reference
    union all
    select ${idOf('person')}
  `;
}

/** The acts that begin or end time spent waiting. */
const WAITING = Object.entries(orderActs).flatMap(([verb, act]) => ('waits' in act ? [`job.${verb}`] : []));

/** Numbers the spans that began in the same millisecond, so that each is distinct: two acts on one order can fall into it. */
function numbered(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select s.*, row_number() over (partition by job_id, kind, round, from_at order by id) as nth from (${spans}) s
  `;
}

export const waits: Invariant = {
  id: 'I39',
  property: 'the time that an order waited is what its history says',
  violations: sql`
    select distinct 'job ' || coalesce(w.job_id, h.job_id) as what
    from (${numbered(sql`select * from waits`)}) w
    full join (${numbered(sql`
      select *
      from (
        select e.id, e.about_id as job_id, e.at as from_at, lead(e.at) over story as until_at,
          count(*) filter (where e.name = 'job.submit') over story as round,
          case e.name
            when 'job.dispute' then 'dispute'
            when 'job.request-extension' then 'extension'
            when 'job.submit' then 'answer'
            when 'job.withdraw-dispute' then
              case when count(*) filter (where e.name = 'job.submit') over story
                > count(*) filter (where e.name in ('job.decline', 'job.accept')) over story then 'answer' end
          end as kind
        from events e
        where e.about_kind = 'job' and e.name = any(${WAITING}::text[])
        window story as (partition by e.about_id order by e.id)
      ) steps
      where kind is not null
    `)}) h on (h.job_id, h.kind, h.round, h.from_at, h.nth) = (w.job_id, w.kind, w.round, w.from_at, w.nth)
    where w.job_id is null or h.job_id is null or w.until_at is distinct from h.until_at
  `,
};
