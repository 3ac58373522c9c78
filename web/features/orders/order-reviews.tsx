/** What both parties of a completed order said of each other. */
import type { OrderDetail } from '#contract/orders.ts';
import { words } from '#contract/words.ts';
import { Card } from '#web/ui/card.tsx';
import { Ago } from '#web/ui/moments.tsx';
import { Stars } from '#web/ui/stars.tsx';

type Props = { order: OrderDetail; className?: string };

export function OrderReviews({ order, className }: Props) {
  if (order.status !== 'accepted') return null;
  return (
    <Card title="Reviews" className={className}>
      <div className="grid gap-4">
        {!order.review && <p className="text-soft">{words.order_detail.awaitingReview}</p>}
        {order.reviews.map((review) => (
          <article key={review.id} className="grid gap-1 border-line not-last:border-b not-last:pb-4">
            <p className="text-sm text-soft">
              {review.reviewer.name} about{' '}
              <strong className="font-semibold text-ink">{review.reviewee.name}</strong>
            </p>
            <Stars rating={review.rating} size={18} />
            <p className="whitespace-pre-wrap wrap-anywhere">{review.comment}</p>
            <p className="text-sm text-soft">
              <Ago at={review.created_at} />
            </p>
          </article>
        ))}
      </div>
    </Card>
  );
}
