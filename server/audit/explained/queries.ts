/** How much of the money that ever moved is explained by a payment, an order, a payout or a refund of its own. In kobo. */
import { sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';

/** `moved`: the total that all transactions credited; `unexplained`: the transactions that no record confirms. */
export type Explained = {
  transactions: number;
  moved: bigint;
  explained: bigint;
  /** The part of `moved` that is held in suspense, because it fits no order. */
  suspense: bigint;
  unexplained: { transaction: bigint; word: string; amount: bigint }[];
};

/**
 * A transaction is explained when its legs sum to zero and the record it refers to confirms its amount: the payment
 * that was received, the order that ended, the payout or refund that began and ended. Money held in suspense is
 * unexplained as long as any of it is held.
 */
export async function explainMoney(db: Read): Promise<Explained> {
  const rows = await readTransactions(db);
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  const bad = rows.filter(({ good }) => !good);
  const moved = sum(rows.map(({ amount }) => amount));
  return {
    transactions: rows.length,
    moved,
    explained: moved - sum(bad.map(({ amount }) => amount)),
    suspense: sum(rows.map(({ suspense }) => suspense)),
    unexplained: bad.map(({ id, word, amount }) => ({ transaction: id, word, amount })),
  };
}

type Row = { id: bigint; word: string; amount: bigint; suspense: bigint; good: boolean };

/** SQL cases that confirm a movement `m` of a chargeback. */
const CHARGEBACK_WORDS = sql`
        when 'divide-charged-back' then exists (
          select from jobs j
          join chargebacks c on c.job_id = j.id and c.status in ('lost', 'expired')
          where j.id::text = m.name and j.status = 'cancelled')
        when 'freeze-chargeback' then exists (
          select from chargebacks c
          left join chargebacks o on o.id::text = split_part(m.name, ':', 2) and o.reference = c.reference and o.ended_at is not null
          where c.id::text = split_part(m.name, ':', 1) and (m.name = c.id::text or o.id is not null))
        when 'unfreeze-chargeback' then exists (
          select from chargebacks c
          join ledger_accounts a on a.key = 'chargeback-frozen:' || c.id
          join ledger_entries e on e.account_id = a.id
          join ledger_transactions f on f.id = e.transaction_id and f.word = 'freeze-chargeback'
          where c.id::text = m.name and c.ended_at is not null
          having sum(e.amount) = m.in_flight)
        when 'lose-chargeback' then exists (
          select from chargebacks c
          where c.id::text = m.name and c.status in ('lost', 'expired') and c.amount = m.amount)
`;

/** Reads every transaction, and whether the record it refers to confirms it. */
async function readTransactions(db: Read): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with movements as (
      select t.id, t.word, t.idempotency_key as key, t.job_id, substr(t.idempotency_key, strpos(t.idempotency_key, ':') + 1) as name,
        coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as amount,
        coalesce(sum(e.amount), 0) = 0 and count(e.id) > 1 as balanced,
        coalesce(-sum(e.amount) filter (where a.kind = 'escrow'), 0)::bigint as released,
        coalesce(sum(e.amount) filter (where a.kind in ('escrow', 'hunter-payback', 'suspense')), 0)::bigint as received,
        coalesce(sum(abs(e.amount)) filter (where a.kind in ('payout-in-flight', 'refund-in-flight', 'chargeback-frozen')), 0)::bigint as in_flight,
        coalesce(sum(a.balance) filter (where a.kind = 'suspense'), 0)::bigint as suspense
      from ledger_transactions t
      left join ledger_entries e on e.transaction_id = t.id
      left join ledger_accounts a on a.id = e.account_id
      group by t.id
    )
    select m.id, m.word, m.amount,
      case when m.word = 'hold-in-suspense' then m.suspense else 0 end as suspense,
      m.balanced and case m.word
        when 'fund-escrow' then exists (
          select from payments p where p.job_id::text = m.name and p.status = 'funded' and p.amount = m.received)
        when 'return-payment' then exists (
          select from payments p where p.reference = m.name and p.status = 'returned' and p.amount = m.received)
        when 'hold-in-suspense' then m.suspense = 0
        when 'give-from-suspense' then exists (
          select from ledger_transactions h where h.idempotency_key = 'hold-in-suspense:' || m.name)
        when 'release-escrow' then exists (
          select from jobs j where j.id::text = m.name and j.status = 'accepted' and j.price = m.released)
        when 'cancel-escrow' then exists (
          select from jobs j where j.id::text = m.name and j.status = 'cancelled' and j.price = m.released)
        when 'decide-escrow' then exists (
          select from jobs j
          where j.id::text = m.name and j.status in ('accepted', 'cancelled') and j.price = m.released)
        ${CHARGEBACK_WORDS}
        when 'start-payout' then exists (
          select from payouts p where p.id::text = m.name and p.amount = m.in_flight)
        when 'settle-payout' then exists (
          select from payouts p
          where p.id::text = m.name and p.status in ('success', 'reversed') and p.amount = m.in_flight)
        when 'return-payout' then exists (
          select from payouts p
          where p.id::text = m.name and p.status in ('failed', 'reversed') and p.amount = m.in_flight)
        when 'return-settled-payout' then exists (
          select from payouts p where p.id::text = m.name and p.status = 'reversed')
        when 'start-refund' then exists (
          select from refunds r where r.id::text = m.name and r.amount = m.in_flight)
        when 'settle-refund' then exists (
          select from refunds r where r.id::text = m.name and r.status = 'processed' and r.amount = m.in_flight)
        when 'return-refund' then exists (
          select from refunds r where r.id::text = m.name and r.status = 'failed' and r.amount = m.in_flight)
        else false
      end as good
    from movements m
    order by m.id
  `.execute(db);
  return rows;
}

/** A percentage with two decimals, rounded down: `100.00` when `part` is all of `whole`, or `whole` is 0. */
export function percentOf(part: bigint, whole: bigint): string {
  const basisPoints = whole === 0n ? 10_000n : (part * 10_000n) / whole;
  return `${basisPoints / 100n}.${String(basisPoints % 100n).padStart(2, '0')}`;
}
