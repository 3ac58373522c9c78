/** What the clock does to orders: reminders of a waiting submission, acceptance by silence, requests that lapse. */
import { sql } from 'kysely';
import { ACCEPT_AFTER_DAYS, REMIND_ON_DAYS } from '#contract/lifecycles/job.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { Services } from '#server/core/context.ts';
import { record } from '#server/core/events.ts';
import { lockJob } from '#server/jobs/lifecycle.ts';
import { releaseWork } from './commands.ts';
import { lapseExtension } from './deadlines/commands.ts';

const BATCH = 100;

/** Accepts what waited 14 days for an answer. Returns how many. */
export async function acceptSilently(services: Services): Promise<number> {
  const now = services.clock.now();
  const { db } = services.database;
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'submitted')
    .where('answer_due_at', '<=', now)
    .orderBy('answer_due_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await db.transaction().execute(async (tx) => {
      const job = await lockJob(tx, id, {});
      if (job?.status === 'submitted' && job.answer_due_at && job.answer_due_at <= now)
        await releaseWork(tx, job, { kind: 'clock', id: null }, now, 'silence');
    });
  }
  if (due.length > 0) services.wake();
  return due.length;
}

/** Lets the requests for more time lapse that nobody answered within 48 hours. Returns how many. */
export async function lapseExtensions(services: Services): Promise<number> {
  const now = services.clock.now();
  const { db } = services.database;
  const due = await db
    .selectFrom('extensions')
    .select(['id', 'job_id'])
    .where('state', '=', 'open')
    .where('lapses_at', '<=', now)
    .orderBy('lapses_at')
    .limit(BATCH)
    .execute();
  for (const extension of due) await db.transaction().execute((tx) => lapseExtension(tx, extension, now));
  if (due.length > 0) services.wake();
  return due.length;
}

/** Reminds the hunter on days 2, 7 and 13, each once per submission. */
export async function remindHunters(services: Services): Promise<number> {
  const now = services.clock.now();
  let count = 0;
  for (const days of REMIND_ON_DAYS) {
    const { rows } = await sql<{ id: string; title: string }>`
      select j.id, j.title
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
    for (const job of rows) {
      await services.database.db.transaction().execute((tx) =>
        record(tx, {
          name: 'job.remind',
          about: { kind: 'job', id: job.id },
          actor: { kind: 'clock', id: null },
          facts: { title: job.title, days },
          at: now,
        }),
      );
      count += 1;
    }
  }
  if (count > 0) services.wake();
  return count;
}
