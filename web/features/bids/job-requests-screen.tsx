/** Jobs a talent can bid for, has saved or has bid for: open jobs, closed jobs they are invited to, their own applications. */
import { Navigate } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import { savedJobs } from '#contract/jobs/saved-jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNumber } from '#web/lib/dates.ts';
import { useFitsTwoPanes } from '#web/lib/media.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import type { OpenJobsQuery } from './job-filter-dialog.tsx';
import { AppliedJobs } from './parts/applied-jobs.tsx';
import { FindBar } from './parts/find-bar.tsx';
import { JobList } from './parts/job-list.tsx';

export type RequestTab = 'closed' | 'applied' | 'saved';
/** The state in the URL: the tab (open jobs by default), the filters, and `job`, the one open beside the list. */
export type RequestView = OpenJobsQuery & { tab?: RequestTab | undefined; job?: string | undefined };

type Props = {
  view: RequestView;
  onChange: (view: RequestView) => void;
  onApplied: (bidId: string) => void;
};

export function JobRequests(props: Props) {
  const { view, onChange } = props;
  const panes = useFitsTwoPanes();
  if (view.job && !panes) return <Navigate to={paths.openJob} params={{ id: view.job }} replace />;
  return (
    <Tabs
      label={words.common.places.jobRequests}
      value={view.tab ?? 'open'}
      onChange={(tab) => onChange(tab === 'open' ? {} : { tab })}
      tabs={[
        {
          value: 'open',
          label: words.jobs.fixed.requestsOpen,
          hint: words.jobs.requests.openHint,
          panel: <OpenJobs {...props} />,
        },
        {
          value: 'closed',
          label: words.jobs.fixed.requestsClosed,
          hint: words.jobs.requests.closedHint,
          panel: <ClosedJobs {...props} />,
        },
        {
          value: 'applied',
          label: words.jobs.fixed.requestsApplied,
          panel: <AppliedJobs onShowOpen={() => onChange({})} />,
        },
        { value: 'saved', label: words.jobs.requests.savedJobs, panel: <SavedJobs {...props} /> },
      ]}
    />
  );
}

/** The part of the URL's state that is sent to `job/getopenjobs`. */
export function openQuery({ tab: _tab, job: _job, ...asked }: RequestView): OpenJobsQuery {
  return asked;
}

function OpenJobs(props: Props) {
  const { view, onChange } = props;
  const query = openQuery(view);
  const pages = useCallPages(jobs.listOpen, { query }, ({ openjobs, next }) => ({ items: openjobs, next }));
  const { sort: _sort, ...filters } = query;
  const isNarrow = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <FindBar
        query={query}
        onChange={onChange}
        found={pages.data && countOf(pages.data.length, pages.hasMore)}
      />
      <JobList
        {...props}
        pages={pages}
        empty={
          isNarrow ? (
            <NoJobs {...props} title={words.jobs.requests.nothing} text={words.jobs.requests.nothingLead} />
          ) : (
            <EmptyState
              motif="envelope"
              title={words.jobs.requests.empty}
              text={words.jobs.requests.emptyLead}
              action={
                <Button variant="secondary" busy={pages.isFetching} onClick={() => pages.refetch()}>
                  {words.jobs.requests.refresh}
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}

/** The total is unknown until the last page is loaded: `20+ jobs`. */
function countOf(loaded: number, hasMore: boolean): string {
  return words.jobs.requests.found(`${showNumber(loaded)}${hasMore ? '+' : ''}`, loaded);
}

function ClosedJobs(props: Props) {
  const pages = useCallPages(jobs.listInvited, {}, ({ closedjobs, next }) => ({ items: closedjobs, next }));
  return (
    <JobList
      {...props}
      pages={pages}
      empty={
        <NoJobs
          {...props}
          title={words.jobs.requests.emptyClosed}
          text={words.jobs.requests.emptyClosedLead}
        />
      }
    />
  );
}

function SavedJobs(props: Props) {
  const pages = useCallPages(savedJobs.list, {}, (reply) => ({ items: reply.savedjobs, next: reply.next }));
  return (
    <JobList
      {...props}
      pages={pages}
      empty={
        <NoJobs {...props} title={words.jobs.requests.emptySaved} text={words.jobs.requests.emptySavedLead} />
      }
    />
  );
}

type NoJobsProps = Pick<Props, 'onChange'> & { title: string; text: string };

/** An empty list, with a button that leads to all open jobs. */
function NoJobs({ title, text, onChange }: NoJobsProps) {
  const showOpen = (
    <Button variant="secondary" onClick={() => onChange({})}>
      {words.jobs.requests.showOpen}
    </Button>
  );
  return <EmptyState motif="envelope" title={title} text={text} action={showOpen} />;
}
