/** A person as others see them: who they are, what they offer, their past work, and their reviews. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PublicProfile, people } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { callOptions } from '#web/lib/query.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { BackButton, PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { FactCard, PersonCard, ProfileLayout, SkillsAndLowestPrice } from './parts/person-card.tsx';
import { Abilities, Schooling } from './parts/qualifications.tsx';

type Props = {
  personId: string;
  onBack: () => void;
  /** Sections of other features: portfolio, past work, reviews. */
  parts: (profile: PublicProfile) => ReactNode;
  /** Buttons under the person's facts, such as the one that sends a message; not on one's own page. */
  actions?: (profile: PublicProfile) => ReactNode;
};

export function PersonScreen({ personId, onBack, parts, actions }: Props) {
  const query = useQuery(callOptions(people.get, { params: { id: personId } }));
  const own = useSession().person?.user.id === personId;
  return (
    <>
      {!query.data && <PageHeader back={!query.error && onBack} title={words.common.places.profile} />}
      <QueryView
        query={query}
        about="person"
        errorTitle={words.profiles.page.failed}
        waiting={<SkeletonList rows={3} className="h-56" />}
      >
        {({ users: profile }) => (
          <>
            {own ? (
              <OwnNote />
            ) : (
              <div className="grid">
                <BackButton onBack={onBack} className="mb-3 min-h-11 max-sm:-mb-1" />
              </div>
            )}
            <ProfileLayout
              who={
                <PersonCard
                  profile={profile}
                  online={profile.online}
                  offer={<SkillsAndLowestPrice profile={profile} />}
                >
                  {!own && actions?.(profile)}
                </PersonCard>
              }
              more={
                <>
                  <About profile={profile} />
                  <Abilities profile={profile} />
                  <Schooling profile={profile} />
                </>
              }
            >
              {parts(profile)}
            </ProfileLayout>
          </>
        )}
      </QueryView>
    </>
  );
}

function OwnNote() {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded bg-wash px-4 py-2.5 text-on-wash">
      <p>{words.profiles.page.ownNote}</p>
      <ButtonLink to={paths.profile} variant="secondary" size="sm" className="min-h-11">
        {words.profiles.page.backToEditing}
      </ButtonLink>
    </div>
  );
}

/** Number of characters that fit on four lines of a phone. */
const SHORT = 140;

function About({ profile: { userdetail } }: { profile: PublicProfile }) {
  const desk = useIsDesktop();
  // On phones the head of the page already shows a short description.
  if (!userdetail?.description || (!desk && userdetail.description.length < SHORT)) return null;
  return (
    <FactCard title={words.common.fixed.description} brief={userdetail.description}>
      <p className="whitespace-pre-line wrap-anywhere">{userdetail.description}</p>
    </FactCard>
  );
}
