/** The hunter's rating of a completed order in a list, what hides it, and the way to write one's own review. */
import { Star } from 'lucide-react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import type { Side } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { otherParty } from '../order-side.ts';

type Props = { order: OrderRow; side: Side; onReview: () => void };

/** "Add Review" is there only while the reader has not written yet. */
export function RatingCell({ order, side, onReview }: Props) {
  const { review, review_hidden_until: hiddenUntil } = order;
  const may = order.can.includes('review');
  return (
    <span className="flex flex-wrap items-center gap-x-2 max-sm:justify-end">
      {review && <Stars rating={review.rating} />}
      {hiddenUntil && (
        <span className="max-w-44 text-sm text-soft">
          {words.profiles.reviews.hiddenUntil(showDay(hiddenUntil))}
        </span>
      )}
      {!review && !hiddenUntil && !(may && side === 'hunter') && (
        <span className="text-soft">
          {side === 'talent' ? words.orders.fixed.awaitingReview : words.orders.reviews.none}
        </span>
      )}
      {may && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Star size={18} />}
          aria-label={words.orders.reviews.add(otherParty(order, side).name)}
          onClick={onReview}
          className="-mx-3"
        >
          {words.common.actions.addReview}
        </Button>
      )}
    </span>
  );
}
