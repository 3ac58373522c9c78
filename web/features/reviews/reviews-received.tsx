/** The reviews that a person received: how they spread over the stars, what was said, and what they answered. */
import { Star, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Review, reviews } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SkeletonList } from '#web/ui/basics/skeleton.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { RatingHistogram } from '#web/ui/rating-histogram.tsx';
import { ReviewItem } from './review-item.tsx';

const REPLY = later(async () => (await import('./reply-dialog.tsx')).ReplyDialog);

type Props = {
  personId: string;
  /** What stands there while there is no review. */
  empty: ReactNode;
};

/** Brings its own heading (`h2`). */
export function ReviewsReceived({ personId, empty }: Props) {
  const [stars, setStars] = useState<number | null>(null);
  const [answering, setAnswering] = useState<Review | null>(null);
  const all = useReviews(personId, null);
  const summary = all.data?.[0];
  return (
    <section aria-label={words.common.fixed.reviews}>
      <QueryView
        query={all}
        errorTitle={words.profiles.reviews.failed}
        waiting={<SkeletonList rows={2} className="h-32" />}
      >
        {() => {
          if (!summary) return empty;
          const { average, count, histogram } = summary.of;
          return (
            <Card as="div" title={words.common.fixed.reviews}>
              <RatingHistogram
                average={average ?? 0}
                count={count}
                histogram={histogram}
                chosen={stars}
                onChoose={setStars}
              />
              {stars !== null && <Narrowed stars={stars} onAll={() => setStars(null)} />}
              <Reviews personId={personId} stars={stars} onReply={setAnswering} />
            </Card>
          );
        }}
      </QueryView>
      {answering && (
        <LazyDialog dialog={REPLY} given={{ review: answering, onClose: () => setAnswering(null) }} />
      )}
    </section>
  );
}

/** The reviews of so many stars, or all; each carries the figures of the whole. */
function useReviews(personId: string, stars: number | null) {
  const query = stars === null ? {} : { rating: String(stars) };
  return useCallPages(reviews.received, { params: { id: personId }, query }, (reply) => ({
    items: reply.received_reviews.map((review) => ({ review, of: reply })),
    next: reply.next,
  }));
}

function Narrowed({ stars, onAll }: { stars: number; onAll: () => void }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-1.5 font-semibold" role="status">
        {words.profiles.reviews.only(stars)}{' '}
        <Star
          aria-label={words.profiles.reviews.starsAfter(stars)}
          size={16}
          fill="currentColor"
          className="text-star"
        />
      </span>
      <Button variant="quiet" size="sm" icon={<X size={16} />} className="min-h-11" onClick={onAll}>
        {words.common.actions.showAll}
      </Button>
    </p>
  );
}

type ListProps = { personId: string; stars: number | null; onReply: (review: Review) => void };

function Reviews({ personId, stars, onReply }: ListProps) {
  const pages = useReviews(personId, stars);
  return (
    <QueryView
      query={pages}
      errorTitle={words.profiles.reviews.failed}
      waiting={<SkeletonList rows={2} className="h-24" />}
    >
      {(list) => (
        <>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
            {list.map(({ review }) => (
              <ReviewItem key={review.id} review={review} onReply={() => onReply(review)} />
            ))}
          </ul>
          <LoadMore pages={pages} />
        </>
      )}
    </QueryView>
  );
}

/** For the page of somebody else. */
export function NoReviews({ name }: { name: string }) {
  return (
    <Card as="div" title={words.common.fixed.reviews}>
      <p className="text-soft">{words.profiles.reviews.emptyOther(name)}</p>
    </Card>
  );
}
