/** A person's page with what other features bring to it; the same under both of its addresses. */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ContactButton } from '#web/features/messages/parts/contact-button.tsx';
import { PastWorkOf } from '#web/features/past-work/parts/past-work-section.tsx';
import { fullNameOf } from '#web/features/profile/parts/person-card.tsx';
import { Portfolio } from '#web/features/profile/parts/portfolio.tsx';
import { PersonScreen } from '#web/features/profile/person-screen.tsx';
import { NoReviews, ReviewsReceived } from '#web/features/reviews/parts/reviews-received.tsx';
import { ShareButton } from '#web/features/sharing/parts/share-button.tsx';
import { goBack } from '#web/lib/go-back.ts';

export function PersonPage({ id }: { id: string }) {
  return (
    <PersonScreen
      personId={id}
      onBack={goBack}
      actions={(profile) => (
        <>
          <ContactButton
            to={{ id, name: profile.name }}
            label={words.shell.pages.sendMessage}
            variant="primary"
          />
          {(profile.gigs.length > 0 || profile.past_work > 0) && (
            <ShareButton path={paths.fill(paths.person.talent, { id })} title={fullNameOf(profile)} />
          )}
        </>
      )}
      parts={(profile) => (
        <>
          <Portfolio profile={profile} />
          <PastWorkOf personId={id} count={profile.past_work} />
          <ReviewsReceived personId={id} empty={<NoReviews name={profile.name} />} />
        </>
      )}
    />
  );
}
