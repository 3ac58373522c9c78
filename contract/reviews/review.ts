/** A review of a completed order, as orders and profiles show it. */
import * as z from 'zod/mini';
import { id, personRef, timestamp } from '../core/common.ts';
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
  created_at: timestamp,
  /** When the other party can see it: once both have written, or 14 days after acceptance. */
  shown_at: timestamp,
  /** The single reply of the person reviewed. */
  reply: z.nullable(z.string()),
  replied_at: z.nullable(timestamp),
  /** The title of the gig that was ordered, while the gig is public; null for a job, which stays between its two parties. */
  gig: z.nullable(z.string()),
  /** True when this reader may reply now. */
  can_reply: z.boolean(),
});
export type Review = z.infer<typeof reviewOfJob>;

/** The latest time at which the other side's hidden review is shown; null when there is none or it is already shown. */
export const reviewHiddenUntil = z.nullable(timestamp);
