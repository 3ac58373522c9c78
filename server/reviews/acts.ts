/** Reviews as subjects of acts; their events are about the order. */
import type { Selectable, Updateable } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import { words } from '#contract/words.ts';
import type { Reviews } from '#server/core/db/tables.gen.ts';
import { conflict, type Refusal } from '#server/core/http/refusal.ts';
import type { Subject } from '#server/core/work/acts.ts';

export type ReviewRow = Pick<
  Selectable<Reviews>,
  'id' | 'job_id' | 'reviewer_id' | 'reviewee_id' | 'rating' | 'shown_at' | 'announced_at' | 'reply'
> & { title: string; hunter_id: string };

/** The status is `shown` once announced; the review can be read from `shown_at` on, even before the task has announced it. */
export const reviews: Subject<
  'review',
  ReviewRow,
  Updateable<Reviews>,
  null,
  'title' | 'review_id' | 'reviewer_id' | 'reviewee_id' | 'rating'
> = {
  name: 'review',
  table: 'reviews',
  statusOf: (review) => (review.announced_at ? 'shown' : 'hidden'),
  columnsOf: (_shown, at) => ({ announced_at: at }),
  aboutOf: (review) => ({ kind: 'job', id: review.job_id }),
  factsOf: ({ title, id, reviewer_id, reviewee_id, rating }) => ({
    ...{ title, reviewer_id, reviewee_id, rating },
    review_id: id,
  }),
  guards: { mayReply: { looksAt: 'row', refuses: (review, _by, at) => refusesReply(review, at) } },
};

/** Why the review cannot be replied to: not shown yet, or already replied; null when it can. */
export function refusesReply(review: Pick<ReviewRow, 'shown_at' | 'reply'>, at: Date): Refusal | null {
  if (review.shown_at > at) return conflict(words.profiles.reviewErrors.notShownYet, 'not_shown');
  return review.reply === null ? null : conflict(words.profiles.reviewErrors.repliedAlready, 'replied');
}

/** Which side of the order this person is. */
export function sideOf(review: Pick<ReviewRow, 'hunter_id'>, userId: string): Side {
  return userId === review.hunter_id ? 'hunter' : 'talent';
}
