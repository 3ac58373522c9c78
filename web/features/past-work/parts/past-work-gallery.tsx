/** The gallery of past work as a list, with its waiting state. */
import type { ReactNode } from 'react';
import type { PastWorkItem } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import type { Pages } from '#web/lib/pages.ts';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { PastWorkPiece } from './past-work-piece.tsx';

const SIZES = '(min-width: 1024px) 340px, (min-width: 640px) 48vw, 100vw';
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
/** How many pictures can be in view at once. */
const EAGER = 3;

type Props = {
  pages: Pages<PastWorkItem>;
  empty: ReactNode;
  /** Buttons for its owner. */
  actions?: (item: PastWorkItem) => ReactNode;
};

export function PastWorkGallery({ pages, empty, actions }: Props) {
  return (
    <QueryView query={pages} errorTitle={words.profiles.pastWork.failed} waiting={<Waiting />}>
      {(items) =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            <ul aria-label={words.common.places.pastWork} className={GRID}>
              {items.map((item, index) => (
                <PastWorkPiece key={item.id} item={item} sizes={SIZES} eager={index < EAGER}>
                  {actions?.(item)}
                </PastWorkPiece>
              ))}
            </ul>
            <LoadMore pages={pages} />
          </>
        )
      }
    </QueryView>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={words.common.labels.loading} className={GRID}>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card max-sm:hidden" />
      <Skeleton className="h-72 rounded-card max-lg:hidden" />
    </div>
  );
}
