/** The talent's newest review, beside the order; fetched only on larger screens, which have room for it. */
import { useQuery } from '@tanstack/react-query';
import { reviews } from '#contract/reviews/reviews.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { callOptions } from '#web/lib/query.ts';
import { Stars } from '#web/ui/lists/stars.tsx';

export function NewestReview({ talent }: { talent: string }) {
  const desk = useIsDesktop();
  const { data } = useQuery({
    ...callOptions(reviews.received, { params: { id: talent }, query: { limit: '1' } }),
    enabled: desk,
  });
  const review = data?.received_reviews[0];
  if (!review || !desk) return null;
  return (
    <figure className="grid gap-1.5 border-t border-line pt-4">
      <Stars rating={review.rating} />
      <blockquote className="line-clamp-4 text-pretty wrap-anywhere">{review.comment}</blockquote>
      <figcaption className="truncate text-sm text-soft">
        {[review.reviewer.name, review.gig].filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  );
}
