/** A job as a talent finds it in a list; the whole card leads to its page. */
import { Link } from '@tanstack/react-router';
import type { Job } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { feePercentOf, showNaira } from '#web/lib/money.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { JobTypeBadge } from '#web/ui/lists/job-badges.tsx';
import { plainText } from '#web/ui/lists/safe-html.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';
import { HunterStrip } from './hunter-record.tsx';

export function JobCard({ job }: { job: Job }) {
  const own = job.job_bids[0];
  const longest = Math.max(0, ...job.milestones.map(({ due }) => due));
  return (
    <li className="relative grid gap-3 rounded-card border border-line bg-card p-4 transition-colors hover:border-primary has-focus-visible:border-primary sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <JobTypeBadge type={job.job_type} />
        {own && <OwnBid bid={own} />}
        <span className="text-sm text-soft">
          {words.common.labels.posted} <Ago at={job.created_at} />
        </span>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-64 text-xl leading-7">
          <Link
            to={paths.openJob}
            params={{ id: job.id }}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {job.title}
          </Link>
        </h2>
        <div className="sm:text-right">
          <p className="text-xl leading-7 font-bold tabular-nums">{showNaira(job.price_budget)}</p>
          <p className="text-sm text-leaf tabular-nums">
            {words.jobs.requests.net(showNaira(job.net_pay), feePercentOf(job.price_budget, job.net_pay))}
          </p>
        </div>
      </div>
      <p className="line-clamp-2 text-soft">{plainText(job.job_description)}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <Badge tone="active">{job.skill}</Badge>
        <span>
          {words.jobs.requests.span(
            words.common.counted.milestones(job.milestones.length),
            words.common.counted.days(longest),
          )}
        </span>
        <span>{words.common.counted.bids(job.bids_count)}</span>
      </p>
      <div className="border-t border-line pt-3">
        <HunterStrip hunter={job.user} />
      </div>
    </li>
  );
}

function OwnBid({ bid }: { bid: Job['job_bids'][number] }) {
  const price = showNaira(bid.accept_price);
  if (bid.rejection_reason) return <Badge tone="bad">{words.jobs.requests.bidRejected(price)}</Badge>;
  if (bid.status === 'withdrawn') return <Badge>{words.jobs.requests.bidWithdrawn(price)}</Badge>;
  return <Badge tone="good">{words.jobs.requests.bid(price)}</Badge>;
}
