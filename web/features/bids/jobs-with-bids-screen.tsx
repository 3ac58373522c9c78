/** The hunter's jobs that have bids, each linking to its bids. */
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { JobStatusBadge, JobTypeBadge } from '#web/ui/lists/status-badges.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';

export function JobsWithBids() {
  const pages = useCallPages(jobs.listOpen, { query: { as: 'hunter' } }, ({ openjobs, next }) => ({
    items: openjobs,
    next,
  }));
  return (
    <>
      <QueryView
        query={pages}
        errorTitle={words.jobs.bids.failed}
        waiting={<SkeletonList rows={3} className="h-40" />}
      >
        {(own) =>
          own.length === 0 ? (
            <EmptyState
              motif="envelope"
              title={words.common.fixed.noBids}
              text={words.jobs.bids.noneAtAll}
              action={<ButtonLink to={paths.ownJobs}>{words.common.places.yourJobs}</ButtonLink>}
            />
          ) : (
            <ul className="grid gap-4">
              {own.map((job) => (
                <JobWithBids key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <LoadMore pages={pages} />
    </>
  );
}

function JobWithBids({ job }: { job: Job }) {
  const counted = job.job_bids.filter(({ status }) => status !== 'withdrawn');
  const newest = counted
    .map((bid) => bid.created_at)
    .toSorted()
    .at(-1);
  return (
    <li className="card grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <JobStatusBadge status={job.status} />
        {/* Once a bid has been accepted, it no longer matters who may bid. */}
        {job.status === 'bidding' && <JobTypeBadge type={job.job_type} />}
        {newest && (
          <span className="text-sm text-soft">
            {words.jobs.bids.last} <TimeAgo at={newest} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-64 text-xl leading-7">{job.title}</h2>
        <p className="flex flex-wrap items-baseline gap-x-4 text-soft tabular-nums sm:grid sm:justify-items-end">
          <span className="text-lg leading-7 font-bold text-ink">{pricesOf(counted)}</span>
          <span className="text-sm">
            {words.common.labels.budget} {showNaira(job.price_budget)}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Bidders bids={counted} count={job.bids_count} />
        <span className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full">
          {job.status === 'agreed' && job.bid_id && (
            <ButtonLink to={paths.pay} params={{ id: job.bid_id }}>
              {words.jobs.bids.pay}
            </ButtonLink>
          )}
          <ButtonLink to={paths.bidsOfJob} params={{ id: job.id }} variant="secondary">
            {words.common.fixed.viewTalentBid}
          </ButtonLink>
        </span>
      </div>
    </li>
  );
}

/** The bids' prices from lowest to highest, as text; empty without bids. */
function pricesOf(bids: Job['job_bids']): string {
  const prices = bids.map(({ accept_price }) => accept_price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length === 0) return '';
  const range = low === high ? showNaira(low) : `${showNaira(low)} – ${showNaira(high)}`;
  return `${words.common.places.bids}${colon} ${range}`;
}

const SHOWN = 4;

function Bidders({ bids, count }: { bids: Job['job_bids']; count: number }) {
  return (
    <div className="flex items-center gap-3">
      <span className="flex -space-x-1" aria-hidden>
        {bids.slice(0, SHOWN).map((bid) => (
          <span key={bid.id} className="grid rounded-full border-2 border-card">
            <Avatar name={bid.user.name} image={bid.user.image} size="sm" />
          </span>
        ))}
      </span>
      <span className="font-semibold">{words.common.counted.bids(count)}</span>
    </div>
  );
}
