/** Moves a refund along its lifecycle (contract/lifecycles/refund.ts); a repeated word of the provider changes nothing. */
import type { Selectable } from 'kysely';
import { type RefundVerb, refundLifecycle } from '#contract/lifecycles/refund.ts';
import type { Tx } from '#server/core/db.ts';
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
  if (step.verb === 'settle') await settleRefund(tx, refund, refund.amount, why);
  if (step.verb === 'fail') await returnRefund(tx, refund, refund.amount, why);
  return tx
    .updateTable('refunds')
    .set({ ...set, status: step.to, updated_at: why.at })
    .where('id', '=', refund.id)
    .where('status', '=', refund.status)
    .returningAll()
    .executeTakeFirstOrThrow();
}
