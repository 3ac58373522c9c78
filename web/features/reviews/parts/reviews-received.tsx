/** The reviews that a person received: how they spread over the stars, what was said, and what they answered. */
import { MessageSquareReply, Star, X } from 'lucide-react';
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
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';
import { RatingHistogram } from '#web/ui/rating-histogram.tsx';

const REPLY = later(async () => (await import('../reply-dialog.tsx')).ReplyDialog);

type Props = {
  personId: string;
  /** Shown while there is no review. */
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

/** One review: by whom, how many stars, what was said, and the answer of the person reviewed. */
function ReviewItem({ review, onReply }: { review: Review; onReply: () => void }) {
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
