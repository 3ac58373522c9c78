/** Moves a payout along its lifecycle (contract/lifecycles/payout.ts); a repeated word of the provider changes nothing. */
import type { Selectable } from 'kysely';
import { payoutLifecycle } from '#contract/lifecycles/payout.ts';
import type { Tx } from '#server/core/db.ts';
import { record } from '#server/core/events.ts';
import type { Payouts } from '#server/core/tables.gen.ts';
import { type Cause, returnPayout, returnSettledPayout, settlePayout } from '#server/ledger/postings.ts';

export type PayoutRow = Selectable<Payouts>;
export type PayoutVerb = (typeof payoutLifecycle)[number]['verb'];

function findPayoutStep(status: string, verb: PayoutVerb) {
  return payoutLifecycle.find(
    (step) => step.verb === verb && (step.from as readonly string[]).includes(status),
  );
}

/**
 * Takes the step when the table allows it from the row's status, posts its money and writes the event
 * `payout.<verb>`; otherwise answers the row unchanged. The row must be locked.
 */
export async function movePayout(
  tx: Tx,
  payout: PayoutRow,
  verb: PayoutVerb,
  why: Cause,
  set: Partial<PayoutRow> = {},
): Promise<PayoutRow> {
  const step = findPayoutStep(payout.status, verb);
  if (!step) return payout;
  const next = { ...payout, ...set };
  if ('money' in step) await postMoney(tx, next, step.money, why);
  const moved = await tx
    .updateTable('payouts')
    .set({ ...set, status: step.to, updated_at: why.at })
    .where('id', '=', payout.id)
    .where('status', '=', payout.status)
    .returningAll()
    .executeTakeFirstOrThrow();
  if ('money' in step) await tell(tx, moved, verb, why.at);
  return moved;
}

async function postMoney(tx: Tx, payout: PayoutRow, word: string, why: Cause): Promise<void> {
  const ref = { payoutId: payout.id, userId: payout.user_id, jobId: payout.job_id ?? undefined };
  if (word === 'settle-payout') await settlePayout(tx, ref, payout.amount, payout.provider_fee ?? 0n, why);
  else if (word === 'return-payout') await returnPayout(tx, ref, why);
  else await returnSettledPayout(tx, ref, payout.amount, why);
}

async function tell(tx: Tx, payout: PayoutRow, verb: PayoutVerb, at: Date): Promise<void> {
  await record(tx, {
    name: `payout.${verb === 'return' ? 'reverse' : verb}`,
    about: { kind: 'payout', id: payout.id },
    actor: { kind: 'provider', id: null },
    facts: {
      side: payout.side,
      amount: String(payout.amount),
      user_id: payout.user_id,
      job_id: payout.job_id,
      reason: payout.failure,
    },
    at,
  });
}
