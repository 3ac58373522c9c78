/** The milestones of one job. */
import type * as z from 'zod/mini';
import type { Reply } from '#contract/core/endpoint.ts';
import type { jobs } from '#contract/jobs/jobs.ts';
import type { milestone } from '#contract/jobs/milestones.ts';
import type { Read } from '#server/core/db/database.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { accessRule } from '#server/escrow/policy.ts';
import { type OrderProgress, progressOfOrder } from '#server/escrow/queries.ts';
import { milestoneView } from '#server/escrow/views.ts';
import type { JobRow } from '../acts.ts';

type MilestoneReading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'services'>;

export async function listMilestones(
  ctx: ReadCtx,
  _input: unknown,
  job: JobRow,
): Promise<Reply<typeof jobs.milestones>> {
  return { success: true, milestones: await milestonesOf(ctx, job) };
}

export type MilestoneFields = {
  id: string;
  job_id: string;
  position: number;
  title: string;
  description: string;
  due_days: number;
  penalty_percent: number;
};
type Milestone = z.output<typeof milestone>;

/** The milestones of a job as this reader sees it. */
async function milestonesOf(reading: MilestoneReading, job: JobRow): Promise<Milestone[]> {
  const { userId } = reading.actor;
  const isOwn = job.funded_at && (job.hunter_id === userId || job.talent_id === userId);
  const progress = isOwn ? await progressOfOrder(reading.db, job, reading.now) : undefined;
  return (
    milestonesView(reading, job, progress) ?? (await milestoneRows(reading.db, job.id)).map(waitingMilestone)
  );
}

/** The milestones of an order with their progress, as its reader sees them; undefined without `progress`. */
export function milestonesView(
  { services, now, actor }: MilestoneReading,
  job: JobRow,
  progress: OrderProgress | undefined,
): Milestone[] | undefined {
  if (!progress) return undefined;
  const { userId } = actor;
  const reader = job.talent_id === userId ? 'talent' : 'hunter';
  const viewing = { userId, files: services.files, now, access: accessRule(reader, job, progress) };
  return progress.milestones.map((milestone) => milestoneView(milestone, viewing));
}

/** The milestones of a job as they are stored, by position. */
export async function milestoneRows(db: Read, jobId: string): Promise<MilestoneFields[]> {
  return db.selectFrom('milestones').selectAll().where('job_id', '=', jobId).orderBy('position').execute();
}

/** A milestone of a job that is not paid for yet: nothing is due and nothing was handed in. */
export function waitingMilestone(row: MilestoneFields): Milestone {
  return {
    id: row.id,
    job_id: row.job_id,
    position: row.position,
    title: row.title,
    description: row.description,
    penalty: row.penalty_percent,
    due: row.due_days,
    extended: 0,
    submissions: [],
    due_at: null,
    state: 'waiting',
    waived: false,
    changes_until: null,
  };
}
