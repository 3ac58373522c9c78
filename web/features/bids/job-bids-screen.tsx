/** The bids of one job for its hunter: sorted as they like, with accept and reject. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bids } from '#contract/bids/bids.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { JobStatusBadge, JobTypeBadge } from '#web/ui/lists/status-badges.tsx';
import { Celebration } from '#web/ui/pieces/celebration.tsx';
import { BID_SORT_WORDS, BID_SORTS, type BidSort, sortBids } from './bid-sorting.ts';
import { BidCard } from './parts/bid-card.tsx';
import type { HunterBid } from './reject-bid-dialog.tsx';

const AGREEMENT = later(async () => (await import('./agreement-dialog.tsx')).AgreementDialog);
const COMPARISON = later(async () => (await import('./compare-bids-dialog.tsx')).CompareBidsDialog);
const REJECTION = later(async () => (await import('./reject-bid-dialog.tsx')).RejectBidDialog);

type Props = {
  jobId: string;
  sort: BidSort;
  onSort: (sort: BidSort) => void;
  onBack: () => void;
};

export function JobBids({ jobId, sort, onSort, onBack }: Props) {
  const query = useQuery(callOptions(jobs.get, { params: { id: jobId } }));
  return (
    <>
      <PageHeader
        typed
        back={onBack}
        title={query.data?.job.title ?? words.common.places.talentBids}
        badges={
          query.data && (
            <>
              <JobStatusBadge status={query.data.job.status} />
              <JobTypeBadge type={query.data.job.job_type} />
            </>
          )
        }
        text={query.data && budgetLine(query.data.job)}
      />
      <QueryView
        query={query}
        about="job"
        errorTitle={words.jobs.page.failed}
        waiting={<SkeletonList rows={3} className="h-56" />}
      >
        {({ job }) => (
          <>
            <WhatNext job={job} />
            <BidList job={job} sort={sort} onSort={onSort} />
          </>
        )}
      </QueryView>
    </>
  );
}

function budgetLine(job: Job): string {
  return words.jobs.bids.budget(showNaira(job.price_budget), ...spanOf(job));
}

/** The number of milestones, and the days from the start to the last of them, as text. */
function spanOf({ milestones }: Job): [string, string] {
  const last = Math.max(0, ...milestones.map(({ due }) => due));
  return [words.common.counted.milestones(milestones.length), words.common.counted.days(last)];
}

/** Whose turn it is once a bid was accepted. */
function WhatNext({ job }: { job: Job }) {
  if (job.status !== 'offered' && job.status !== 'agreed') return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded bg-ochre-wash p-4">
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-semibold text-ochre">
          {job.status === 'offered' ? words.jobs.bids.waiting : words.jobs.bids.yourTurn}
        </span>
        {job.status === 'offered' ? words.jobs.bids.waitingLead : words.jobs.bids.yourTurnLead}
      </p>
      <ButtonLink to={paths.pendingOrders} variant="secondary">
        {words.common.places.pendingProjects}
      </ButtonLink>
    </div>
  );
}

type BidDecision = { kind: 'accept' | 'reject'; bid: HunterBid };

const COMPARED_MOST = 3;

function BidList({ job, sort, onSort }: { job: Job; sort: BidSort; onSort: (sort: BidSort) => void }) {
  const [decision, setDecision] = useState<BidDecision | null>(null);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const close = () => setDecision(null);
  const mark = (id: string, on: boolean) =>
    setMarked(on ? [...marked, id] : marked.filter((one) => one !== id));
  const decide = (kind: BidDecision['kind'], bid: HunterBid) => {
    setComparing(false);
    setDecision({ kind, bid });
  };
  const pages = useCallPages(
    bids.listForJob,
    { params: { id: job.id }, query: { limit: '50' } },
    ({ joboffers, next }) => ({ items: joboffers, next }),
  );
  return (
    <>
      <QueryView
        query={pages}
        errorTitle={words.jobs.bids.failed}
        waiting={<SkeletonList rows={3} className="h-56" />}
      >
        {(all) => {
          if (all.length === 0) return <NoBids job={job} />;
          const sorted = sortBids(all, sort);
          return (
            <>
              {all.length === 1 && all[0]?.status === 'applied' && <FirstBid />}
              {all.length > 1 && (
                <SortField
                  count={job.bids_count}
                  withdrawn={all.filter(({ status }) => status === 'withdrawn').length}
                  sort={sort}
                  onSort={onSort}
                />
              )}
              {all.some(({ can }) => can.includes('accept')) && (
                <p className="mb-3 text-sm text-pretty text-soft sm:mb-4">{words.jobs.acceptBid.escrow}</p>
              )}
              <ul aria-label={words.common.places.bids} className="grid gap-4">
                {sorted.map((bid) => (
                  <BidCard
                    key={bid.id}
                    bid={bid}
                    span={words.jobs.bids.span(...spanOf(job))}
                    {...(all.length > 1 && {
                      comparing: {
                        marked: marked.includes(bid.id),
                        full: marked.length >= COMPARED_MOST,
                        onMark: (on: boolean) => mark(bid.id, on),
                      },
                    })}
                    onAccept={() => decide('accept', bid)}
                    onReject={() => decide('reject', bid)}
                  />
                ))}
              </ul>
              {marked.length > 0 && <CompareBar count={marked.length} onCompare={() => setComparing(true)} />}
              {comparing && (
                <LazyDialog
                  dialog={COMPARISON}
                  given={{
                    bids: sorted.filter(({ id }) => marked.includes(id)),
                    onAccept: (bid) => decide('accept', bid),
                    onReject: (bid) => decide('reject', bid),
                    onClose: () => setComparing(false),
                  }}
                />
              )}
            </>
          );
        }}
      </QueryView>
      <LoadMore pages={pages} />
      {decision?.kind === 'accept' && (
        <LazyDialog dialog={AGREEMENT} given={{ job, bid: decision.bid, onClose: close }} />
      )}
      {decision?.kind === 'reject' && (
        <LazyDialog dialog={REJECTION} given={{ bid: decision.bid, onClose: close }} />
      )}
    </>
  );
}

function FirstBid() {
  return (
    <div className="mb-4 flex items-center gap-4">
      <Celebration kind="firstBid" size={56} />
      <p className="text-soft">
        <span className="block text-lg font-semibold text-ink">{words.jobs.bids.first}</span>
        {words.jobs.bids.firstLead}
      </p>
    </div>
  );
}

/** Shown at the bottom of the screen while any bid is marked. */
function CompareBar({ count, onCompare }: { count: number; onCompare: () => void }) {
  return (
    <div className="card sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mt-4 flex items-center justify-between gap-3 p-3 shadow-soft lg:bottom-4">
      <p role="status" className="text-sm">
        {count === 1 ? words.jobs.bids.markAnother : words.jobs.bids.marked(count)}
      </p>
      <Button blocked={count < 2} onClick={onCompare}>
        {words.jobs.bids.compare}
      </Button>
    </div>
  );
}

type SortProps = Pick<Props, 'sort' | 'onSort'> & { count: number; withdrawn: number };

/** Withdrawn bids are listed, but no longer count. */
function SortField({ count, withdrawn, sort, onSort }: SortProps) {
  return (
    <div className="mb-2 flex items-center justify-between gap-3">
      <p className="text-lg leading-7 font-semibold">
        {words.common.counted.bids(count)}
        {withdrawn > 0 && (
          <span className="text-base font-normal text-soft">
            {` · ${words.common.counted.withdrawnBids(withdrawn)}`}
          </span>
        )}
      </p>
      <SelectField
        label={words.common.labels.sortBy}
        hideLabel
        name="sort"
        value={sort}
        options={BID_SORTS.map((value) => ({ value, label: BID_SORT_WORDS[value] }))}
        onChange={({ target }) => onSort(target.value as BidSort)}
        className="min-w-0 sm:w-64"
      />
    </div>
  );
}

function NoBids({ job }: { job: Job }) {
  return (
    <EmptyState
      motif="envelope"
      title={words.common.fixed.noBids}
      text={job.job_type === 'open' ? words.jobs.bids.empty : words.jobs.bids.emptyClosed}
      action={<ButtonLink to={paths.ownJobs}>{words.common.places.yourJobs}</ButtonLink>}
    />
  );
}
