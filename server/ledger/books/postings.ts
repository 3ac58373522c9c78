/** The words of money for what was in suspense: given to the hunter whose it is, or sent back to whoever paid. In kobo. */
import type { Write } from '#server/core/db/database.ts';
import { type Account, hunterPayback, providerClearing, refundInFlight, suspense } from '../accounts.ts';
import { post } from '../post.ts';
import type { Cause } from '../postings.ts';

type Owner = { jobId: string; hunterId: string };
type RefundRef = { id: string; reference: string };

/** T8: a receipt that nobody could be named for turns out to be this hunter's. */
export async function giveFromSuspense(
  tx: Write,
  reference: string,
  owner: Owner,
  amount: bigint,
  why: Cause,
): Promise<void> {
  await move(tx, `give-from-suspense:${reference}`, amount, why, {
    word: 'give-from-suspense',
    jobId: owner.jobId,
    from: suspense(reference),
    to: hunterPayback(owner.hunterId, owner.jobId),
  });
}

/** The money of a refund leaves suspense and is in flight. */
export async function startRefund(tx: Write, refund: RefundRef, amount: bigint, why: Cause): Promise<void> {
  await move(tx, `start-refund:${refund.id}`, amount, why, {
    word: 'start-refund',
    from: suspense(refund.reference),
    to: refundInFlight(refund.id),
  });
}

/** The payer has it; what the provider charged for the payment stays our cost. */
export async function settleRefund(tx: Write, refund: RefundRef, amount: bigint, why: Cause): Promise<void> {
  await move(tx, `settle-refund:${refund.id}`, amount, why, {
    word: 'settle-refund',
    from: refundInFlight(refund.id),
    to: providerClearing,
  });
}

/** A refund that failed: in suspense again. */
export async function returnRefund(tx: Write, refund: RefundRef, amount: bigint, why: Cause): Promise<void> {
  await move(tx, `return-refund:${refund.id}`, amount, why, {
    word: 'return-refund',
    from: refundInFlight(refund.id),
    to: suspense(refund.reference),
  });
}

type Move = { word: string; jobId?: string; from: Account; to: Account };

async function move(tx: Write, key: string, amount: bigint, why: Cause, { word, jobId, from, to }: Move) {
  await post(tx, {
    word,
    key,
    jobId,
    ...why,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}
