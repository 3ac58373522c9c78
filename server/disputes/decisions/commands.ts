/** How a dispute ends in money: by an operator's decision or a settlement of the two parties; and an operator's notes to them. */
import type { Dispute } from '#contract/disputes/disputes.ts';
import { divideDecided } from '#contract/escrow/division.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { conflict, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { type ActedBy, assertMay, perform } from '#server/core/work/acts.ts';
import { type DisputeRow, type OrderProgress, progressOfOrder } from '#server/escrow/queries.ts';
import { disputeMove, type JobRow, jobs } from '#server/jobs/acts.ts';
import { lockJob, partiesOf } from '#server/jobs/policy.ts';
import { decideEscrow } from '#server/ledger/postings.ts';
import { disputeView } from '../views.ts';

/** What an operator's call passes in; everything happens in its transaction. */
export type OperatorCall = { tx: Write; services: Pick<Services, 'files'>; now: Date; requestId: string };

export type Decision = {
  disputeId: string;
  operatorId: string;
  /** Kobo to the talent before the service fee, from nothing to the price. */
  gross: bigint;
  reason: string;
};

/**
 * Divides the escrow of a disputed order for good: `accepted` when the talent gets anything, else `cancelled`. Both
 * parties are notified with the reason. 404 when unknown; 409 `dispute_ended`; 409 `answer_open` while the other side
 * still has time to answer; 422 for more than the price.
 */
export async function decideDispute(call: OperatorCall, decision: Decision): Promise<Dispute> {
  const { job } = await lockOpenDispute(call.tx, decision.disputeId);
  const progress = await progressOfOrder(call.tx, job, call.now);
  const by = { kind: 'operator', id: decision.operatorId } as const;
  const guardData = { progress, reviewedBy: [] };
  await assertMay(call.tx, jobs, job, 'decide', { by, at: call.now, guardData });
  if (decision.gross < 0n || decision.gross > (job.price ?? 0n))
    throw invalid('talent', words.disputes.errors.amount);
  const ended = await divideDisputed(call.tx, job, progress, {
    verb: 'decide',
    by,
    at: call.now,
    gross: decision.gross,
    cause: `request:${call.requestId}`,
    reason: decision.reason,
  });
  const viewing = { userId: decision.operatorId, files: call.services.files, now: call.now };
  const about = { price: job.price ?? 0n, policy: progress.policy };
  return disputeView(call.tx, ended.row, about, viewing);
}

/** Sends an operator's note to both parties of an open dispute: in their history, notifications and mail. */
export async function noteDispute(
  call: OperatorCall,
  note: { disputeId: string; operatorId: string; text: string },
): Promise<void> {
  const { job, open } = await lockOpenDispute(call.tx, note.disputeId);
  await perform(call.tx, jobs, job, 'note-dispute', {
    by: { kind: 'operator', id: note.operatorId },
    at: call.now,
    facts: { note: note.text },
    part: disputeMove(open),
  });
}

async function lockOpenDispute(tx: Write, id: string): Promise<{ job: JobRow; open: DisputeRow }> {
  const find = () => tx.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
  const { job_id } = orNotFound(await find());
  const job = orNotFound(await lockJob(tx, job_id, {}));
  const open = orNotFound(await find());
  if (open.ended_at) throw conflict(words.disputes.errors.ended, 'dispute_ended');
  return { job, open };
}

type Ending = {
  verb: 'decide' | 'accept-settlement';
  by: ActedBy;
  at: Date;
  gross: bigint;
  cause: string;
  reason: string | null;
};

/** Ends a dispute by dividing the price: the fee is taken from the talent's part, by the agreement's policy. */
export async function divideDisputed(
  tx: Write,
  job: JobRow,
  progress: OrderProgress,
  ending: Ending,
): Promise<{ job: JobRow; row: DisputeRow }> {
  const { verb, by, at, gross, cause, reason } = ending;
  const price = job.price ?? 0n;
  const parts = divideDecided(price, gross, progress.policy);
  const part = disputeMove(orNotFound(progress.dispute), {
    gross,
    reason,
    decided_by: verb === 'decide' ? by.id : null,
  });
  const moved = await perform(tx, jobs, job, verb, {
    by,
    at,
    guardData: { progress, reviewedBy: [] },
    part,
    to: gross > 0n ? 'accepted' : 'cancelled',
    set: { ended_at: at, answer_due_at: null },
    facts: { talent: String(parts.talent), hunter: String(parts.hunter), ...(reason !== null && { reason }) },
    post: () =>
      decideEscrow(tx, partiesOf(job), price, parts, { cause, actor: `${by.kind}:${by.id ?? ''}`, at }),
  });
  return { job: moved, row: part.row };
}
