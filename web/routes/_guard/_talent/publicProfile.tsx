/** /publicProfile: the talent's own page (rule 9.6). */
import { createFileRoute } from '@tanstack/react-router';
import { people } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { OwnGigs } from '#web/features/gigs/parts/own-gigs.tsx';
import { TalentProfileScreen } from '#web/features/profile/talent-profile-screen.tsx';
import { ShareButton } from '#web/features/sharing/parts/share-button.tsx';
import { later, useLater } from '#web/lib/later.ts';
import { useSettled } from '#web/lib/pause.ts';
import { callOptions } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { pageTitle } from '#web/lib/title.ts';
import { WhenNear } from '#web/ui/when-near.tsx';

const PAST_WORK = later(
  async () => (await import('#web/features/past-work/parts/past-work-section.tsx')).OwnPastWork,
);
const EXPOSURE = later(async () => (await import('#web/features/line/parts/exposure-note.tsx')).ExposureNote);
const REVIEWS = later(
  async () => (await import('#web/features/reviews/parts/reviews-received.tsx')).OwnReviews,
);

export const Route = createFileRoute('/_guard/_talent/publicProfile')({
  head: () => pageTitle(words.shell.titles.yourProfile),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(callOptions(people.checklist));
  },
  component: OwnProfile,
});

function OwnProfile() {
  const { user } = usePerson();
  return (
    <TalentProfileScreen
      share={<ShareButton path={paths.fill(paths.person.talent, { id: user.id })} title={user.name} />}
    >
      <OwnGigs
        share={(gig) => <ShareButton path={paths.fill(paths.gig, { id: gig.id })} title={gig.title} />}
      />
      <Exposure />
      <WhenNear part={PAST_WORK} given={{}} />
      <WhenNear part={REVIEWS} given={{ personId: user.id }} />
    </TalentProfileScreen>
  );
}

/** Loads late: nobody waits for it. */
function Exposure() {
  const { part: Note } = useLater(EXPOSURE, useSettled());
  return Note && <Note />;
}
