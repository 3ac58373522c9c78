/** A job as a talent sees it among others, with what its hunter did on the market so far, so that one knows whom to trust. */
import { Link } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import type { Job } from '#contract/jobs/jobs.ts';
import { savedJobs } from '#contract/jobs/saved-jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { percent } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showMonth, showNumber } from '#web/lib/dates.ts';
import { feePercentOf, showNaira } from '#web/lib/money.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { plainText } from '#web/ui/lists/safe-html.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { JobTypeBadge } from '#web/ui/lists/status-badges.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';

type Props = {
  job: Job;
  /** Where it opens beside the list: the search of that address, and whether it is open now. */
  beside?: { search: { job?: string }; open: boolean } | undefined;
};

export function JobCard({ job, beside }: Props) {
  const own = job.job_bids[0];
  const longest = Math.max(0, ...job.milestones.map(({ due }) => due));
  return (
    <li
      className={cx(
        'relative grid gap-3 rounded-card border border-line bg-card p-4 transition-colors hover:border-primary has-focus-visible:border-primary sm:p-5',
        beside?.open && 'border-primary ring-1 ring-primary',
      )}
    >
      <div className="flex flex-wrap items-center gap-2 pr-10">
        <JobTypeBadge type={job.job_type} />
        {job.status !== 'bidding' && <Badge tone="warn">{words.jobs.requests.over}</Badge>}
        {own && <OwnBid bid={own} />}
        <span className="text-sm text-soft">
          {words.common.labels.posted} <Ago at={job.created_at} />
        </span>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-64 text-xl leading-7">
          <Link
            {...(beside
              ? { to: '.', search: beside.search, resetScroll: false }
              : { to: paths.openJob, params: { id: job.id } })}
            aria-current={beside?.open || undefined}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {job.title}
          </Link>
        </h2>
        <div className={cx(!beside && 'sm:text-right')}>
          <p className="text-xl leading-7 font-bold tabular-nums">{showNaira(job.price_budget)}</p>
          <p className="text-sm text-leaf tabular-nums">
            {words.jobs.requests.net(showNaira(job.net_pay), feePercentOf(job.price_budget, job.net_pay))}
          </p>
        </div>
      </div>
      <p className="line-clamp-2 text-soft">{plainText(job.job_description)}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <Badge tone="active">{words.common.named.of(job.skill)}</Badge>
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
      <SaveButton job={job} className="absolute! top-2 right-2" />
    </li>
  );
}

/** Keeps a job for later, or no longer; `named` says so beside the bookmark. */
export function SaveButton({ job, named, className }: { job: Job; named?: boolean; className?: string }) {
  const { mutate, isPending, variables } = useMutationCall(savedJobs.save, {
    untilFresh: true,
    onError: (error) => notify.bad(messageOf(error)),
  });
  const saved = isPending ? variables.body.saved : job.saved;
  return (
    <Button
      variant={named ? 'secondary' : 'quiet'}
      size="sm"
      aria-pressed={saved}
      icon={<Bookmark aria-hidden size={20} className={cx(saved && 'fill-current')} />}
      onClick={() => mutate({ params: { id: job.id }, body: { saved: !saved } })}
      className={className}
    >
      <span className={cx(!named && 'sr-only')}>
        {saved ? words.jobs.requests.saved : words.jobs.requests.save}
      </span>
      <span className="sr-only">{words.common.actions.of(job.title)}</span>
    </Button>
  );
}

function OwnBid({ bid }: { bid: Job['job_bids'][number] }) {
  const price = showNaira(bid.accept_price);
  if (bid.rejection_reason) return <Badge tone="bad">{words.jobs.requests.bidRejected(price)}</Badge>;
  if (bid.status === 'withdrawn') return <Badge>{words.jobs.requests.bidWithdrawn(price)}</Badge>;
  return <Badge tone="good">{words.jobs.requests.bid(price)}</Badge>;
}

type Hunter = Job['user'];

/** One line for a card. */
function HunterStrip({ hunter }: { hunter: Hunter }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={hunter.name} size="sm" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{hunter.name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          <span>{words.jobs.hunter.posted(showNumber(hunter.jobs_posted))}</span>
          <span>{words.jobs.hunter.hired(hireRate(hunter))}</span>
          <span className="tabular-nums">{words.jobs.hunter.paid(showNaira(hunter.paid_total))}</span>
          <HunterRating hunter={hunter} />
        </p>
      </div>
    </div>
  );
}

/** The whole record, for the page of a job. */
export function HunterRecord({ hunter }: { hunter: Hunter }) {
  return (
    <div className="grid gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={hunter.name} />
        <div className="min-w-0">
          <PersonLink person={hunter} className="font-semibold" />
          <p className="text-sm text-soft">{words.jobs.hunter.memberSince(showMonth(hunter.since))}</p>
        </div>
      </div>
      <Facts
        items={[
          [words.common.labels.rating, <HunterRating key="rating" hunter={hunter} />],
          [words.jobs.hunter.jobsPosted, showNumber(hunter.jobs_posted)],
          [words.jobs.hunter.hireRate, hireRate(hunter)],
          [
            words.common.money.totalPaid,
            <span key="paid" className="tabular-nums">
              {showNaira(hunter.paid_total)}
            </span>,
          ],
        ]}
      />
    </div>
  );
}

function HunterRating({ hunter }: { hunter: Hunter }) {
  if (hunter.rating === null) return <span>{words.common.people.noReviews}</span>;
  return <Stars rating={hunter.rating} count={hunter.reviews} size={14} />;
}

function hireRate({ jobs_posted: posted, jobs_hired: hired }: Hunter): string {
  return `${posted === 0 ? 0 : Math.round((hired / posted) * 100)}${percent}`;
}
