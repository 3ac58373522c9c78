/** A person's page with what other features add to it; the same at both of its URLs, and for visitors. */
import type { PublicProfile } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { InviteButton } from '#web/features/jobs/parts/invite-button.tsx';
import { ContactButton } from '#web/features/messages/parts/contact-button.tsx';
import { PastWorkOf } from '#web/features/past-work/parts/past-work-section.tsx';
import { fullNameOf } from '#web/features/profile/parts/person-card.tsx';
import { Portfolio } from '#web/features/profile/parts/portfolio.tsx';
import { PersonScreen } from '#web/features/profile/person-screen.tsx';
import { NoReviews, ReviewsReceived } from '#web/features/reviews/parts/reviews-received.tsx';
import { ShareButton } from '#web/features/sharing/parts/share-button.tsx';
import { goBack } from '#web/lib/own-paths.ts';
import type { WantSearch } from '#web/lib/wants.ts';
import { Heart } from '#web/ui/cards/heart.tsx';
import { useWanted } from '#web/ui/cards/use-wanted.ts';

export function PersonPage({ id, want }: { id: string } & WantSearch) {
  const wanted = useWanted(want);
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
            wanted={wanted === 'message'}
          />
          {sells(profile) && (
            <InviteButton
              talents={[{ id, name: fullNameOf(profile) }]}
              skill={profile.skills[0]?.name}
              wanted={wanted === 'invite'}
            />
          )}
          {sells(profile) && (
            <span className="absolute top-2 right-2 flex max-lg:flex-col">
              {(profile.gigs.length > 0 || profile.past_work > 0) && (
                <ShareButton path={paths.fill(paths.person.talent, { id })} title={fullNameOf(profile)} />
              )}
              <Heart
                kind="talent"
                id={id}
                name={fullNameOf(profile)}
                owner={id}
                wanted={wanted === 'heart'}
              />
            </span>
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

/** True when the person shows gigs, past work or skills: account types are private. */
function sells({ gigs, past_work, skills }: PublicProfile): boolean {
  return gigs.length + past_work + skills.length > 0;
}
