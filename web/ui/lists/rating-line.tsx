/** Stars with their number, or New for somebody without a review yet. */
import { words } from '#contract/words.ts';
import { Badge } from '../basics/badge.tsx';
import { Stars } from './stars.tsx';

export function RatingLine({ rating, reviews }: { rating: number | null; reviews: number }) {
  return (
    <p className="flex min-h-6 items-center">
      {rating === null ? (
        <Badge tone="quiet">{words.common.labels.new}</Badge>
      ) : (
        <Stars rating={rating} count={reviews} />
      )}
    </p>
  );
}
