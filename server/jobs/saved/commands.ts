/** Talents save jobs to come back to, and take them off their list. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { savedJobs } from '#contract/jobs/saved-jobs.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { newId } from '#server/core/security/ids.ts';
import type { JobRow } from '../acts.ts';

/** Saves a job or takes it off the list. A job saved already keeps its place; one taken off can still be seen by the talent. */
export async function saveJob(
  ctx: Ctx,
  { body: { saved } }: { body: Body<typeof savedJobs.save> },
  job: JobRow,
): Promise<Reply<typeof savedJobs.save>> {
  const { userId } = ctx.actor;
  if (saved) {
    await sql`
      insert into saved_jobs as s (id, talent_id, job_id, created_at)
      values (${newId()}, ${userId}, ${job.id}, ${ctx.now})
      on conflict (talent_id, job_id) do update
      set id = excluded.id, removed_at = null, created_at = excluded.created_at
      where s.removed_at is not null
    `.execute(ctx.tx);
  } else {
    await sql`
      update saved_jobs set removed_at = ${ctx.now}
      where talent_id = ${userId} and job_id = ${job.id} and removed_at is null
    `.execute(ctx.tx);
  }
  return { success: true, saved };
}
