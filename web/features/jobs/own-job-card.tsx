/** A posted job as its hunter sees it in the list. */
import type { Job } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { JobStatusBadge, JobTypeBadge } from '#web/ui/lists/job-badges.tsx';
import { plainText } from '#web/ui/lists/safe-html.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';
import { JobActions } from './job-actions.tsx';

/** `isNew` marks the job that was posted a moment ago. */
export function OwnJobCard({ job, isNew = false }: { job: Job; isNew?: boolean }) {
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
