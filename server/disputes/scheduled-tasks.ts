/** Scheduled tasks of disputes: the time for an answer passes. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { perform } from '#server/core/work/acts.ts';
import { CLOCK, type Timer } from '#server/core/work/schedule.ts';
import { disputeMove, jobs } from '#server/jobs/acts.ts';
import { lockJob } from '#server/jobs/policy.ts';

export const disputeTimers: readonly Timer[] = [
  {
    act: 'job.lapse-answer',
    table: 'disputes',
    due: 'answer_by',
    waits: sql`ended_at is null and answered_at is null and silent_at is null`,
    run: lapseAnswer,
  },
];

/** Ends the wait for an answer: from now on an operator can decide without it. */
async function lapseAnswer(tx: Write, id: string): Promise<void> {
  const find = () => tx.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { job_id } = await find();
  const job = await lockJob(tx, job_id, {});
  const dispute = await find();
  if (!job || dispute.ended_at || dispute.answered_at || dispute.silent_at) return;
  await perform(tx, jobs, job, 'lapse-answer', {
    by: CLOCK,
    at: dispute.answer_by,
    part: disputeMove(dispute),
  });
}
