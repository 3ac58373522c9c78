/** A review of a completed order, as orders and profiles show it. */
import * as z from 'zod/mini';
import { id, moment, personRef } from '../core/common.ts';
import { words } from '../words.ts';

export const recommendUser = z.enum(['Not likely', 'Yes', 'No'], {
  error: words.profiles.reviewErrors.recommend,
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
  /** The other party sees it from this moment on: when both have written, or 14 days after acceptance. */
  shown_at: moment,
  /** The one answer of the person reviewed. */
  reply: z.nullable(z.string()),
  replied_at: z.nullable(moment),
  /** The title of the gig that was ordered, as long as everybody can see it; a job is between its two parties. */
  gig: z.nullable(z.string()),
  /** True when this reader may answer it now. */
  can_reply: z.boolean(),
});
export type Review = z.infer<typeof reviewOfJob>;

/** When the review that the other side has written is shown at the latest; null when there is none, or it is shown. */
export const reviewHiddenUntil = z.nullable(moment);
