/** Queries of reviews: of an order, of a person, and a person's rating. A review not shown yet is visible to its author only. */
import { type RawBuilder, sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { Review } from '#contract/reviews/review.ts';
import type { reviews } from '#contract/reviews/reviews.ts';
import { isActiveAccount } from '#server/accounts/queries.ts';
import { isLiveGig } from '#server/catalogue/policy.ts';
import type { Read } from '#server/core/db/database.ts';
import { fromJson, type JsonRow } from '#server/core/db/json-rows.ts';
import { cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import type { OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';
import { notFound, orNotFound } from '#server/core/http/refusal.ts';
import { refusesReply } from './acts.ts';

/** Who reads, and when. */
type Reading = { actor: { userId: string } | null; now: Date };

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
  shown_at: Date;
  reply: string | null;
  replied_at: Date | null;
  gig: string | null;
};

export type ReviewJson = JsonRow<Row>;

const columns = sql`
  r.id, r.job_id, r.reviewer_id, reviewer.name as reviewer_name, r.reviewee_id, reviewee.name as reviewee_name,
  r.rating, r.recommend_user, r.comment, r.created_at, r.shown_at, r.reply, r.replied_at,
  (
    select g.title from gig_orders o join gigs g on g.id = o.gig_id
    where o.job_id = r.job_id and ${isLiveGig}
  ) as gig
`;
const withPeople = sql`
  from reviews r
  join users reviewer on reviewer.id = r.reviewer_id
  join users reviewee on reviewee.id = r.reviewee_id
`;

function toReview({ actor, now }: Reading, row: Row): Review {
  return {
    id: row.id,
    job_id: row.job_id,
    reviewer: { id: row.reviewer_id, name: row.reviewer_name },
    reviewee: { id: row.reviewee_id, name: row.reviewee_name },
    rating: row.rating,
    recommend_user: row.recommend_user,
    comment: row.comment,
    created_at: row.created_at.toISOString(),
    shown_at: row.shown_at.toISOString(),
    reply: row.reply,
    replied_at: row.replied_at?.toISOString() ?? null,
    gig: row.gig,
    can_reply: row.reviewee_id === actor?.userId && refusesReply(row, now) === null,
  };
}

export type JobReviews = {
  /** The reviews this reader may see: their own, and the other side's once it is shown. */
  reviews: Review[];
  /** When the other side's hidden review is shown at the latest, as an ISO time; null when none is hidden. */
  hiddenUntil: string | null;
};

/** SQL column for other queries: the reviews of a job, oldest first, to be read with `jobReviews`. */
export function reviewsOf(jobId: RawBuilder<unknown>): RawBuilder<ReviewJson[]> {
  return sql`(
    select coalesce(json_agg(one order by one.id), '[]')
    from (select ${columns} ${withPeople} where r.job_id = ${jobId}) one
  )`;
}

/** The reviews in `rows` that the reader may see. */
export function jobReviews(reading: Reading, rows: readonly ReviewJson[]): JobReviews {
  const found: JobReviews = { reviews: [], hiddenUntil: null };
  for (const one of rows) {
    const row = fromJson<Row>(one, ['created_at', 'shown_at', 'replied_at']);
    if (row.shown_at <= reading.now || row.reviewer_id === reading.actor?.userId)
      found.reviews.push(toReview(reading, row));
    else found.hiddenUntil = row.shown_at.toISOString();
  }
  return found;
}

/** One review; the caller has checked that the reader may see it. Throws when it does not exist. */
export async function getReview(reading: Reading & { db: Read }, id: string): Promise<Review> {
  const { rows } = await sql<Row>`select ${columns} ${withPeople} where r.id = ${id}`.execute(reading.db);
  const [row] = rows;
  if (!row) throw new Error(`review ${id} is not there`);
  return toReview(reading, row);
}

export type Rating = {
  /** The mean of the stars to one decimal; null without reviews. */
  rating: number | null;
  /** The number of reviews. */
  reviews: number;
};

const UNRATED: Rating = { rating: null, reviews: 0 };

/** The ratings of these people from the reviews shown at `now`; each of them is in the map. */
export async function ratingsOf(
  db: Read,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Rating>> {
  const { rows } = await sql<{ id: string; stars: Rating }>`
    select person.id, ${starsOf(sql`person.id`, now)} as stars from unnest(${userIds}::uuid[]) as person (id)
  `.execute(db);
  return new Map(rows.map(({ id, stars }) => [id, stars]));
}

/** SQL: the same for one person, as a JSON object. */
export function starsOf(userId: RawBuilder<unknown>, now: Date): RawBuilder<Rating> {
  return sql`(
    select json_build_object('rating', round(avg(rating), 1), 'reviews', count(*))
    from reviews
    where reviewee_id = ${userId} and shown_at <= ${now}
  )`;
}

/** The reviews of an order that this party may see; 404 for anyone but its two parties. */
export async function ofJob(
  ctx: ReadCtx,
  { params }: { params: Params<typeof reviews.ofJob> },
): Promise<Reply<typeof reviews.ofJob>> {
  const { userId } = ctx.actor;
  const { rows } = await sql<{ reviews: ReviewJson[] }>`
    select ${reviewsOf(sql`j.id`)} as reviews
    from jobs j
    where j.id = ${params.id} and j.deleted_at is null and (j.hunter_id = ${userId} or j.talent_id = ${userId})
  `.execute(ctx.db);
  const { reviews: found, hiddenUntil } = jobReviews(ctx, orNotFound(rows[0]).reviews);
  return { success: true, job_reviews: found, review_hidden_until: hiddenUntil };
}

/** The shown reviews about a person, newest first; 404 for an unknown or closed account. */
export async function received(
  ctx: OpenReadCtx,
  { params, query }: { params: Params<typeof reviews.received>; query: Query<typeof reviews.received> },
): Promise<Reply<typeof reviews.received>> {
  if (!(await isActiveAccount(ctx.db, params.id))) throw notFound();
  const { rows } = await sql<Row>`
    select ${columns} ${withPeople}
    where r.reviewee_id = ${params.id} and r.shown_at <= ${ctx.now}
      and ${query.rating ? sql`r.rating = ${query.rating}::int` : sql`true`}
      and ${older(query, sql`r.id`)}
    order by r.id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  const { rating, reviews: count } =
    (await ratingsOf(ctx.db, [params.id], ctx.now)).get(params.id) ?? UNRATED;
  return {
    success: true,
    received_reviews: items.map((row) => toReview(ctx, row)),
    average: rating,
    count,
    histogram: await histogramOf(ctx, params.id),
    next,
  };
}

/** The number of a person's shown reviews with 5, 4, 3, 2 and 1 stars. */
async function histogramOf(ctx: OpenReadCtx, userId: string): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select stars.rating, count(r.rating)::int as count
    from generate_series(5, 1, -1) as stars (rating)
    left join reviews r on r.reviewee_id = ${userId} and r.shown_at <= ${ctx.now} and r.rating = stars.rating
    group by stars.rating
    order by stars.rating desc
  `.execute(ctx.db);
  return rows;
}
