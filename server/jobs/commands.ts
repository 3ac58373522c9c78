/** Commands of jobs: post, change and take down a job, and its acceptance items. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { fromNaira } from '#contract/core/money.ts';
import type { jobs as endpoints, Job } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { perform } from '#server/core/work/acts.ts';
import { record } from '#server/core/work/events.ts';
import { type JobRow, jobs } from './acts.ts';
import { putMilestones } from './milestones/commands.ts';
import { milestoneRows } from './milestones/queries.ts';
import { jobViews } from './queries.ts';
import { assertCount, assertUnlocked, cleanBrief } from './rules.ts';

/** Posts a job that takes bids from now on. 422 for an unknown skill or category and for a brief without words. */
export async function createJob(
  ctx: Ctx,
  { body }: { body: Body<typeof endpoints.create> },
): Promise<Reply<typeof endpoints.create>> {
  const id = newId();
  const brief = cleanBrief(body.job_description);
  const skill = await findSkill(ctx.tx, body.skill);
  await assertCategory(ctx.tx, body.category);
  await ctx.tx
    .insertInto('jobs')
    .values({
      id,
      hunter_id: ctx.actor.userId,
      title: body.title,
      brief,
      skill_id: skill.id,
      category_id: body.category ?? skill.category_id,
      job_type: body.job_type,
      budget: fromNaira(body.price_budget),
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .execute();
  await putMilestones(ctx.tx, id, body.milestones);
  if (body.must_haves) await putAcceptanceItems(ctx.tx, id, body.must_haves);
  await record(ctx.tx, {
    name: 'job.create',
    about: { kind: 'job', id },
    actor: { kind: 'hunter', id: ctx.actor.userId },
    facts: { title: body.title },
    at: ctx.now,
  });
  return { success: true, data: await jobView(ctx, id) };
}

/** Changes the caller's job. 409 `job_locked` once it has an agreement. */
export async function updateJob(
  ctx: Ctx,
  { body }: { body: Body<typeof endpoints.update> },
  job: JobRow,
): Promise<Reply<typeof endpoints.update>> {
  const brief = cleanBrief(body.job_description);
  const skill = await findSkill(ctx.tx, body.skill);
  await assertCategory(ctx.tx, body.category);
  assertCount(body.milestone, body.milestones?.length ?? (await milestoneRows(ctx.tx, job.id)).length);
  assertUnlocked(job);
  if (body.milestones) await putMilestones(ctx.tx, job.id, body.milestones);
  if (body.must_haves) await putAcceptanceItems(ctx.tx, job.id, body.must_haves);
  const keepsCategory = body.category === undefined && skill.id === job.skill_id;
  await perform(ctx.tx, jobs, job, 'edit', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    set: {
      ...(body.title !== undefined && { title: body.title }),
      brief,
      skill_id: skill.id,
      category_id: keepsCategory ? job.category_id : (body.category ?? skill.category_id),
      job_type: body.job_type,
      budget: fromNaira(body.price_budget),
    },
  });
  return { success: true, data: await jobView(ctx, job.id) };
}

/** Takes the caller's job down; called by bids, which then rejects its waiting bids. 409 `job_locked` once it has an agreement. */
export async function deleteJob(ctx: Ctx, job: JobRow): Promise<void> {
  assertUnlocked(job);
  await perform(ctx.tx, jobs, job, 'delete', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    set: { deleted_at: ctx.now, ended_at: ctx.now },
  });
}

/** Stores the hunter's answer to an acceptance item, for that round. */
export async function answerItem(
  tx: Write,
  id: string,
  answer: { met: boolean; round: number },
): Promise<void> {
  await tx.updateTable('acceptance_items').set(answer).where('id', '=', id).execute();
}

/** Replaces the job's acceptance items with these lines, in this order. */
async function putAcceptanceItems(tx: Write, jobId: string, lines: readonly string[]): Promise<void> {
  await tx.deleteFrom('acceptance_items').where('job_id', '=', jobId).execute();
  if (lines.length === 0) return;
  await tx
    .insertInto('acceptance_items')
    .values(lines.map((text, index) => ({ id: newId(), job_id: jobId, position: index + 1, text })))
    .execute();
}

async function findSkill(tx: Write, name: string): Promise<{ id: string; category_id: string }> {
  const { rows } = await sql<{ id: string; category_id: string }>`
    select id, category_id from skills where name = ${name}
  `.execute(tx);
  const [skill] = rows;
  if (!skill) throw invalid('skill', words.jobs.errors.skillUnknown);
  return skill;
}

async function assertCategory(tx: Write, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const { rows } = await sql`select from categories where id = ${id}`.execute(tx);
  if (rows.length === 0) throw invalid('category', words.jobs.errors.categoryUnknown);
}

async function jobView(ctx: Ctx, id: string): Promise<Job> {
  const [view] = await jobViews(ctx, [id]);
  if (!view) throw new Error(`no job ${id}`);
  return view;
}
