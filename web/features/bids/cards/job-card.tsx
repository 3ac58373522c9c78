/** A job in a talent's list, in four lines, with its hunter's record on the market so far. */
import { Link } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import type { Job } from '#contract/jobs/jobs.ts';
import { savedJobs } from '#contract/jobs/saved-jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { percent } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showMonth, showNumber } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';

type Props = {
  job: Job;
  /** Set where the job opens beside the list: the search params of its link, and whether it is open now. */
  beside?: { search: { job?: string }; open: boolean } | undefined;
};

export function JobCard({ job, beside }: Props) {
  const own = job.job_bids[0];
  const longest = Math.max(0, ...job.milestones.map(({ due }) => due));
  return (
    <li
      className={cx(
        'card relative grid gap-1 p-4 transition-colors hover:border-primary has-focus-visible:border-primary',
        beside?.open && 'border-primary ring-1 ring-primary',
      )}
    >
      <h2 className="pr-9 text-lg leading-6">
        <Link
          {...(beside
            ? { to: '.', search: beside.search, resetScroll: false }
            : { to: paths.openJob, params: { id: job.id } })}
          aria-current={beside?.open || undefined}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded"
        >
          {job.title}
        </Link>
      </h2>
      <p>
        <b className="tabular-nums">{showNaira(job.price_budget)}</b>
        {` · ${words.common.counted.days(longest)} · ${words.common.counted.bids(job.bids_count)}`}
      </p>
      <p className="text-sm text-soft">
        {words.common.named.of(job.skill)} · {words.common.labels.posted} <TimeAgo at={job.created_at} />
      </p>
      <HunterLine hunter={job.user} />
      {(own || job.status !== 'bidding') && (
        <p className="mt-1 flex flex-wrap gap-2">
          {job.status !== 'bidding' && <Badge tone="warn">{words.jobs.requests.over}</Badge>}
          {own && <OwnBid bid={own} />}
        </p>
      )}
      <SaveButton job={job} className="absolute! top-2 right-2" />
    </li>
  );
}

/** Saves a job for later, or removes it; `named` adds a label beside the bookmark where there is room. */
export function SaveButton({ job, named, className }: { job: Job; named?: boolean; className?: string }) {
  const { mutate, isPending, variables } = useMutationCall(savedJobs.save, {
    untilFresh: true,
    onError: notify.failure,
  });
  const saved = isPending ? variables.body.saved : job.saved;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={saved}
      icon={<Bookmark aria-hidden size={20} className={cx(saved && 'fill-current')} />}
      onClick={() => mutate({ params: { id: job.id }, body: { saved: !saved } })}
      className={className}
    >
      <span className={named ? 'max-sm:sr-only' : 'sr-only'}>
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

/** The hunter as shown on a card. */
function HunterLine({ hunter }: { hunter: Hunter }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <span className="flex min-w-0 items-center gap-2">
        <span className="max-sm:hidden">
          <Avatar name={hunter.name} image={hunter.image} size="sm" />
        </span>
        <span className="min-w-0 truncate">{hunter.name}</span>
      </span>
      <HunterRating hunter={hunter} short />
      <span className="tabular-nums">{words.jobs.hunter.paid(showNaira(hunter.paid_total))}</span>
    </p>
  );
}

/** The hunter's whole record, for the page of a job. */
export function HunterRecord({ hunter }: { hunter: Hunter }) {
  return (
    <div className="grid gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={hunter.name} image={hunter.image} />
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

function HunterRating({ hunter, short = false }: { hunter: Hunter; short?: boolean }) {
  if (hunter.rating === null) return <span>{words.common.people.noReviews}</span>;
  return <Stars rating={hunter.rating} count={hunter.reviews} size={14} short={short} />;
}

function hireRate({ jobs_posted: posted, jobs_hired: hired }: Hunter): string {
  return `${posted === 0 ? 0 : Math.round((hired / posted) * 100)}${percent}`;
}
