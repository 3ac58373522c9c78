/** The milestones of one job. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { jobs } from '#contract/jobs/jobs.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import type { JobRow } from '../acts.ts';
import { milestonesOf } from '../queries.ts';

export async function listMilestones(
  ctx: ReadCtx,
  _input: unknown,
  job: JobRow,
): Promise<Reply<typeof jobs.milestones>> {
  return { success: true, milestones: await milestonesOf(ctx, job) };
}
