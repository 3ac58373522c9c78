/** What the people of the example market say of each other when an order is over, and what they answer. */
import { reviews } from '#contract/reviews/reviews.ts';
import type { Member } from './world.ts';

/** One says of the other how the order was; returns the id of the review. */
export async function say(
  from: Member,
  of: Member,
  jobId: string,
  rating: number,
  comment: string,
): Promise<string> {
  const names = { reviewer_id: from.id, reviewee_id: of.id, job_id: jobId };
  const recommend_user = rating > 3 ? 'Yes' : 'Not likely';
  const { review } = await from.ok(reviews.send, { body: { ...names, rating, recommend_user, comment } });
  return review.id;
}

/** The person reviewed answers. */
export async function answer(member: Member, reviewId: string, reply: string): Promise<void> {
  await member.ok(reviews.reply, { params: { id: reviewId }, body: { reply } });
}
