/** Reads of reviews: of an order, of a person, and a person's rating. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Params, Query, Reply } from '#contract/endpoint.ts';
import type { reviewOfJob, reviews } from '#contract/reviews.ts';
import type { Ctx } from '#server/core/context.ts';
import type { Db, Tx } from '#server/core/db.ts';
import { afterId, cutPage, rowsToRead } from '#server/core/page.ts';
import { orNotFound } from '#server/core/refusal.ts';

export type Review = z.output<typeof reviewOfJob>;

type Row = {
  id: string;
  job_id: string;
  reviewer_id: string;
  reviewer_name: string;
  reviewee_id: string;
  reviewee_name: string;
  rating: number;
  recommend_user: Review['recommend_user'];
  comment: string;
  created_at: Date;
};

const columns = sql`
  r.id, r.job_id, r.reviewer_id, reviewer.name as reviewer_name, r.reviewee_id, reviewee.name as reviewee_name,
  r.rating, r.recommend_user, r.comment, r.created_at
`;
const withPeople = sql`
  from reviews r
  join users reviewer on reviewer.id = r.reviewer_id
  join users reviewee on reviewee.id = r.reviewee_id
`;

function toReview(row: Row): Review {
  return {
    id: row.id,
    job_id: row.job_id,
    reviewer: { id: row.reviewer_id, name: row.reviewer_name },
    reviewee: { id: row.reviewee_id, name: row.reviewee_name },
    rating: row.rating,
    recommend_user: row.recommend_user,
    comment: row.comment,
    created_at: row.created_at.toISOString(),
  };
}

/** The reviews of each of these jobs, oldest first; a job without any is not in the map. */
export async function reviewsOfJobs(tx: Tx | Db, jobIds: readonly string[]): Promise<Map<string, Review[]>> {
  const found = new Map<string, Review[]>();
  if (jobIds.length === 0) return found;
  const { rows } = await sql<Row>`
    select ${columns} ${withPeople}
    where r.job_id = any(${jobIds}::uuid[])
    order by r.id
  `.execute(tx);
  for (const row of rows) found.set(row.job_id, [...(found.get(row.job_id) ?? []), toReview(row)]);
  return found;
}

export type Rating = {
  /** The mean of the stars to one decimal; null without reviews. */
  rating: number | null;
  /** How many reviews. */
  reviews: number;
};

const UNRATED: Rating = { rating: null, reviews: 0 };

/** The rating of each of these people; everybody asked for is in the map. */
export async function ratingsOf(tx: Tx | Db, userIds: readonly string[]): Promise<Map<string, Rating>> {
  const found = new Map<string, Rating>(userIds.map((id) => [id, UNRATED]));
  if (userIds.length === 0) return found;
  const { rows } = await sql<{ reviewee_id: string; rating: number; reviews: number }>`
    select reviewee_id, round(avg(rating), 1)::float8 as rating, count(*)::int as reviews
    from reviews
    where reviewee_id = any(${userIds}::uuid[])
    group by reviewee_id
  `.execute(tx);
  for (const { reviewee_id, rating, reviews: count } of rows)
    found.set(reviewee_id, { rating, reviews: count });
  return found;
}

/** The reviews of an order; 404 for anybody but its two parties. */
export async function ofJob(
  ctx: Ctx,
  { params }: { params: Params<typeof reviews.ofJob> },
): Promise<Reply<typeof reviews.ofJob>> {
  const { userId } = ctx.actor;
  const { rows } = await sql`
    select 1 from jobs
    where id = ${params.id} and deleted_at is null
      and (hunter_id = ${userId} or talent_id = ${userId})
  `.execute(ctx.tx);
  orNotFound(rows[0]);
  return { success: true, job_reviews: (await reviewsOfJobs(ctx.tx, [params.id])).get(params.id) ?? [] };
}

/** What others said of a person, newest first; 404 for nobody. */
export async function received(
  ctx: Ctx,
  { params, query }: { params: Params<typeof reviews.received>; query: Query<typeof reviews.received> },
): Promise<Reply<typeof reviews.received>> {
  const person = await sql`
    select 1 from users where id = ${params.id} and disabled_at is null
  `.execute(ctx.tx);
  orNotFound(person.rows[0]);
  const after = afterId(query);
  const { rows } = await sql<Row>`
    select ${columns} ${withPeople}
    where r.reviewee_id = ${params.id} and (${after}::uuid is null or r.id < ${after}::uuid)
    order by r.id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.tx);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  const { rating, reviews: count } = (await ratingsOf(ctx.tx, [params.id])).get(params.id) ?? UNRATED;
  return { success: true, received_reviews: items.map(toReview), average: rating, count, next };
}
