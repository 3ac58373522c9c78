/** Commands of reviews: review the other party of a completed order, reply to a review, and show reviews whose time has come. */
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import { type reviews, SHOW_AFTER_DAYS } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx, Services } from '#server/core/http/context.ts';
import { conflict, forbidden, illegalStep, orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { perform, performAll } from '#server/core/work/acts.ts';
import { record } from '#server/core/work/events.ts';
import { type ReviewRow, reviews as reviewRows, sideOf } from './acts.ts';
import { getReview } from './queries.ts';

type Form = Body<typeof reviews.send>;
type Job = {
  id: string;
  hunter_id: string;
  talent_id: string | null;
  title: string;
  status: string;
  /** When it was accepted. */
  ended_at: Date;
};

/**
 * Reviews the other party. The first review of an order is hidden for 14 days after the acceptance; the second shows
 * both. 403 in another person's name, 404 for a job of others, 409 while the job is not accepted, about anyone but the
 * other party, and for a second review by the same person.
 */
export async function send(ctx: Ctx, { body }: { body: Form }): Promise<Reply<typeof reviews.send>> {
  const { userId } = ctx.actor;
  if (body.reviewer_id !== userId) throw forbidden();
  const job = await lockJobOf(ctx, body.job_id);
  if (job.status !== 'accepted') throw illegalStep(job.status);
  const other = userId === job.hunter_id ? job.talent_id : job.hunter_id;
  if (body.reviewee_id !== other)
    throw conflict(words.profiles.reviewErrors.notOtherParty, 'not_the_other_party');
  const answers = await wrote(ctx.tx, job.id, other);
  const shownAt = answers ? ctx.now : shownFrom(job.ended_at, ctx.now);
  const id = newId();
  const made = await ctx.tx
    .insertInto('reviews')
    .values({ ...body, id, created_at: ctx.now, shown_at: shownAt })
    .onConflict((onConflict) => onConflict.columns(['job_id', 'reviewer_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw conflict(words.profiles.reviewErrors.already, 'reviewed');
  const isHidden = shownAt > ctx.now;
  await record(ctx.tx, {
    name: 'review.send',
    about: { kind: 'job', id: job.id },
    actor: { kind: sideOf(job, userId), id: userId },
    facts: {
      title: job.title,
      reviewee_id: body.reviewee_id,
      hidden_until: isHidden ? shownAt.toISOString() : null,
    },
    at: ctx.now,
  });
  if (!isHidden) await showReviews(ctx.tx, sql`r.job_id = ${job.id}`, ctx.now);
  return { success: true, review: await getReview(ctx, id) };
}

/** The job, if the caller is one of its parties (else 404); locked, so that the two parties write one after the other. */
async function lockJobOf(ctx: Ctx, jobId: string): Promise<Job> {
  const { userId } = ctx.actor;
  const { rows } = await sql<Job>`
    select id, hunter_id, talent_id, title, status, ended_at
    from jobs
    where id = ${jobId} and deleted_at is null
      and (hunter_id = ${userId} or talent_id = ${userId})
    for update
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}

async function wrote(tx: Write, jobId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from reviews where job_id = ${jobId} and reviewer_id = ${userId}
  `.execute(tx);
  return rows.length > 0;
}

const COLUMNS = sql`
  r.id, r.job_id, r.reviewer_id, r.reviewee_id, r.rating, r.shown_at, r.announced_at, r.reply, j.title, j.hunter_id
`;

/**
 * Shows the reviews in `which` (SQL: a condition on `reviews r`, and a limit) that are not announced yet, except those
 * locked elsewhere, which are shown there. The author is the actor, so that the person reviewed is notified. Returns how many.
 */
async function showReviews(tx: Write, which: RawBuilder<unknown>, now: Date): Promise<number> {
  const { rows } = await sql<ReviewRow>`
    select ${COLUMNS}
    from reviews r
    join jobs j on j.id = r.job_id
    where r.announced_at is null and ${which}
    for update of r skip locked
  `.execute(tx);
  if (rows.length === 0) return 0;
  const inOrder = rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  const by = (review: ReviewRow) => ({
    kind: sideOf(review, review.reviewer_id),
    id: review.reviewer_id,
  });
  // A review that could already be read keeps its time.
  const set = { shown_at: sql`least(shown_at, ${now})` };
  await performAll(tx, reviewRows, inOrder, 'show', { by, at: now, set });
  return rows.length;
}

/** A review about the caller, locked; 404 otherwise. */
export async function lockReceived(ctx: Ctx, params: Params<typeof reviews.reply>): Promise<ReviewRow> {
  const { rows } = await sql<ReviewRow>`
    select ${COLUMNS}
    from reviews r
    join jobs j on j.id = r.job_id
    where r.id = ${params.id} and r.reviewee_id = ${ctx.actor.userId}
    for update of r
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}

/** Stores the only reply of the person reviewed. 409 before the review is shown, and for a second reply. */
export async function reply(
  ctx: Ctx,
  { body }: { body: Body<typeof reviews.reply> },
  review: ReviewRow,
): Promise<Reply<typeof reviews.reply>> {
  const { userId } = ctx.actor;
  await perform(ctx.tx, reviewRows, review, 'reply', {
    by: { kind: sideOf(review, userId), id: userId },
    at: ctx.now,
    set: { reply: body.reply, replied_at: ctx.now },
  });
  return { success: true, review: await getReview(ctx, review.id) };
}

/** When the first review of an order is shown: 14 days after the acceptance, at the earliest now. */
function shownFrom(acceptedAt: Date, now: Date): Date {
  return new Date(Math.max(acceptedAt.getTime() + SHOW_AFTER_DAYS * DAY_MS, now.getTime()));
}

const BATCH = 200;

/** Announces the reviews whose time has come, each once, even if another process does the same. Returns how many. */
export async function showDueReviews(services: Services): Promise<number> {
  const now = services.clock.now();
  const due = sql`r.shown_at <= ${now} order by r.shown_at limit ${sql.lit(BATCH)}`;
  const count = await services.database.db.transaction().execute((tx) => showReviews(tx, due, now));
  if (count > 0) services.wake();
  return count;
}
