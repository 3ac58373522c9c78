/** The reviews that a person received: their distribution, the comments, and the person's replies. */
import { MessageSquareReply, Star, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Review } from '#contract/reviews/review.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import * as paths from '#contract/site/paths.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later } from '#web/lib/later.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { Stars, showStars } from '#web/ui/lists/stars.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';

const REPLY = later(async () => (await import('../review-dialogs.tsx')).ReplyDialog);

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
          const whole = all.data?.length === count;
          const yes = all.data?.filter(({ review }) => review.recommend_user === 'Yes').length ?? 0;
          return (
            <Card as="div" title={words.common.fixed.reviews}>
              <RatingHistogram
                average={average ?? 0}
                count={count}
                histogram={histogram}
                note={whole && words.profiles.reviews.recommended(yes, count)}
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

/** The reviews with this number of stars, or all; each row carries the overall figures. */
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
          <ul className="mt-2 grid divide-y divide-line">
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

/** The empty state on somebody else's page. */
export function NoReviews({ name }: { name: string }) {
  return (
    <Card as="div" title={words.common.fixed.reviews}>
      <p className="text-soft">{words.profiles.reviews.emptyOther(name)}</p>
    </Card>
  );
}

/** One review: author, stars, comment, and the reply of the person reviewed. */
function ReviewItem({ review, onReply }: { review: Review; onReply: () => void }) {
  return (
    <li className="grid gap-1.5 py-4 wrap-anywhere last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink person={review.reviewer} className="font-semibold" />
        <Stars rating={review.rating} />
        <span className="ml-auto text-sm text-soft">
          <TimeAgo at={review.created_at} />
        </span>
      </div>
      {review.gig && <p className="text-sm text-soft">{review.gig}</p>}
      <p className="max-w-prose whitespace-pre-line">{review.comment}</p>
      {review.recommend_user !== 'Yes' && (
        <p className="text-sm text-soft">
          {words.profiles.reviews.recommends(words.common.named.of(review.recommend_user))}
        </p>
      )}
      {review.reply && (
        <div className="mt-1.5 grid gap-1 border-l-3 border-line pl-4">
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <span>
              <span className="font-semibold text-ink">{review.reviewee.name}</span>{' '}
              {words.common.people.replied}
            </span>
            {review.replied_at && <TimeAgo at={review.replied_at} />}
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

/** The reviews on one's own page, or how to get the first one. */
export function OwnReviews({ personId }: { personId: string }) {
  return <ReviewsReceived personId={personId} empty={<NoReviewYet />} />;
}

function NoReviewYet() {
  return (
    <EmptyState
      motif="envelope"
      title={words.common.people.noReviews}
      text={words.profiles.reviews.emptyOwn}
      action={<ButtonLink to={paths.openJobs}>{words.common.actions.findOpenJobs}</ButtonLink>}
    />
  );
}

type RatingHistogramProps = {
  average: number;
  count: number;
  /** 5, 4, 3, 2 and 1 stars, in this order. */
  histogram: readonly { rating: number; count: number }[];
  /** The number of people who would recommend the person, once all reviews have loaded. */
  note: string | false;
  /** The stars that the reviews are filtered by; null for all. */
  chosen: number | null;
  onChoose: (rating: number | null) => void;
};

/** The number of reviews per star rating, as bars; pressing one filters the reviews. */
function RatingHistogram({ average, count, histogram, note, chosen, onChoose }: RatingHistogramProps) {
  const most = Math.max(1, ...histogram.map((row) => row.count));
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex items-center gap-4 sm:grid sm:justify-items-center sm:gap-1">
        <p className="text-5xl leading-none font-bold tabular-nums" aria-hidden>
          {showStars(average)}
        </p>
        <div className="grid gap-1 sm:justify-items-center">
          <Stars rating={average} size={18} />
          <p className="text-sm text-soft">{words.common.counted.reviews(count)}</p>
          {note && <p className="text-sm text-soft">{note}</p>}
        </div>
      </div>
      <ul aria-label={words.common.stars.histogram}>
        {histogram.map((row) => (
          <li key={row.rating}>
            <Bar
              row={row}
              part={row.count / most}
              pressed={chosen === row.rating}
              onPress={() => onChoose(chosen === row.rating ? null : row.rating)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = {
  row: { rating: number; count: number };
  part: number;
  pressed: boolean;
  onPress: () => void;
};

function Bar({ row, part, pressed, onPress }: BarProps): ReactNode {
  const said = `${words.common.counted.stars(row.rating)}${colon} ${words.common.counted.reviews(row.count)}`;
  const inside = (
    <>
      <span className="sr-only">{said}</span>
      <span aria-hidden className="inline-flex w-8 shrink-0 items-center gap-1 tabular-nums">
        {row.rating}
        <Star size={14} fill="currentColor" className="text-star" />
      </span>
      <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-star" style={{ width: `${part * 100}%` }} />
      </span>
      <span aria-hidden className="w-8 shrink-0 text-right text-sm text-soft tabular-nums">
        {row.count}
      </span>
    </>
  );
  if (row.count === 0) return <p className="flex min-h-8 items-center gap-3 px-2">{inside}</p>;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'flex min-h-8 w-full items-center gap-3 rounded px-2 hover:bg-wash pointer-coarse:min-h-11',
        pressed && 'bg-wash',
      )}
    >
      {inside}
    </button>
  );
}
