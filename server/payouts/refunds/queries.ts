/** How much of a hunter's payback can be refunded to the payment it came from, and the refunds made. Amounts in kobo. */
import { sql } from 'kysely';
import { type RefundStatus, unfinishedStatuses } from '#contract/acts/statuses.ts';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { RefundOption, refunds } from '#contract/payouts/refunds.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import { literals } from '#server/core/db/values.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { progressOf } from '../queries.ts';

/** The provider's minimum refund, in kobo. */
const REFUND_MIN = 5_000n;

/** A payment that a payback can be refunded to; `left`: kobo not taken or claimed by refunds and chargebacks. */
export type RefundablePayment = {
  job_id: string;
  reference: string;
  channel: string | null;
  bank: string | null;
  ending: string | null;
  left: bigint;
};

/**
 * For each of these orders the payment to refund to: one that funded nothing comes first, then the one with most left. No
 * entry for an order whose refund is under way.
 */
export async function refundablePayments(
  db: Read,
  userId: string,
  jobIds: readonly string[],
): Promise<Map<string, RefundablePayment>> {
  const { rows } = await sql<RefundablePayment>`
    select distinct on (job_id) *
    from (
      select p.job_id, p.reference, p.channel, p.payer_bank as bank, p.payer_ending as ending, p.status, p.id,
        (p.amount - coalesce((
          select sum(r.amount) from refunds r where r.reference = p.reference and r.status <> 'failed'
        ), 0) - coalesce((
          select sum(c.amount) from chargebacks c where c.reference = p.reference and c.status <> 'won'
        ), 0))::bigint as "left"
      from payments p
      where p.job_id = any(${[...jobIds]}::uuid[]) and p.hunter_id = ${userId} and p.status in ('funded', 'returned')
    ) ways
    where "left" >= ${REFUND_MIN} and not exists (
      select from refunds r
      where r.job_id = ways.job_id and r.status in (${literals(unfinishedStatuses)})
    )
    order by job_id, status desc, "left" desc, id
  `.execute(db);
  return new Map(rows.map((row) => [row.job_id, row]));
}

/** Kobo that can go back: the smaller of the payback and what the payment has left; 0 below `REFUND_MIN`. */
export function refundableAmount(balance: bigint, { left }: Pick<RefundablePayment, 'left'>): bigint {
  const amount = balance < left ? balance : left;
  return amount < REFUND_MIN ? 0n : amount;
}

/** The offer to send money back, in naira; null when nothing can go back now. */
export function refundOffer(balance: bigint, payment: RefundablePayment | undefined): RefundOption | null {
  const amount = payment ? refundableAmount(balance, payment) : 0n;
  if (!payment || amount === 0n) return null;
  const { channel, bank, ending } = payment;
  return { amount: toNaira(amount), rest: toNaira(balance - amount), channel, bank, ending };
}

type Row = {
  id: string;
  job_id: string;
  title: string;
  amount: bigint;
  status: RefundStatus;
  failure: string | null;
  channel: string | null;
  bank: string | null;
  ending: string | null;
  created_at: Date;
  updated_at: Date;
};

export async function readRefunds(
  db: Read,
  where: ReturnType<typeof sql>,
  limit: number,
): Promise<Reply<typeof refunds.list>['refunds']> {
  const { rows } = await sql<Row>`
    select r.id, r.job_id, j.title, r.amount, r.status, r.failure, p.channel, p.payer_bank as bank,
      p.payer_ending as ending, r.created_at, r.updated_at
    from refunds r
    join jobs j on j.id = r.job_id
    join payments p on p.reference = r.reference
    where ${where}
    order by r.id desc
    limit ${limit}
  `.execute(db);
  return rows.map(({ failure, amount, created_at, updated_at, ...row }) => ({
    ...row,
    amount: toNaira(amount),
    progress: progressOf(row.status),
    needs_attention: row.status === 'pending' && failure === 'needs-attention',
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
}

export async function listRefunds(
  ctx: ReadCtx,
  { query }: { query: Query<typeof refunds.list> },
): Promise<Reply<typeof refunds.list>> {
  const rows = await readRefunds(
    ctx.db,
    sql`r.user_id = ${ctx.actor.userId} and ${older(query, sql`r.id`)}`,
    rowsToRead(query),
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, refunds: items, next };
}
