/** A list of jobs; where there is room, the chosen job, else the first, is shown beside it. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Job } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { useFitsTwoPanes } from '#web/lib/media.ts';
import type { Pages } from '#web/lib/pages.ts';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { JobCard } from '../cards/job-card.tsx';

const JOB_PAGE = later(async () => (await import('../job-screen.tsx')).JobPage);

type Props = {
  pages: Pages<Job>;
  empty: ReactNode;
  /** The state in the URL; its `job` is the chosen one. */
  view: { job?: string | undefined };
  onApplied: (bidId: string) => void;
};

export function JobList({ pages, empty, view, onApplied }: Props) {
  const panes = useFitsTwoPanes();
  const list = useRef<HTMLDivElement>(null);
  const toCard = () => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  const cards = (found: Job[], open?: string) => (
    <ul className="grid gap-4">
      {found.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          beside={panes ? { search: { ...view, job: job.id }, open: job.id === open } : undefined}
        />
      ))}
    </ul>
  );
  return (
    <QueryView
      query={pages}
      errorTitle={words.jobs.requests.failed}
      waiting={<SkeletonList rows={3} className="h-56" />}
    >
      {(found) => {
        const open = view.job ?? found[0]?.id;
        if (!open) return empty;
        return (
          <div
            className={panes ? 'grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] items-start gap-5' : undefined}
          >
            <div ref={list}>
              {found.length === 0 ? empty : cards(found, open)}
              <LoadMore pages={pages} />
            </div>
            {panes && <Pane jobId={open} chosen={view.job} onApplied={onApplied} onLeave={toCard} />}
          </div>
        );
      }}
    </QueryView>
  );
}

type PaneProps = {
  jobId: string;
  chosen: string | undefined;
  onApplied: (bidId: string) => void;
  /** Called on Escape: goes back to the job's card. */
  onLeave: () => void;
};

/** Takes the focus when another job is chosen, so that keyboard users continue there. */
function Pane({ jobId, chosen, onApplied, onLeave }: PaneProps) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (chosen && chosen !== before.current) place.current?.focus({ preventScroll: true });
    before.current = chosen;
  }, [chosen]);
  return (
    <section
      key={jobId}
      ref={place}
      tabIndex={-1}
      aria-label={words.common.places.job}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onLeave()}
      className="card sticky top-31 max-h-[calc(100dvh-8.75rem)] overflow-y-auto overscroll-contain p-5 focus-visible:-outline-offset-3"
    >
      <LazyPart
        part={JOB_PAGE}
        given={{ beside: true, jobId, onApplied }}
        waiting={<SkeletonList rows={3} className="h-48" />}
      />
    </section>
  );
}
