/** Who sells: picture, name, whether they are online, and what others said of them. */
import { Link } from '@tanstack/react-router';
import type { Gig } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { OnlineDot } from '#web/ui/lists/online-dot.tsx';
import { RatingLine } from '#web/ui/lists/rating-line.tsx';

export function SellerStrip({ gig }: { gig: Gig }) {
  const { user, userdetail } = gig;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar name={user.name} image={userdetail?.profile_image} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link to={paths.person.talent} params={{ id: user.id }} className="font-semibold">
            {user.name}
          </Link>
          {user.online && <OnlineDot labelled />}
        </p>
        <p className="text-sm text-soft">{userdetail?.country}</p>
      </div>
      <RatingLine rating={user.rating} reviews={user.reviews} />
    </div>
  );
}
