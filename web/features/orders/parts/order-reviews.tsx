/** The reviews of a completed order by both parties, hidden until both have been written. */
import { EyeOff } from 'lucide-react';
import { firstNameOf } from '#contract/core/names.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { otherParty, sideOf } from '#contract/orders/sides.ts';
import { words } from '#contract/words.ts';
import { sayDay } from '#web/lib/dates.ts';
import { usePerson } from '#web/lib/session.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';

type Props = { order: OrderDetail };

export function OrderReviews({ order }: Props) {
  const { user } = usePerson();
  const { reviews, review_hidden_until: hiddenUntil } = order;
  const other = otherParty(order, sideOf(order, user.id));
  const silent = !hiddenUntil && !reviews.some(({ reviewer }) => reviewer.id === other.id);
  return (
    <Card title={words.common.fixed.reviews}>
      <div className="grid gap-4">
        {reviews.map((review) => (
          <ReviewArticle key={review.id} review={review} mine={review.reviewer.id === user.id} />
        ))}
        {hiddenUntil && (
          <Hidden
            text={words.orders.reviews.hidden(
              other.name,
              words.profiles.reviews.hiddenUntil(sayDay(hiddenUntil)),
            )}
          />
        )}
        {silent && (
          <p className="text-soft">
            {words.orders.fixed.awaitingReview}
            {reviews.length > 0 && words.orders.reviews.from(other.name)}
          </p>
        )}
      </div>
    </Card>
  );
}

function Hidden({ text }: { text: string }) {
  return (
    <p className="flex gap-2 text-soft">
      <EyeOff aria-hidden size={18} className="mt-0.75 shrink-0" />
      {text}
    </p>
  );
}

function ReviewArticle({ review, mine }: { review: OrderDetail['reviews'][number]; mine: boolean }) {
  const { reviewer, reviewee, shown_at: shownAt } = review;
  return (
    <article className="grid gap-1 border-line not-last:border-b not-last:pb-4">
      <p className="text-sm text-soft">
        {words.orders.reviews.by(reviewer.name)}{' '}
        <strong className="font-semibold text-ink">{reviewee.name}</strong>
      </p>
      <Stars rating={review.rating} size={18} />
      <p className="whitespace-pre-wrap wrap-anywhere">{review.comment}</p>
      <p className="text-sm text-soft">
        <TimeAgo at={review.created_at} />
      </p>
      {mine && new Date(shownAt) > new Date() && (
        <Hidden text={`${words.profiles.reviews.onlyYou(firstNameOf(reviewee.name), sayDay(shownAt))}.`} />
      )}
      {review.reply && (
        <div className="mt-1 grid gap-1 border-l-3 border-line pl-4">
          <p className="text-sm text-soft">
            <span className="font-semibold text-ink">{reviewee.name}</span> {words.common.people.replied}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{review.reply}</p>
        </div>
      )}
    </article>
  );
}
