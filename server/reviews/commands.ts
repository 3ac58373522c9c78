/** The verb of reviews: say, once, how the other party of a completed order was. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/endpoint.ts';
import type { reviews } from '#contract/reviews.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/context.ts';
import { record } from '#server/core/events.ts';
import { newId } from '#server/core/ids.ts';
import { conflict, forbidden, orNotFound } from '#server/core/refusal.ts';
import { reviewsOfJobs } from './queries.ts';

type Form = Body<typeof reviews.send>;
type Job = { hunter_id: string; talent_id: string | null; title: string; status: string };

/**
 * Reviews the other party. 403 in another's name, 404 for a job of others, 409 while the job is not accepted,
 * about anybody but the other party, and for a second review (security.md G6).
 */
export async function send(ctx: Ctx, { body }: { body: Form }): Promise<Reply<typeof reviews.send>> {
  const { userId } = ctx.actor;
  if (body.reviewer_id !== userId) throw forbidden();
  const job = await jobOf(ctx, body.job_id);
  if (job.status !== 'accepted') throw conflict(words.refusal.illegalStep(job.status), job.status);
  const other = userId === job.hunter_id ? job.talent_id : job.hunter_id;
  if (body.reviewee_id !== other) throw conflict(words.review.notYou, 'not_the_other_party');
  const review = { ...body, id: newId(), created_at: ctx.now };
  const made = await ctx.tx
    .insertInto('reviews')
    .values(review)
    .onConflict((onConflict) => onConflict.columns(['job_id', 'reviewer_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw conflict(words.review.already, 'reviewed');
  await record(ctx.tx, {
    name: 'review.send',
    about: { kind: 'job', id: body.job_id },
    actor: { kind: userId === job.hunter_id ? 'hunter' : 'talent', id: userId },
    facts: { title: job.title, reviewee_id: body.reviewee_id, rating: body.rating },
    at: ctx.now,
  });
  const written = (await reviewsOfJobs(ctx.tx, [body.job_id]))
    .get(body.job_id)
    ?.find((one) => one.id === review.id);
  if (!written) throw new Error('the review that was just written is not there');
  return { success: true, review: written };
}

/** The job, if the caller is one of its parties. */
async function jobOf(ctx: Ctx, jobId: string): Promise<Job> {
  const { userId } = ctx.actor;
  const { rows } = await sql<Job>`
    select hunter_id, talent_id, title, status
    from jobs
    where id = ${jobId} and deleted_at is null
      and (hunter_id = ${userId} or talent_id = ${userId})
    for share
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}
