/** Every way in which money moves, each as a named posting (rule 3.13). All amounts in kobo. */
import { sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import type { Division } from '#contract/escrow/division.ts';
import type { Write } from '#server/core/db/database.ts';
import {
  type Account,
  escrow,
  gatewayFeeCost,
  holdKey,
  hunterPayback,
  payoutInFlight,
  platformFee,
  providerClearing,
  suspense,
  talentPayable,
  transferFeeCost,
} from './accounts.ts';
import { type Leg, post } from './post.ts';

/** Who and when, and the request or reference that caused it. */
export type PostingContext = { cause: string; actor: string; at: Date };
type Parties = { jobId: string; hunterId: string; talentId: string };

/** Posts money that the provider received for us into one account; the provider's charge for it is our cost. */
async function receive(
  tx: Write,
  receipt: { word: string; key: string; jobId?: string; into: Account; amount: bigint; charge: bigint },
  context: PostingContext,
): Promise<void> {
  const { into, amount, charge, ...name } = receipt;
  await post(tx, {
    ...name,
    ...context,
    legs: [
      { account: providerClearing, amount: charge - amount },
      { account: gatewayFeeCost, amount: -charge },
      { account: into, amount },
    ],
  });
}

/** T1: the escrow of the job holds its price. */
export async function fundEscrow(
  tx: Write,
  jobId: string,
  amount: bigint,
  charge: bigint,
  context: PostingContext,
): Promise<void> {
  const key = `fund-escrow:${jobId}`;
  await receive(tx, { word: 'fund-escrow', key, jobId, into: escrow(jobId), amount, charge }, context);
}

/** T7: a payment that can no longer fund the order goes to the hunter's payback. */
export async function returnPayment(
  tx: Write,
  payment: { reference: string; jobId: string; hunterId: string },
  amount: bigint,
  charge: bigint,
  context: PostingContext,
): Promise<void> {
  const { reference, jobId, hunterId } = payment;
  const key = `return-payment:${reference}`;
  const into = hunterPayback(hunterId, jobId);
  await receive(tx, { word: 'return-payment', key, jobId, into, amount, charge }, context);
}

/** T7: a receipt that matches nothing we asked for is held in suspense for an operator. */
export async function holdInSuspense(
  tx: Write,
  reference: string,
  amount: bigint,
  charge: bigint,
  context: PostingContext,
): Promise<void> {
  const key = holdKey(reference);
  await receive(tx, { word: 'hold-in-suspense', key, into: suspense(reference), amount, charge }, context);
}

/** T2: acceptance divides the escrow. */
export async function releaseEscrow(
  tx: Write,
  job: Parties,
  price: bigint,
  parts: Division,
  context: PostingContext,
): Promise<void> {
  await endEscrow(tx, 'release-escrow', job, price, parts, context);
}

/** T6: cancellation divides the escrow; the part of the charge that the hunter bears is recovered. */
export async function cancelEscrow(
  tx: Write,
  job: Parties,
  price: bigint,
  parts: Division,
  context: PostingContext,
): Promise<void> {
  await endEscrow(tx, 'cancel-escrow', job, price, parts, context);
}

/** T2 or T6 when a dispute is decided by an operator or settled by the two parties. */
export async function decideEscrow(
  tx: Write,
  job: Parties,
  price: bigint,
  parts: Division,
  context: PostingContext,
): Promise<void> {
  await endEscrow(tx, 'decide-escrow', job, price, parts, context);
}

/** Divides what a lost chargeback left of an escrow, in the same way as a decision. */
export async function divideChargedBack(
  tx: Write,
  job: Parties,
  rest: bigint,
  parts: Division,
  context: PostingContext,
): Promise<void> {
  await endEscrow(tx, 'divide-charged-back', job, rest, parts, context);
}

async function endEscrow(
  tx: Write,
  word: string,
  job: Parties,
  price: bigint,
  parts: Division,
  context: PostingContext,
) {
  await post(tx, {
    word,
    key: `${word}:${job.jobId}`,
    jobId: job.jobId,
    ...context,
    legs: [
      { account: escrow(job.jobId), amount: -price },
      { account: talentPayable(job.talentId, job.jobId), amount: parts.talent },
      { account: hunterPayback(job.hunterId, job.jobId), amount: parts.hunter },
      { account: platformFee, amount: parts.fee },
      { account: gatewayFeeCost, amount: parts.gateway },
    ],
  });
}

export type PayoutSource = { jobId: string; amount: bigint };
type PayoutRef = { payoutId: string; userId: string; jobId?: string | undefined };

/** T3: the money of a payout leaves the person's accounts and is in flight. */
export async function startPayout(
  tx: Write,
  payout: PayoutRef & { side: Side },
  sources: readonly PayoutSource[],
  context: PostingContext,
): Promise<void> {
  const own = payout.side === 'talent' ? talentPayable : hunterPayback;
  const total = sources.reduce((sum, source) => sum + source.amount, 0n);
  await post(tx, {
    word: 'start-payout',
    key: `start-payout:${payout.payoutId}`,
    jobId: payout.jobId,
    ...context,
    legs: [
      ...sources.map(
        (source): Leg => ({ account: own(payout.userId, source.jobId), amount: -source.amount }),
      ),
      { account: payoutInFlight(payout.payoutId, payout.userId), amount: total },
    ],
  });
}

/** T4: the bank confirmed the payout; the provider's charge for the transfer is our cost. */
export async function settlePayout(
  tx: Write,
  payout: PayoutRef,
  amount: bigint,
  charge: bigint,
  context: PostingContext,
): Promise<void> {
  await post(tx, {
    word: 'settle-payout',
    key: `settle-payout:${payout.payoutId}`,
    jobId: payout.jobId,
    ...context,
    legs: [
      { account: payoutInFlight(payout.payoutId, payout.userId), amount: -amount },
      { account: providerClearing, amount: amount + charge },
      { account: transferFeeCost, amount: -charge },
    ],
  });
}

/** T5: a transfer failed or came back before it was settled: the exact inverse of its start. */
export async function returnPayout(tx: Write, payout: PayoutRef, context: PostingContext): Promise<void> {
  await post(tx, {
    word: 'return-payout',
    key: `return-payout:${payout.payoutId}`,
    jobId: payout.jobId,
    ...context,
    legs: await inverseOf(tx, `start-payout:${payout.payoutId}`),
  });
}

/**
 * T5: a transfer was paid and then reversed: the inverse of its start, with the amount back at the provider.
 * The provider keeps its charge.
 */
export async function returnSettledPayout(
  tx: Write,
  payout: PayoutRef,
  amount: bigint,
  context: PostingContext,
): Promise<void> {
  const start = await inverseOf(tx, `start-payout:${payout.payoutId}`);
  await post(tx, {
    word: 'return-settled-payout',
    key: `return-payout:${payout.payoutId}`,
    jobId: payout.jobId,
    ...context,
    legs: [...start.filter((leg) => leg.amount > 0n), { account: providerClearing, amount: -amount }],
  });
}

/** The legs that reverse the posting with this key. */
async function inverseOf(tx: Write, key: string): Promise<Leg[]> {
  const { rows } = await sql<{ key: string; kind: Account['kind']; amount: bigint }>`
    select a.key, a.kind, e.amount
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.idempotency_key = ${key}
  `.execute(tx);
  if (rows.length === 0) throw new Error(`no ledger transaction ${key}`);
  return rows.map((row) => ({ account: { key: row.key, kind: row.kind }, amount: -row.amount }));
}
