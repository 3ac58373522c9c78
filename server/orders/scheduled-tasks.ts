/** Scheduled tasks of orders: acceptance by silence, requests that lapse, reminders of a waiting submission. */
import { sql } from 'kysely';
import { ACCEPT_AFTER_DAYS, REMIND_ON_DAYS } from '#contract/acts/job.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { fits, perform } from '#server/core/work/acts.ts';
import { CLOCK, type Timer } from '#server/core/work/timers.ts';
import { extensionMove, jobs } from '#server/jobs/acts.ts';
import { lockJob } from '#server/jobs/policy.ts';
import { releaseWork } from './commands.ts';
import { progressOfOrder } from './policy.ts';

const BATCH = 100;

export const orderTimers: readonly Timer[] = [
  {
    act: 'job.accept',
    table: 'jobs',
    due: 'answer_due_at',
    waits: sql`status = 'submitted'`,
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
  if (!job || !fits(jobs, job, 'accept') || !job.answer_due_at || job.answer_due_at > now) return;
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
    // The deadlines were paused until then, however late this task runs.
    at: extension.lapses_at,
    facts: { days: extension.days },
    part: extensionMove(extension),
  });
}

/** Reminds the hunter on days 2, 7 and 13, each once per submission. */
export async function remindHunters(services: Services): Promise<number> {
  const now = services.clock.now();
  let count = 0;
  for (const days of REMIND_ON_DAYS) {
    const { rows } = await sql<{ id: string }>`
      select j.id
      from jobs j
      where j.status = 'submitted'
        and j.answer_due_at <= ${new Date(now.getTime() + (ACCEPT_AFTER_DAYS - days) * DAY_MS)}
        and j.answer_due_at > ${new Date(now.getTime() + (ACCEPT_AFTER_DAYS - days - 1) * DAY_MS)}
        and not exists (
          select 1 from events e
          where e.about_kind = 'job' and e.about_id = j.id and e.name = 'job.remind'
            and e.at > j.submitted_at and (e.facts ->> 'days')::int = ${days}
        )
      limit ${BATCH}
    `.execute(services.database.db);
    for (const { id } of rows) {
      await services.database.db.transaction().execute(async (tx) => {
        const job = await lockJob(tx, id, {});
        if (job && fits(jobs, job, 'remind'))
          await perform(tx, jobs, job, 'remind', { by: CLOCK, at: now, facts: { days } });
      });
      count += 1;
    }
  }
  if (count > 0) services.wake();
  return count;
}
