/** The reviews on one's own page, or where the first one comes from. */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { ReviewsReceived } from './reviews-received.tsx';

export function OwnReviews({ personId }: { personId: string }) {
  return <ReviewsReceived personId={personId} empty={<NoReviewYet />} />;
}

function NoReviewYet() {
  return (
    <EmptyState
      title={words.common.people.noReviews}
      text={words.profiles.reviews.emptyOwn}
      action={<ButtonLink to={paths.openJobs}>{words.common.actions.findOpenJobs}</ButtonLink>}
    />
  );
}
