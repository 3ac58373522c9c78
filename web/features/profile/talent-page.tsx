/** A talent as a hunter sees them: who they are, what they tell of themselves, and what others say. */
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, MapPin } from 'lucide-react';
import type { Reply } from '#contract/endpoint.ts';
import { profiles } from '#contract/profiles.ts';
import { reviews } from '#contract/reviews.ts';
import { showMonth } from '#web/lib/dates.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Ago } from '#web/ui/moments.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonList } from '#web/ui/skeleton.tsx';
import { Stars } from '#web/ui/stars.tsx';

type Profile = Reply<typeof profiles.get>['users'];
type Review = Reply<typeof reviews.received>['received_reviews'][number];

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
              <Reviews userId={userId} />
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

function Reviews({ userId }: { userId: string }) {
  const pages = useCallPages(reviews.received, { params: { id: userId } }, (reply) => ({
    items: reply.received_reviews,
    next: reply.next,
  }));
  return (
    <Card title="Reviews">
      <QueryView
        query={pages}
        errorTitle="The reviews could not be loaded"
        waiting={<SkeletonList rows={2} className="h-20" />}
      >
        {(received) =>
          received.length === 0 ? (
            <p className="text-soft">No reviews yet.</p>
          ) : (
            <ul className="divide-y divide-line">
              {received.map((review) => (
                <ReviewLine key={review.id} review={review} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <LoadMore pages={pages} />
    </Card>
  );
}

function ReviewLine({ review }: { review: Review }) {
  return (
    <li className="grid gap-1 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{review.reviewer.name}</span>
        <span className="text-sm text-soft">
          <Ago at={review.created_at} />
        </span>
      </p>
      <Stars rating={review.rating} />
      <p className="max-w-prose whitespace-pre-wrap">{review.comment}</p>
    </li>
  );
}
