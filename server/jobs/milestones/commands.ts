/** Commands of milestones: they can be changed while their job takes bids, later only extended or waived. */
import type * as z from 'zod/mini';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { jobs as endpoints } from '#contract/jobs/jobs.ts';
import type { milestoneForm } from '#contract/jobs/milestones.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { perform } from '#server/core/work/acts.ts';
import { type JobRow, jobs } from '../acts.ts';
import { lockOwnJob } from '../policy.ts';
import { assertUnlocked } from '../rules.ts';
import { type MilestoneFields, waitingMilestone } from './queries.ts';

type MilestoneForm = z.output<typeof milestoneForm>;

/** Replaces the milestones of a job with these, in this order; one that keeps its position keeps its id. */
export async function putMilestones(
  tx: Write,
  jobId: string,
  forms: readonly MilestoneForm[],
): Promise<void> {
  await tx
    .deleteFrom('milestones')
    .where('job_id', '=', jobId)
    .where('position', '>', forms.length)
    .execute();
  await tx
    .insertInto('milestones')
    .values(
      forms.map((form, index) => ({ id: newId(), job_id: jobId, position: index + 1, ...columnsOf(form) })),
    )
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'position']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        due_days: eb.ref('excluded.due_days'),
        penalty_percent: eb.ref('excluded.penalty_percent'),
      })),
    )
    .execute();
}

function columnsOf(form: MilestoneForm) {
  return {
    title: form.title,
    description: form.description,
    due_days: form.due,
    penalty_percent: form.penalty,
  };
}

export type OwnMilestone = { job: JobRow; milestoneId: string };

/** A milestone of one of the caller's own jobs, with the job locked; 404 otherwise. */
export async function lockOwnMilestone(
  ctx: Ctx,
  { id }: Params<typeof endpoints.updateMilestone>,
): Promise<OwnMilestone> {
  const found = await ctx.tx
    .selectFrom('milestones')
    .select('job_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return { job: await lockOwnJob(ctx, { id: orNotFound(found).job_id }), milestoneId: id };
}

/** Extends the deadlines of these milestones by `days`; called by the command that grants more time. */
export async function extendMilestones(tx: Write, ids: readonly string[], days: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('milestones')
    .set((eb) => ({ extended_days: eb('extended_days', '+', days) }))
    .where('id', 'in', [...ids])
    .execute();
}

/** Marks the miss of a milestone as waived. */
export async function markWaived(tx: Write, id: string, at: Date): Promise<void> {
  await tx.updateTable('milestones').set({ waived_at: at }).where('id', '=', id).execute();
}

/** Changes one milestone. 409 `job_locked` once the job has an agreement. */
export async function updateMilestone(
  ctx: Ctx,
  { body }: { body: Body<typeof endpoints.updateMilestone> },
  { job, milestoneId }: OwnMilestone,
): Promise<Reply<typeof endpoints.updateMilestone>> {
  assertUnlocked(job);
  const changed: MilestoneFields | undefined = await ctx.tx
    .updateTable('milestones')
    .set(columnsOf(body))
    .where('id', '=', milestoneId)
    .where('job_id', '=', job.id)
    .returningAll()
    .executeTakeFirst();
  const milestone = orNotFound(changed);
  await perform(ctx.tx, jobs, job, 'edit', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    facts: { position: milestone.position },
  });
  return { success: true, milestone: waitingMilestone(milestone) };
}
