/** One job as a talent weighs it: brief, milestones, money, the hunter's record, and applying. */
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { feeBetween, feePercentOf } from '#web/lib/money.ts';
import { callKey, callOptions } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SafeHtml } from '#web/ui/lists/safe-html.tsx';
import { JobStatusBadge, JobTypeBadge } from '#web/ui/lists/status-badges.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { Ago } from '#web/ui/pieces/moments.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import type { BidStatus } from './cards/bid-badges.tsx';
import { HunterRecord, SaveButton } from './cards/job-card.tsx';

type Props = {
  jobId: string;
  onApplied: (bidId: string) => void;
  /** It stands beside the list that leads to it. */
  beside?: boolean;
};

export function JobPage({ jobId, onApplied, beside = false }: Props) {
  const query = useQuery(jobOptions(useQueryClient(), jobId));
  const job = query.data?.job;
  return (
    <div className="@container">
      <PageHeader
        typed
        back={!beside}
        below={beside}
        title={job?.title ?? words.common.places.job}
        badges={job && <JobTypeBadge type={job.job_type} />}
        actions={job && <SaveButton job={job} named />}
        text={
          job && (
            <>
              {words.common.labels.posted} <Ago at={job.created_at} /> ·{' '}
              {words.common.counted.bids(job.bids_count)}
            </>
          )
        }
      />
      <QueryView
        query={query}
        about="job"
        errorTitle={words.jobs.page.failed}
        waiting={<SkeletonList rows={3} className="h-48" />}
      >
        {(reply) => <Whole job={reply.job} onApplied={onApplied} />}
      </QueryView>
    </div>
  );
}

/** Longer than an answer counts as new. */
const AGED_MS = 60_000;

type Lists = InfiniteData<Partial<Reply<typeof jobs.listOpen> & Reply<typeof jobs.listInvited>>>;

/** A job is whole on its card: it opens as it was listed, also without a network, and is asked for again unless the list is new. */
export function jobOptions(client: QueryClient, id: string) {
  const cache = client.getQueryCache();
  const lists = [jobs.listOpen, jobs.listInvited].flatMap((list) =>
    cache.findAll({ queryKey: callKey(list) }),
  );
  const [listed] = lists
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => {
      const pages = (state.data as Lists | undefined)?.pages ?? [];
      const all = pages.flatMap(({ openjobs = [], closedjobs = [] }) => [...openjobs, ...closedjobs]);
      return all
        .filter((job) => job.id === id)
        .map((job) => ({
          initialData: { success: true as const, job },
          initialDataUpdatedAt: state.dataUpdatedAt - (state.isInvalidated ? AGED_MS : 0),
        }));
    });
  return { ...callOptions(jobs.get, { params: { id } }), ...listed };
}

/** Two columns where there is room; else one, in the order in which people decide: what, for how much, how, for whom. */
function Whole({ job, onApplied }: { job: Job; onApplied: (bidId: string) => void }) {
  return (
    <div className="flex flex-col gap-5 @4xl:grid @4xl:grid-cols-[1fr_20rem] @4xl:items-start">
      <div className="contents min-w-0 gap-5 @4xl:grid @4xl:grid-cols-1">
        <Card
          title={words.common.labels.jobBrief}
          actions={<Badge tone="active">{words.common.named.of(job.skill)}</Badge>}
          className="order-1 @4xl:order-none"
        >
          <SafeHtml html={job.job_description} className="max-w-prose" />
        </Card>
        <Card className="order-3 @4xl:order-none">
          <MilestoneLines milestones={job.milestones} price={job.price_budget} />
        </Card>
        <div className="order-5 @4xl:order-none">
          <Applying job={job} onApplied={onApplied} />
        </div>
      </div>
      <div className="contents gap-5 @4xl:grid @4xl:grid-cols-1">
        <Card title={words.common.money.title} className="order-2 @4xl:order-none">
          <JobMoney job={job} />
        </Card>
        <Card title={words.jobs.hunter.heading} className="order-4 @4xl:order-none">
          <HunterRecord hunter={job.user} />
        </Card>
      </div>
    </div>
  );
}

function JobMoney({ job }: { job: Job }) {
  const { user } = usePerson();
  const canApply = job.status === 'bidding' && job.user_id !== user.id && !ownBid(job, user.id);
  return (
    <>
      <MoneyLines
        lines={[
          { label: words.common.labels.priceBudget, naira: job.price_budget },
          {
            label: words.jobs.apply.fee(feePercentOf(job.price_budget, job.net_pay)),
            naira: -feeBetween(job.price_budget, job.net_pay),
          },
        ]}
        total={{ label: words.jobs.page.net, naira: job.net_pay, good: true }}
      />
      <p className="mt-3 text-sm text-soft">{words.jobs.page.netLead}</p>
      {canApply && (
        <ButtonLink to="." search hash={FORM_ID} className="mt-4 w-full @4xl:hidden">
          {words.jobs.apply.write}
        </ButtonLink>
      )}
    </>
  );
}

/** The form stands far below on a phone. */
const FORM_ID = 'apply';

function ownBid(job: Job, userId: string) {
  return job.job_bids.find((bid) => bid.user_id === userId);
}

/** Bids that are over; one talent bids once for a job (rules 2). */
const NOTE_OF: Partial<Record<BidStatus, string>> = {
  withdrawn: words.jobs.page.withdrawn,
  rejected: words.jobs.page.rejected,
};

/** The form, or why there is none. */
function Applying({ job, onApplied }: { job: Job; onApplied: (bidId: string) => void }) {
  const { user } = usePerson();
  const own = ownBid(job, user.id);
  if (own) {
    return (
      <Note
        title={NOTE_OF[own.status] ?? words.jobs.page.applied}
        action={
          <ButtonLink to={paths.ownBid} params={{ id: own.id }}>
            {words.jobs.page.viewBid}
          </ButtonLink>
        }
      />
    );
  }
  if (job.user_id === user.id) return <Note title={words.jobs.page.own} />;
  if (job.status !== 'bidding') {
    return <Note title={words.jobs.page.closed} action={<JobStatusBadge status={job.status} />} />;
  }
  return <ApplyCard job={job} onApplied={onApplied} />;
}

function Note({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{title}</p>
        {action}
      </div>
    </Card>
  );
}

const FORM = later(async () => (await import('./parts/apply-form.tsx')).ApplyForm);

/** It is fetched this far below the screen, so that it is there for somebody who reads on. */
const NEAR = '240px';

type ApplyCardProps = { job: Job; onApplied: (bidId: string) => void };

/** Where a talent applies: the form comes when one scrolls near it or goes to it by keys. */
function ApplyCard({ job, onApplied }: ApplyCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<'no' | 'near' | 'now'>('no');
  const { part: ApplyForm, failure, retry } = useLater(FORM, wanted !== 'no');
  const here = ApplyForm !== null;
  useNear(place, () => setWanted((before) => (before === 'no' ? 'near' : before)));
  useEffect(() => {
    if (here && wanted === 'now') place.current?.querySelector('textarea')?.focus();
  }, [here, wanted]);
  return (
    <Card title={words.jobs.apply.heading}>
      <div ref={place} id={FORM_ID} className="min-h-80 scroll-mt-32">
        {ApplyForm && <ApplyForm job={job} onApplied={onApplied} />}
        {!ApplyForm && failure !== null && (
          <ErrorBox error={failure} title={words.jobs.apply.failed} onRetry={retry} />
        )}
        {!ApplyForm && failure === null && (
          <Button busy={wanted !== 'no'} onClick={() => setWanted('now')} onFocus={() => setWanted('now')}>
            {words.jobs.apply.write}
          </Button>
        )}
      </div>
    </Card>
  );
}

function useNear(ref: RefObject<HTMLElement | null>, onNear: () => void) {
  const [notifyNear] = useState(() => onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && notifyNear(),
      { rootMargin: `0px 0px ${NEAR}` },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, notifyNear]);
}
