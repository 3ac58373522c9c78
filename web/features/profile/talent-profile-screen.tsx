/** /publicProfile: the talent's own page as others see it, with what it still lacks and the ways to change it. */
import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PublicProfile, people } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useOnline } from '#web/lib/online.ts';
import { callOptions } from '#web/lib/query.ts';
import { type Person, usePerson } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { type OpenOwnDialog, OwnDialogs } from './own-dialogs.tsx';
import { ChecklistCard } from './parts/checklist-card.tsx';
import { FactCard, PersonCard, ProfileLayout } from './parts/person-card.tsx';
import { Abilities, Schooling } from './parts/qualifications.tsx';

type Props = {
  /** The button that shares the page. */
  share: ReactNode;
  /** Portfolio, past work and reviews, from their features. */
  children: ReactNode;
};

export function TalentProfileScreen({ share, children }: Props) {
  const person = usePerson();
  const query = useQuery({
    ...callOptions(people.get, { params: { id: person.user.id } }),
    placeholderData: () => ({ success: true as const, users: asPublic(person) }),
  });
  const profile = query.data?.users ?? asPublic(person);
  const checklist = useQuery(callOptions(people.checklist));
  // Content below something that loads later is revealed together with it; otherwise it would move under the reader's finger.
  const hiddenUntil = (arrived: boolean) => cx('contents', !arrived && 'invisible');
  return (
    <OwnDialogs profile={profile}>
      {(open) => (
        <ProfileLayout
          who={<OwnCard profile={profile} open={open} share={share} />}
          more={
            <div className={hiddenUntil(!(query.isPlaceholderData && query.isFetching))}>
              <Description profile={profile} open={open} />
              <Abilities profile={profile} open={open} />
              <Schooling profile={profile} open={open} />
            </div>
          }
        >
          {query.error && (
            <ErrorBox
              error={query.error}
              title={words.profiles.page.refreshFailed}
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
            />
          )}
          <ChecklistCard open={open} />
          <div className={hiddenUntil(!checklist.isLoading)}>{children}</div>
        </ProfileLayout>
      )}
    </OwnDialogs>
  );
}

type PartProps = { profile: PublicProfile; open: OpenOwnDialog };

/** Online when this device is connected, which is also what others will see. */
function OwnCard({ profile, open, share }: PartProps & { share: ReactNode }) {
  return (
    <PersonCard profile={profile} online={useOnline()}>
      <Button
        variant="secondary"
        icon={<Pencil size={18} />}
        onClick={() => open({ kind: 'look', part: 'picture' })}
      >
        {words.profiles.look.title}
      </Button>
      <ButtonLink
        to={paths.person.talent}
        params={{ id: profile.id }}
        variant="secondary"
        icon={<Eye size={18} />}
      >
        {words.common.actions.viewPublicPage}
      </ButtonLink>
      <span className="absolute top-2 right-2">{share}</span>
    </PersonCard>
  );
}

function Description({ profile, open }: PartProps) {
  const text = profile.userdetail?.description;
  const edit = () => open({ kind: 'look', part: 'description' });
  return (
    <FactCard
      title={words.common.fixed.description}
      brief={text}
      actions={
        <Button
          variant="quiet"
          icon={text ? <Pencil size={18} /> : <Plus size={18} />}
          aria-label={text ? words.profiles.page.editDescription : words.profiles.page.addDescription}
          onClick={edit}
          className="-my-2 -mr-3"
        >
          {text ? words.common.actions.edit : words.profiles.shared.add}
        </Button>
      }
    >
      {text ? (
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      ) : (
        <p className="text-soft">{words.profiles.look.descriptionHint}</p>
      )}
    </FactCard>
  );
}

/** The session's person in the shape of the public profile, so that the screen renders at once. */
function asPublic({ user, user_profile: kept }: Person): PublicProfile {
  const userdetail = kept && {
    userId: user.id,
    firstname: kept.firstname,
    lastname: kept.lastname,
    storyLine: kept.storyline,
    description: kept.description,
    profile_image: kept.profile_image,
    countryId: kept.countryId,
    country: kept.country,
  };
  const { id, name, created_at } = user;
  const none = { educations: [], certifications: [], skills: [], languages: [], gigs: [] };
  const counts = { rating: null, reviews: 0, orders_completed: 0, past_work: 0, replies: null };
  return { id, name, created_at, online: true, ...counts, userdetail, ...none };
}
