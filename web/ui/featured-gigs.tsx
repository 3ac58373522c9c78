/** A row of the best rated gigs, where a hunter has room for more. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withCover } from '#contract/gigs/covers.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { GigCard } from './cards/gig-card.tsx';

/** A row on a desk. */
const SHOWN = 4;

type Props = {
  /** Gigs that stand elsewhere on the page. */
  without?: readonly string[];
  /** Beside the heading; it stands also where there is no gig. */
  action?: ReactNode;
  /** Kept until they are known. */
  room?: string;
};

export function FeaturedGigs({ without = [], action, room }: Props) {
  const { data, isPending } = useQuery(callOptions(gigs.featured));
  const shown = (data?.gigs ?? []).filter(({ id }) => !without.includes(id)).slice(0, SHOWN);
  if (isPending) return <div aria-hidden className={room} />;
  if (shown.length === 0) return action;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg leading-7">{words.buying.shortlist.bestRated}</h2>
        {action}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {shown.map((gig) => (
          <GigCard key={gig.id} gig={withCover(gig)} />
        ))}
      </ul>
    </section>
  );
}
