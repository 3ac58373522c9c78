/** The reviews that a person received, with their average; honest while there is none. */
import type { ReactNode } from 'react';
import { reviews } from '#contract/reviews.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Ago } from '#web/ui/moments.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonList } from '#web/ui/skeleton.tsx';
import { Stars } from '#web/ui/stars.tsx';

type Props = {
  personId: string;
  /** What stands there while there is no review. */
  empty: ReactNode;
};

export function ReviewsReceived({ personId, empty }: Props) {
  const pages = useCallPages(reviews.received, { params: { id: personId }, query: {} }, (reply) => ({
    items: reply.received_reviews.map((review) => ({
      ...review,
      average: reply.average,
      count: reply.count,
    })),
    next: reply.next,
  }));
  return (
    <QueryView
      query={pages}
      errorTitle="The reviews could not be loaded"
      waiting={<SkeletonList rows={2} className="h-32" />}
    >
      {(received) => {
        const [newest] = received;
        if (!newest) return empty;
        const { average, count } = newest;
        return (
          <Card title="Reviews" actions={<Stars rating={average ?? 0} count={count} size={20} />}>
            <ul className="grid divide-y divide-line">
              {received.map((review) => (
                <li key={review.id} className="wrap-anywhere grid gap-1.5 py-4 last:pb-0">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <p className="font-semibold">{review.reviewer.name}</p>
                    <Stars rating={review.rating} />
                    <span className="ml-auto text-sm text-soft">
                      <Ago at={review.created_at} />
                    </span>
                  </div>
                  <p className="max-w-prose whitespace-pre-line">{review.comment}</p>
                  <p className="text-sm text-soft">Recommends: {review.recommend_user}</p>
                </li>
              ))}
            </ul>
            <LoadMore pages={pages} />
          </Card>
        );
      }}
    </QueryView>
  );
}

/** For the own page: where the first review comes from; `offerJobs` adds the way to the open jobs. */
export function NoOwnReview({ offerJobs }: { offerJobs: boolean }) {
  return (
    <EmptyState
      title="No reviews yet"
      text="Hunters review you after they accept your work. The first review begins with a bid on an open job."
      action={offerJobs && <ButtonLink to="/jobrequest">Find open jobs</ButtonLink>}
    />
  );
}
