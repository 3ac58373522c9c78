/** A hunter's jobs in two tabs, open and closed, filtered by status. */
import { type JobStatus, jobStatuses } from '#contract/acts/job.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { type Pages, useCallPages } from '#web/lib/pages.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SkeletonList } from '#web/ui/basics/skeleton.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { JOB_STATUS_WORDS, JobStatusBadge, JobTypeBadge } from '#web/ui/lists/job-badges.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { plainText } from '#web/ui/lists/safe-html.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';
import { JobActions } from './job-actions.tsx';

type JobsTab = 'open' | 'closed';
export type JobsView = { tab: JobsTab; status: JobStatus };

type Props = {
  view: JobsView;
  onChange: (view: JobsView) => void;
  /** The job that was posted a moment ago; it is marked and comes first. */
  newJob?: string | undefined;
};

const HINTS = {
  open: words.jobs.fixed.ownOpenHint,
  closed: words.jobs.fixed.ownClosedHint,
};
const STATUS_OPTIONS = jobStatuses.map((status) => ({ value: status, label: JOB_STATUS_WORDS[status] }));

export function OwnJobs(props: Props) {
  const { view, onChange } = props;
  return (
    <Tabs
      label={words.common.places.yourJobs}
      value={view.tab}
      onChange={(tab) => onChange({ tab, status: 'bidding' })}
      tabs={[
        {
          value: 'open',
          label: words.jobs.fixed.ownOpen,
          hint: HINTS.open,
          panel: <OpenJobs {...props} />,
        },
        {
          value: 'closed',
          label: words.jobs.fixed.ownClosed,
          hint: HINTS.closed,
          panel: <ClosedJobs {...props} />,
        },
      ]}
    />
  );
}

function OpenJobs(props: Props) {
  const { status } = props.view;
  const pages = useCallPages(jobs.listOwnOpen, { query: { status } }, ({ data }) => ({
    items: data.data,
    next: data.next,
  }));
  return <JobList {...props} pages={pages} hint={HINTS.open} />;
}

function ClosedJobs(props: Props) {
  const { status } = props.view;
  const pages = useCallPages(jobs.listOwnClosed, { query: { status } }, (reply) => ({
    items: reply.jobs,
    next: reply.next,
  }));
  return <JobList {...props} pages={pages} hint={HINTS.closed} />;
}

function JobList({ view, onChange, newJob, pages, hint }: Props & { pages: Pages<Job>; hint: string }) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft first-letter:uppercase">{hint}</p>
        <SelectField
          label={words.common.labels.status}
          hideLabel
          name="status"
          options={STATUS_OPTIONS}
          value={view.status}
          onChange={({ target }) => onChange({ ...view, status: target.value as JobStatus })}
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

function NoJobs({ view, onChange }: Pick<Props, 'view' | 'onChange'>) {
  if (view.status !== 'bidding') {
    return (
      <EmptyState
        title={words.jobs.list.emptyStatus(JOB_STATUS_WORDS[view.status])}
        text={words.jobs.list.emptyStatusLead}
        action={
          <Button variant="secondary" onClick={() => onChange({ ...view, status: 'bidding' })}>
            {words.jobs.list.showBidding}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={view.tab === 'open' ? words.jobs.list.emptyOpen : words.jobs.list.emptyClosed}
      text={view.tab === 'open' ? words.jobs.list.emptyOpenLead : words.jobs.list.emptyClosedLead}
      action={<ButtonLink to={paths.createJob}>{words.common.fixed.createJob}</ButtonLink>}
    />
  );
}

// A posted job as its hunter sees it in the list.

/** `isNew` marks the job that was posted a moment ago. */
function OwnJobCard({ job, isNew = false }: { job: Job; isNew?: boolean }) {
  const longest = Math.max(0, ...job.milestones.map(({ due }) => due));
  return (
    <li
      className={cx(
        'grid gap-3 rounded-card border bg-card p-4 sm:p-5',
        isNew ? 'border-2 border-primary' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        {isNew && <Badge tone="good">{words.common.labels.new}</Badge>}
        <JobStatusBadge status={job.status} />
        <JobTypeBadge type={job.job_type} />
        <span className="text-sm text-soft">
          {words.common.labels.posted} <Ago at={job.created_at} />
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
        <span>{job.skill}</span>
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
