/** Who a person is, at the head of their page: picture, name, story line, and their record on the market. */
import { BadgeCheck, CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicProfile } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { showMonth } from '#web/lib/dates.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';

type Props = {
  profile: PublicProfile;
  online: boolean;
  /** Buttons under the facts. */
  children?: ReactNode;
};

export function PersonCard({ profile, online, children }: Props) {
  const { name, created_at, userdetail: detail, rating, reviews, orders_completed: completed } = profile;
  const fullName = fullNameOf(profile);
  return (
    <section aria-label={fullName} className="wrap-anywhere rounded-card border border-line bg-card p-5">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 text-center">
        <Avatar name={fullName} image={detail?.profile_image} size="xl" />
        <div className="min-w-0 max-w-full">
          <h1 className="font-sans text-2xl leading-8">{fullName}</h1>
          {name !== fullName && <p className="text-soft">{name}</p>}
        </div>
        <Badge
          tone={online ? 'good' : 'quiet'}
          icon={<span aria-hidden className="size-2 rounded-full bg-current" />}
        >
          {online ? words.common.people.online : words.profiles.page.offline}
        </Badge>
        {detail?.storyLine && <p className="text-lg leading-6.5 text-balance">{detail.storyLine}</p>}
        {rating !== null && <Stars rating={rating} count={reviews} size={18} />}
      </div>
      <dl className="mt-5 grid gap-2 border-t border-line pt-4">
        {detail && (
          <Fact icon={<MapPin size={18} />} name={words.common.labels.country} value={detail.country} />
        )}
        <Fact
          icon={<CalendarDays size={18} />}
          name={words.profiles.page.joined}
          value={showMonth(created_at)}
        />
        {completed > 0 && (
          <Fact
            icon={<BadgeCheck size={18} />}
            name={words.common.fixed.completed}
            value={words.common.counted.orders(completed)}
          />
        )}
      </dl>
      {children && <div className="mt-5 grid gap-3 text-center">{children}</div>}
    </section>
  );
}

/** First and last name; the name of the account before there is a profile. */
export function fullNameOf({ name, userdetail }: Pick<PublicProfile, 'name' | 'userdetail'>): string {
  return userdetail ? `${userdetail.firstname} ${userdetail.lastname}` : name;
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
  return (
    <div className="flex items-center gap-2.5">
      <span aria-hidden className="shrink-0 text-soft">
        {icon}
      </span>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="ml-auto min-w-0 text-right">{value}</dd>
    </div>
  );
}
