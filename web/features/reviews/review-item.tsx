/** One review: by whom, how many stars, what was said, and the answer of the person reviewed. */
import { MessageSquareReply } from 'lucide-react';
import type { Review } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';

export function ReviewItem({ review, onReply }: { review: Review; onReply: () => void }) {
  return (
    <li className="grid gap-1.5 py-4 wrap-anywhere last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink person={review.reviewer} className="font-semibold" />
        <Stars rating={review.rating} />
        <span className="ml-auto text-sm text-soft">
          <Ago at={review.created_at} />
        </span>
      </div>
      <p className="max-w-prose whitespace-pre-line">{review.comment}</p>
      <p className="text-sm text-soft">
        {words.profiles.reviews.recommends(words.common.named.of(review.recommend_user))}
      </p>
      {review.reply && (
        <div className="mt-1.5 grid gap-1 border-l-3 border-line pl-4">
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <span>
              <span className="font-semibold text-ink">{review.reviewee.name}</span>{' '}
              {words.common.people.replied}
            </span>
            {review.replied_at && <Ago at={review.replied_at} />}
          </p>
          <p className="max-w-prose whitespace-pre-line">{review.reply}</p>
        </div>
      )}
      {review.can_reply && (
        <Button
          variant="quiet"
          icon={<MessageSquareReply size={18} />}
          onClick={onReply}
          className="-ml-3 justify-self-start sm:-ml-5"
        >
          {words.profiles.reviews.reply}
          <span className="sr-only"> {words.profiles.reviews.replyTo(review.reviewer.name)}</span>
        </Button>
      )}
    </li>
  );
}
