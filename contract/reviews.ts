/** Reviews of a completed order, by both sides (specification 2.11, 3, 4, 7). */
import * as z from 'zod/mini';
import { byId, id, moment, next, pageQuery, personRef, success, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { words } from './words.ts';

const w = words.review;

export const recommendUser = z.enum(['Not likely', 'Yes', 'No'], { error: w.recommend });
export const rating = z.int({ error: w.rating }).check(z.gte(1, w.rating), z.lte(5, w.rating));

export const reviewForm = z.strictObject({
  reviewer_id: id,
  reviewee_id: id,
  job_id: id,
  rating,
  recommend_user: recommendUser,
  comment: text(1000, w.comment),
});

export const reviewOfJob = z.object({
  id,
  job_id: id,
  reviewer: personRef,
  reviewee: personRef,
  rating: z.int(),
  recommend_user: recommendUser,
  comment: z.string(),
  created_at: moment,
});

export const reviews = {
  send: endpoint({
    method: 'POST',
    path: 'review/sendreview',
    who: 'member',
    summary: 'Reviews the other party of a completed order, once.',
    body: reviewForm,
    reply: z.object({ success, review: reviewOfJob }),
    errors: [403, 404, 409],
  }),
  ofJob: endpoint({
    method: 'GET',
    path: 'review/getjobreview/:id',
    who: 'member',
    summary: 'The reviews of an order, for its parties. `id` is the job.',
    params: byId,
    reply: z.object({ success, job_reviews: z.array(reviewOfJob) }),
    errors: [404],
  }),
  received: endpoint({
    method: 'GET',
    path: 'review/getreceivedreviews/:id',
    who: 'person',
    summary: 'The reviews that a person received, newest first. `id` is the person.',
    params: byId,
    query: pageQuery,
    reply: z.object({
      success,
      received_reviews: z.array(reviewOfJob),
      average: z.nullable(z.number()),
      count: z.int(),
      next,
    }),
    errors: [404],
  }),
};
