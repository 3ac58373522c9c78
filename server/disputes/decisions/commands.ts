/** How a dispute ends in money: an operator decides it, or the two parties have settled it; and what an operator tells them. */
import type { Dispute } from '#contract/disputes.ts';
import { divideDecided } from '#contract/division.ts';
import type { JobVerb } from '#contract/lifecycles/job.ts';
import { words } from '#contract/words.ts';
import type { Services } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { conflict, invalid, orNotFound } from '#server/core/refusal.ts';
import type { DisputeRow } from '#server/escrow/queries.ts';
import { type JobMover, type JobRow, lockJob, moveJob } from '#server/jobs/lifecycle.ts';
import { decideEscrow } from '#server/ledger/postings.ts';
import { partiesOf, standingOf } from '#server/orders/policy.ts';
import { disputeView } from '../views.ts';

const w = words.dispute;

/** What an operator's call hands over; everything happens in its transaction. */
export type Desk = { tx: Tx; services: Pick<Services, 'files'>; now: Date; requestId: string };

export type Decision = {
  disputeId: string;
  operatorId: string;
  /** Kobo to the talent before the service fee, from nothing to the price. */
  gross: bigint;
  reason: string;
};

/**
 * Divides the escrow of a disputed order for good: `accepted` when the talent gets anything, else `cancelled`. Both parties
 * are told with the reason. 404 unknown; 409 `dispute_ended`; 409 `answer_open` while the other side still has time to
 * answer; 422 for more than the price.
 */
export async function decideDispute(desk: Desk, decision: Decision): Promise<Dispute> {
  const { job, open } = await lockOpenDispute(desk.tx, decision.disputeId);
  if (!open.answered_at && open.answer_by > desk.now) throw conflict(w.answerOpen, 'answer_open');
  if (decision.gross < 0n || decision.gross > (job.price ?? 0n)) throw invalid('talent', w.amount);
  const ended = await divideDisputed(desk.tx, job, open, {
    verb: 'decide',
    by: { kind: 'operator', id: decision.operatorId },
    at: desk.now,
    gross: decision.gross,
    cause: `request:${desk.requestId}`,
    reason: decision.reason,
  });
  const { policy } = await standingOf(desk.tx, ended.job, desk.now);
  const viewing = { files: desk.services.files, now: desk.now };
  return disputeView(desk.tx, ended.row, { price: job.price ?? 0n, policy }, viewing);
}

/** A word of an operator to both parties of an open dispute: in their history, notices and mail. */
export async function noteDispute(
  desk: Desk,
  note: { disputeId: string; operatorId: string; text: string },
): Promise<void> {
  const { job } = await lockOpenDispute(desk.tx, note.disputeId);
  await moveJob(desk.tx, job, {
    verb: 'note-dispute',
    by: { kind: 'operator', id: note.operatorId },
    at: desk.now,
    facts: { reason: note.text },
  });
}

async function lockOpenDispute(tx: Tx, id: string): Promise<{ job: JobRow; open: DisputeRow }> {
  const find = () => tx.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
  const { job_id } = orNotFound(await find());
  const job = orNotFound(await lockJob(tx, job_id, {}));
  const open = orNotFound(await find());
  if (open.ended_at) throw conflict(w.ended, 'dispute_ended');
  return { job, open };
}

type Ending = {
  verb: Extract<JobVerb, 'decide' | 'accept-settlement'>;
  by: JobMover;
  at: Date;
  gross: bigint;
  cause: string;
  reason: string | null;
};

/** Ends a dispute by dividing the price: the fee is taken of what the talent is given, by the agreement's policy. */
export async function divideDisputed(
  tx: Tx,
  job: JobRow,
  open: DisputeRow,
  ending: Ending,
): Promise<{ job: JobRow; row: DisputeRow }> {
  const { verb, by, at, gross, cause, reason } = ending;
  const price = job.price ?? 0n;
  const { policy } = await standingOf(tx, job, at);
  const parts = divideDecided(price, gross, policy);
  const moved = await moveJob(tx, job, {
    verb,
    by,
    at,
    to: gross > 0n ? 'accepted' : 'cancelled',
    set: { ended_at: at, answer_due_at: null },
    facts: { talent: String(parts.talent), hunter: String(parts.hunter), ...(reason !== null && { reason }) },
    post: () =>
      decideEscrow(tx, partiesOf(job), price, parts, { cause, actor: `${by.kind}:${by.id ?? ''}`, at }),
  });
  const row = await tx
    .updateTable('disputes')
    .set({
      outcome: verb === 'decide' ? 'decided' : 'settled',
      ended_at: at,
      gross,
      reason,
      decided_by: verb === 'decide' ? by.id : null,
    })
    .where('id', '=', open.id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { job: moved, row };
}
