/** /publicProfile: the talent's own page as others see it, with what to do next and the reviews received. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { profiles } from '#contract/profiles.ts';
import { callOptions } from '#web/lib/query.ts';
import { type Person, usePerson } from '#web/lib/session.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { EditLookDialog } from './edit-look-dialog.tsx';
import { nextSteps } from './next-steps.ts';
import { NextStepsCard } from './next-steps-card.tsx';
import { ProfileColumn } from './profile-column.tsx';
import { NoOwnReview, ReviewsReceived } from './reviews-received.tsx';

export function TalentProfileScreen() {
  const person = usePerson();
  const [editing, setEditing] = useState(false);
  const query = useQuery({
    ...callOptions(profiles.get, { params: { id: person.user.id } }),
    placeholderData: asPublic(person),
  });
  const shown = query.data?.users ?? asPublic(person).users;
  const look = {
    profile_image: shown.userdetail?.profile_image ?? null,
    storyline: shown.userdetail?.storyLine ?? null,
    description: shown.userdetail?.description ?? null,
  };
  const steps = nextSteps(look);
  const complete = steps.every((step) => step.done);
  const edit = () => setEditing(true);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      <ProfileColumn person={shown} onEdit={edit} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {query.error && (
          <ErrorBox
            error={query.error}
            title="Your profile could not be refreshed"
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {!complete && <NextStepsCard steps={steps} onEdit={edit} />}
        <ReviewsReceived personId={person.user.id} empty={<NoOwnReview offerJobs={complete} />} />
      </div>
      <EditLookDialog open={editing} onClose={() => setEditing(false)} name={shown.name} look={look} />
    </div>
  );
}

/** What the session knows of the person, in the shape of the public profile: the screen stands at once. */
function asPublic({ user, user_profile: kept }: Person): Reply<typeof profiles.get> {
  const userdetail = kept && {
    userId: user.id,
    firstname: kept.firstname,
    lastname: kept.lastname,
    storyLine: kept.storyline,
    description: kept.description,
    profile_image: kept.profile_image,
    country: kept.country,
  };
  return { success: true, users: { id: user.id, name: user.name, created_at: user.created_at, userdetail } };
}
