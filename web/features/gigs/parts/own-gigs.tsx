/** The talent's own gigs in every state, for their profile (rule 9.6): edit, publish, pause, delete, share. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type GigCard, gigs } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { OwnGigCard } from './own-gig-card.tsx';

type Props = {
  /** The button that shares a live gig; it is on its card. */
  share?: (gig: GigCard) => ReactNode;
};

/** Brings its own heading (`h2`) and its own states. */
export function OwnGigs({ share }: Props) {
  const pages = useCallPages(gigs.listOwn, { query: {} }, (reply) => ({
    items: reply.gigs,
    next: reply.next,
  }));
  const some = (pages.data?.length ?? 0) > 0;
  return (
    <section
      aria-label={words.common.places.portfolio}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl leading-7">{words.common.places.portfolio}</h2>
        {some && <CreateButton />}
      </div>
      <QueryView query={pages} errorTitle={words.gigs.list.failed} waiting={<Waiting />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title={words.common.fixed.noPortfolio}
              text={words.gigs.list.empty}
              action={<CreateButton />}
            />
          ) : (
            <>
              <ul aria-label={words.gigs.list.label} className="grid gap-4 @md:grid-cols-2 @4xl:grid-cols-3">
                {list.map((gig) => (
                  <OwnGigCard key={gig.id} gig={gig} share={gig.status === 'live' && share?.(gig)} />
                ))}
              </ul>
              <LoadMore pages={pages} />
            </>
          )
        }
      </QueryView>
    </section>
  );
}

function CreateButton() {
  return (
    <ButtonLink to={paths.createGig} icon={<Plus size={18} />}>
      {words.gigs.fixed.create}
    </ButtonLink>
  );
}

function Waiting() {
  return (
    <div
      role="status"
      aria-label={words.common.labels.loading}
      className="grid gap-4 @md:grid-cols-2 @4xl:grid-cols-3"
    >
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card max-sm:hidden" />
    </div>
  );
}
