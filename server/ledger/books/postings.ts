/** Postings for money in suspense and for refunds to the payer. In kobo. */
import type { Write } from '#server/core/db/database.ts';
import { type Account, hunterPayback, providerClearing, refundInFlight, suspense } from '../accounts.ts';
import { post } from '../post.ts';
import type { PostingContext } from '../postings.ts';

type Owner = { jobId: string; hunterId: string };
/** A refund out of a payback has both `user_id` and `job_id`; without them it is out of suspense, under the reference. */
type RefundRef = {
  id: string;
  reference: string;
  amount: bigint;
  user_id: string | null;
  job_id: string | null;
};

/** T8: money in suspense turns out to be this hunter's and goes to their payback. */
export async function giveFromSuspense(
  tx: Write,
  reference: string,
  owner: Owner,
  amount: bigint,
  context: PostingContext,
): Promise<void> {
  await move(tx, `give-from-suspense:${reference}`, amount, context, {
    word: 'give-from-suspense',
    jobId: owner.jobId,
    from: suspense(reference),
    to: hunterPayback(owner.hunterId, owner.jobId),
  });
}

/** Moves the money of a refund out of suspense, or out of the payback, into flight. */
export async function startRefund(tx: Write, refund: RefundRef, context: PostingContext): Promise<void> {
  const { source, inFlight } = accountsOf(refund);
  await moveRefund(tx, 'start-refund', refund, context, { from: source, to: inFlight });
}

/** The payer has received the refund; the provider's charge for the payment stays our cost. */
export async function settleRefund(tx: Write, refund: RefundRef, context: PostingContext): Promise<void> {
  const { inFlight } = accountsOf(refund);
  await moveRefund(tx, 'settle-refund', refund, context, { from: inFlight, to: providerClearing });
}

/** The refund failed: its money goes back to where it came from. */
export async function returnRefund(tx: Write, refund: RefundRef, context: PostingContext): Promise<void> {
  const { source, inFlight } = accountsOf(refund);
  await moveRefund(tx, 'return-refund', refund, context, { from: inFlight, to: source });
}

function accountsOf({ id, reference, user_id, job_id }: RefundRef): { source: Account; inFlight: Account } {
  const owner = user_id !== null && job_id !== null ? { userId: user_id, jobId: job_id } : null;
  return {
    source: owner ? hunterPayback(owner.userId, owner.jobId) : suspense(reference),
    inFlight: refundInFlight(id, owner),
  };
}

function moveRefund(
  tx: Write,
  word: string,
  { id, amount, job_id }: RefundRef,
  context: PostingContext,
  way: { from: Account; to: Account },
): Promise<void> {
  return move(tx, `${word}:${id}`, amount, context, { word, jobId: job_id ?? undefined, ...way });
}

type Move = { word: string; jobId?: string | undefined; from: Account; to: Account };

async function move(
  tx: Write,
  key: string,
  amount: bigint,
  context: PostingContext,
  { word, jobId, from, to }: Move,
) {
  await post(tx, {
    word,
    key,
    jobId,
    ...context,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}
