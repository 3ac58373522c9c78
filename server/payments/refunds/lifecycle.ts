/** Moves a refund along its lifecycle (contract/lifecycles/refund.ts); a repeated word of the provider changes nothing. */
import { type Selectable, sql } from 'kysely';
import { type RefundVerb, refundLifecycle } from '#contract/lifecycles/refund.ts';
import type { Tx } from '#server/core/db.ts';
import { record } from '#server/core/events.ts';
import type { Refunds } from '#server/core/tables.gen.ts';
import { returnRefund, settleRefund } from '#server/ledger/books/postings.ts';
import type { Cause } from '#server/ledger/postings.ts';

type RefundRow = Selectable<Refunds>;

/**
 * Takes the step when the table allows it from the row's status, and posts its money; otherwise answers the row
 * unchanged. The row must be locked.
 */
export async function moveRefund(
  tx: Tx,
  refund: RefundRow,
  verb: RefundVerb,
  why: Cause,
  set: Partial<RefundRow> = {},
): Promise<RefundRow> {
  const step = refundLifecycle.find(
    (one) => one.verb === verb && (one.from as readonly string[]).includes(refund.status),
  );
  if (!step) return refund;
  if (step.verb === 'settle') {
    await settleRefund(tx, refund, refund.amount, why);
    await tell(tx, refund, why.at);
  }
  if (step.verb === 'fail') await returnRefund(tx, refund, refund.amount, why);
  return tx
    .updateTable('refunds')
    .set({ ...set, status: step.to, updated_at: why.at })
    .where('id', '=', refund.id)
    .where('status', '=', refund.status)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Paid = { job_id: string; title: string; hunter_id: string; currency: string | null };

/** The hunter of a payment of ours hears that it went back, once; of other money we know nobody. */
async function tell(tx: Tx, refund: RefundRow, at: Date): Promise<void> {
  const { rows } = await sql<Paid>`
    select p.job_id, j.title, p.hunter_id, h.currency
    from payments p
    join jobs j on j.id = p.job_id
    join users u on u.id = p.hunter_id and u.deleted_at is null
    left join held_receipts h on h.reference = p.reference
    where p.reference = ${refund.reference}
  `.execute(tx);
  const { reference } = refund;
  for (const { job_id, title, hunter_id, currency } of rows)
    await record(tx, {
      name: 'payment.refund',
      about: { kind: 'job', id: job_id },
      actor: { kind: 'provider', id: null },
      facts: {
        title,
        amount: String(refund.amount),
        currency: currency ?? 'NGN',
        user_id: hunter_id,
        reference,
      },
      at,
    });
}
