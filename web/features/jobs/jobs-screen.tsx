/** The hunter's first screen: their jobs, open and closed, and the way to post one. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type JobStatus, jobStatuses } from '#contract/acts/statuses.ts';
import { type Job, type JobCounts, jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { type Pages, useCallPages, useLastKnown } from '#web/lib/pages.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { plainText } from '#web/ui/lists/plain-text.ts';
import { JOB_STATUS_WORDS, JobStatusBadge, JobTypeBadge } from '#web/ui/lists/status-badges.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';
import { JobActions } from './parts/job-actions.tsx';

type Props = {
  view: JobsView;
  onChange: (view: JobsView) => void;
  newJob?: string | undefined;
  /** True below another part of the screen, which has the title. */
  below?: boolean;
};

export function JobsHome({ view, onChange, newJob, below = false }: Props) {
  // The new job is in the tab the screen opened with; switching tabs does not change that.
  const [postedIn] = useState(view.tab);
  return (
    <>
      <PageHeader
        title={words.common.places.jobs}
        below={below}
        actions={
          <ButtonLink to={paths.createJob} icon={<Plus size={18} />}>
            {words.common.fixed.createJob}
          </ButtonLink>
        }
      />
      {newJob && <PostedNote closed={postedIn === 'closed'} />}
      <OwnJobs view={view} onChange={onChange} newJob={newJob} />
    </>
  );
}

function PostedNote({ closed }: { closed: boolean }) {
  return (
    <div role="status" className="mb-5 rounded bg-leaf-wash px-4 py-3">
      <p className="font-semibold text-leaf">{words.jobs.list.posted}</p>
      <p>{closed ? words.jobs.list.postedClosed : words.jobs.list.postedOpen}</p>
    </div>
  );
}

type JobsTab = 'open' | 'closed';
export type JobsView = { tab: JobsTab; status: JobStatus | 'all' };

type OwnJobsProps = {
  view: JobsView;
  onChange: (view: JobsView) => void;
  /** The job that was just posted; it is marked and comes first. */
  newJob?: string | undefined;
};

const HINTS = {
  open: words.jobs.fixed.ownOpenHint,
  closed: words.jobs.fixed.ownClosedHint,
};

/** The filter, with the number of jobs of each status once known; a status without jobs shows no number. */
function statusOptions(counts: Counted | undefined) {
  const named = (label: string, count = 0) => (count > 0 ? words.jobs.list.counted(label, count) : label);
  return [
    { value: 'all', label: named(words.jobs.list.all, counts && sumOf(counts)) },
    ...jobStatuses.map((status) => ({
      value: status,
      label: named(JOB_STATUS_WORDS[status], counts?.[status]),
    })),
  ];
}

type Counted = JobCounts['open'];

function sumOf(counts: Counted): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** A hunter's jobs in two tabs, open and closed, filtered by status; the list in view counts both. */
function OwnJobs(props: OwnJobsProps) {
  const { view, onChange } = props;
  const query = { query: { status: view.status } };
  const open = useCallPages(jobs.listOwnOpen, query, ({ data }) => ({ items: data.data, next: data.next }), {
    enabled: view.tab === 'open',
  });
  const closed = useCallPages(
    jobs.listOwnClosed,
    query,
    (reply) => ({ items: reply.jobs, next: reply.next }),
    { enabled: view.tab === 'closed' },
  );
  const counts = useLastKnown((view.tab === 'open' ? open : closed).first?.counts);
  return (
    <Tabs
      label={words.common.places.yourJobs}
      value={view.tab}
      onChange={(tab) => onChange({ tab, status: 'all' })}
      tabs={[
        {
          value: 'open',
          label: words.jobs.fixed.ownOpen,
          hint: HINTS.open,
          count: counts && (sumOf(counts.open) || undefined),
          panel: <JobList {...props} pages={open} counts={counts?.open} hint={HINTS.open} />,
        },
        {
          value: 'closed',
          label: words.jobs.fixed.ownClosed,
          hint: HINTS.closed,
          count: counts && (sumOf(counts.close) || undefined),
          panel: <JobList {...props} pages={closed} counts={counts?.close} hint={HINTS.closed} />,
        },
      ]}
    />
  );
}

type JobListProps = OwnJobsProps & { pages: Pages<Job>; counts: Counted | undefined; hint: string };

function JobList({ view, onChange, newJob, pages, counts, hint }: JobListProps) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft first-letter:uppercase">{hint}</p>
        <SelectField
          label={words.common.labels.status}
          hideLabel
          name="status"
          options={statusOptions(counts)}
          value={view.status}
          onChange={({ target }) => onChange({ ...view, status: target.value as JobsView['status'] })}
          className="w-full sm:w-56"
        />
      </div>
      <QueryView
        query={pages}
        errorTitle={words.jobs.list.failed}
        waiting={<SkeletonList rows={3} className="h-52" />}
      >
        {(own) =>
          own.length === 0 ? (
            <NoJobs view={view} onChange={onChange} />
          ) : (
            <ul className="grid gap-4">
              {newFirst(own, newJob).map((job) => (
                <OwnJobCard key={job.id} job={job} isNew={job.id === newJob} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <LoadMore pages={pages} />
    </>
  );
}

function newFirst(own: readonly Job[], newJob: string | undefined): Job[] {
  return [...own.filter(({ id }) => id === newJob), ...own.filter(({ id }) => id !== newJob)];
}

function NoJobs({ view, onChange }: Pick<OwnJobsProps, 'view' | 'onChange'>) {
  if (view.status !== 'all') {
    return (
      <EmptyState
        title={words.jobs.list.emptyStatus(JOB_STATUS_WORDS[view.status])}
        text={words.jobs.list.emptyStatusLead}
        action={
          <Button variant="secondary" onClick={() => onChange({ ...view, status: 'all' })}>
            {words.jobs.list.showEvery}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={view.tab === 'open' ? words.jobs.list.emptyOpen : words.jobs.list.emptyClosed}
      text={view.tab === 'open' ? words.jobs.list.emptyOpenLead : words.jobs.list.emptyClosedLead}
    />
  );
}

// A posted job as its hunter sees it in the list.

/** `isNew` marks the job that was just posted. */
function OwnJobCard({ job, isNew }: { job: Job; isNew: boolean }) {
  const longest = Math.max(0, ...job.milestones.map(({ due }) => due));
  return (
    <li
      className={cx(
        'grid gap-3 rounded border bg-card p-4 sm:p-5',
        isNew ? 'border-2 border-primary' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        {isNew && <Badge tone="good">{words.common.labels.new}</Badge>}
        <JobStatusBadge status={job.status} />
        <JobTypeBadge type={job.job_type} />
        <span className="text-sm text-soft">
          {words.common.labels.posted} <TimeAgo at={job.created_at} />
        </span>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-64 text-xl leading-7">{job.title}</h2>
        <p className="flex shrink-0 items-baseline gap-2">
          <span className="text-sm text-soft">{words.common.labels.budget}</span>
          <span className="text-xl leading-7 font-bold tabular-nums">{showNaira(job.price_budget)}</span>
        </p>
      </div>
      <p className="line-clamp-2 text-soft">{plainText(job.job_description)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        <span>{words.common.named.of(job.skill)}</span>
        <span>{words.common.counted.milestones(job.milestones.length)}</span>
        <span>{words.common.counted.days(longest)}</span>
        <span className={job.bids_count > 0 ? 'font-semibold text-ink' : undefined}>
          {words.common.counted.bids(job.bids_count)}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <JobActions job={job} />
        {job.bids_count > 0 && (
          <ButtonLink
            to={paths.bidsOfJob}
            params={{ id: job.id }}
            variant={job.status === 'bidding' ? 'primary' : 'secondary'}
            className="max-sm:flex-1"
          >
            {words.common.fixed.viewTalentBid}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
