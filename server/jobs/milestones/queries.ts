/** The milestones of one job. */
import type { Reply } from '#contract/endpoint.ts';
import type { jobs } from '#contract/jobs.ts';
import type { Ctx } from '#server/core/context.ts';
import type { JobRow } from '../lifecycle.ts';
import { milestoneRows, waitingMilestone } from '../queries.ts';

export async function listMilestones(
  ctx: Ctx,
  _input: unknown,
  job: JobRow,
): Promise<Reply<typeof jobs.milestones>> {
  const rows = await milestoneRows(ctx.tx, [job.id]);
  return { success: true, milestones: rows.map(waitingMilestone) };
}
