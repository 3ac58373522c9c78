/** The page of a gig with what other features bring to it; the same under both of its addresses. */
import { useNavigate } from '@tanstack/react-router';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { GigScreen } from '#web/features/gig-page/gig-screen.tsx';
import type { GigView } from '#web/features/gig-page/gig-tabs.ts';
import { GigActions } from '#web/features/gig-page/parts/gig-actions.tsx';
import { ContactButton } from '#web/features/messages/parts/contact-button.tsx';
import { ReviewsReceived } from '#web/features/reviews/parts/reviews-received.tsx';
import { ShareButton } from '#web/features/sharing/parts/share-button.tsx';
import { EmptyState } from '../ui/basics/empty-state.tsx';

export function GigPage({ id, view }: { id: string; view: GigView }) {
  const navigate = useNavigate();
  return (
    <GigScreen
      id={id}
      view={view}
      onView={(next) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
      share={(gig) => <ShareButton path={paths.fill(paths.gig, { id: gig.id })} title={gig.title} />}
      actions={(gig, chosen) => (
        <GigActions
          gig={gig}
          chosen={chosen}
          contact={<ContactButton to={gig.user} about={gig.title} label={words.gigs.fixed.contact} compact />}
        />
      )}
      reviews={({ user }) => (
        <ReviewsReceived
          personId={user.id}
          empty={
            <EmptyState
              title={words.common.people.noReviews}
              text={words.shell.pages.gigNoReviews(user.name)}
            />
          }
        />
      )}
    />
  );
}
