/** Reviews of a completed order, by both sides (rules 9.11, 10, 2, 12). */
import * as z from 'zod/mini';
import { byId, id, next, page, success, text } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';
import { recommendUser, reviewHiddenUntil, reviewOfJob } from './review.ts';

const rating = z
  .int({ error: words.profiles.reviewErrors.rating })
  .check(z.gte(1, words.profiles.reviewErrors.rating), z.lte(5, words.profiles.reviewErrors.rating));

export const REVIEW_MAX = 1000;
export const REPLY_MAX = 1000;

export const reviewForm = z.strictObject({
  reviewer_id: id,
  reviewee_id: id,
  job_id: id,
  rating,
  recommend_user: recommendUser,
  comment: text(REVIEW_MAX, words.profiles.reviewErrors.comment),
});

/** Days after acceptance until a review is shown even if the other side has not written one. */
export const SHOW_AFTER_DAYS = 14;

export const reviews = {
  send: endpoint({
    method: 'POST',
    path: 'review/sendreview',
    who: 'member',
    changes: ['job', 'review', 'profile'],
    summary: 'Reviews the other party of a completed order, once.',
    body: reviewForm,
    reply: z.object({ success, review: reviewOfJob }),
    errors: [403, 404, 409],
  }),
  ofJob: endpoint({
    method: 'GET',
    path: 'review/getjobreview/:id',
    who: 'member',
    tags: ['review'],
    summary: 'The reviews of an order, for its parties; the other side’s once it is shown. `id` is the job.',
    params: byId,
    reply: z.object({ success, job_reviews: z.array(reviewOfJob), review_hidden_until: reviewHiddenUntil }),
    errors: [404],
  }),
  received: endpoint({
    method: 'GET',
    path: 'review/getreceivedreviews/:id',
    who: 'anyone',
    tags: ['review', 'gigs'],
    summary: 'The shown reviews that a person received, newest first; `rating` narrows. `id` is the person.',
    params: byId,
    query: z.strictObject({
      ...page,
      rating: z.optional(z.string().check(z.regex(/^[1-5]$/, words.profiles.reviewErrors.rating))),
    }),
    reply: z.object({
      success,
      received_reviews: z.array(reviewOfJob),
      average: z.nullable(z.number()),
      count: z.int(),
      /** The number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
      histogram: z.array(z.object({ rating: z.int(), count: z.int() })),
      next,
    }),
    errors: [404],
  }),
  reply: endpoint({
    method: 'POST',
    path: 'review/reply/:id',
    who: 'member',
    changes: ['review', 'job'],
    summary: 'Answers a shown review about oneself, once.',
    params: byId,
    body: z.strictObject({ reply: text(REPLY_MAX, words.profiles.reviewErrors.reply) }),
    reply: z.object({ success, review: reviewOfJob }),
    errors: [404, 409],
  }),
};
