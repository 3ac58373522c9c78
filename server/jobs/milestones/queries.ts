/** The milestones of one job. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { jobs } from '#contract/jobs/jobs.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import type { JobRow } from '../acts.ts';
import { milestoneRows, milestonesView, ownProgress, waitingMilestone } from '../queries.ts';

export async function listMilestones(
  ctx: ReadCtx,
  _input: unknown,
  job: JobRow,
): Promise<Reply<typeof jobs.milestones>> {
  const progress = (await ownProgress(ctx, [job])).get(job.id);
  const milestones =
    milestonesView(ctx, job, progress) ?? (await milestoneRows(ctx.db, job.id)).map(waitingMilestone);
  return { success: true, milestones };
}
