/** A talent as a hunter sees them: who they are, what they tell of themselves, and what others say. */
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, MapPin } from 'lucide-react';
import type { Reply } from '#contract/endpoint.ts';
import { profiles } from '#contract/profiles.ts';
import { reviews } from '#contract/reviews.ts';
import { showMonth } from '#web/lib/dates.ts';
import { callOptions } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonList } from '#web/ui/skeleton.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { ReviewsReceived } from './reviews-received.tsx';

type Profile = Reply<typeof profiles.get>['users'];

export function TalentPage({ userId, onBack }: { userId: string; onBack: () => void }) {
  const query = useQuery(callOptions(profiles.get, { params: { id: userId } }));
  return (
    <>
      <PageHeader back={onBack} title={query.data ? fullName(query.data.users) : 'Talent'} />
      <QueryView
        query={query}
        errorTitle="The profile could not be loaded"
        waiting={<SkeletonList rows={2} className="h-56" />}
      >
        {({ users }) => (
          <div className="grid items-start gap-5 lg:grid-cols-[18rem_1fr]">
            <Person profile={users} />
            <div className="grid min-w-0 gap-5">
              <Card title="About">
                <p className="max-w-prose whitespace-pre-wrap">
                  {users.userdetail?.description || (
                    <span className="text-soft">{users.name} has not written about themselves yet.</span>
                  )}
                </p>
              </Card>
              <ReviewsReceived
                personId={userId}
                empty={
                  <Card title="Reviews">
                    <p className="text-soft">No reviews yet.</p>
                  </Card>
                }
              />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

function fullName({ name, userdetail }: Profile): string {
  return userdetail ? `${userdetail.firstname} ${userdetail.lastname}` : name;
}

function Person({ profile }: { profile: Profile }) {
  const { userdetail } = profile;
  const summary = useQuery(callOptions(reviews.received, { params: { id: profile.id } }));
  const average = summary.data?.average ?? null;
  return (
    <Card>
      <div className="grid justify-items-center gap-3 text-center">
        <Avatar name={fullName(profile)} image={userdetail?.profile_image} size="xl" />
        {userdetail?.storyLine && <p className="text-lg leading-6 font-semibold">{userdetail.storyLine}</p>}
        {average !== null && <Stars rating={average} count={summary.data?.count ?? 0} size={18} />}
        <p className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-soft">
          {userdetail && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin size={16} />
              {userdetail.country}
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <CalendarDays size={16} />
            Joined {showMonth(profile.created_at)}
          </span>
        </p>
      </div>
    </Card>
  );
}
