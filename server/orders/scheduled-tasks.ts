/** Scheduled tasks of orders: acceptance by silence, and extension requests that lapse. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { isStatusAllowed, perform } from '#server/core/work/acts.ts';
import { CLOCK, type Timer } from '#server/core/work/schedule.ts';
import { progressOfOrder } from '#server/escrow/queries.ts';
import { extensionMove, jobs } from '#server/jobs/acts.ts';
import { lockJob } from '#server/jobs/policy.ts';
import { releaseWork } from './commands.ts';

export const orderTimers: readonly Timer[] = [
  {
    act: 'job.accept',
    table: 'jobs',
    due: 'answer_due_at',
    waits: sql`status = 'submitted' and frozen_at is null`,
    run: acceptSilently,
  },
  {
    act: 'job.lapse-extension',
    table: 'extensions',
    due: 'lapses_at',
    waits: sql`state = 'open'`,
    run: lapseExtension,
  },
];

async function acceptSilently(tx: Write, id: string, now: Date): Promise<void> {
  const job = await lockJob(tx, id, {});
  if (
    !job ||
    job.frozen_at ||
    !isStatusAllowed(jobs, job, 'accept') ||
    !job.answer_due_at ||
    job.answer_due_at > now
  )
    return;
  await releaseWork(tx, job, await progressOfOrder(tx, job, now), CLOCK, now, 'silence');
}

async function lapseExtension(tx: Write, id: string): Promise<void> {
  const find = () => tx.selectFrom('extensions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { job_id } = await find();
  const job = await lockJob(tx, job_id, {});
  const extension = await find();
  if (!job || extension.state !== 'open') return;
  await perform(tx, jobs, job, 'lapse-extension', {
    by: CLOCK,
    // Deadlines were paused only until it lapsed, even if this task runs later.
    at: extension.lapses_at,
    facts: { days: extension.days },
    part: extensionMove(extension),
  });
}
