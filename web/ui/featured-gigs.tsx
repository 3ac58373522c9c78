/** A row of the best rated gigs, for hunters with little else on the screen. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withCover } from '#contract/gigs/covers.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { GigCard } from './cards/gig-card.tsx';

/** One row on desktop. */
const SHOWN = 4;

type Props = {
  /** Ids of gigs shown elsewhere on the page. */
  without?: readonly string[];
  /** Beside the heading; shown even when there are no gigs. */
  action?: ReactNode;
  /** Classes that reserve the space while loading. */
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
