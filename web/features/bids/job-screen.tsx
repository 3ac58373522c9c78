/** One job as a talent weighs it: brief, milestones, money, the hunter's record, and applying. */
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later, useLater } from '#web/lib/later.ts';
import { feeBetween, feePercentOf, showNaira } from '#web/lib/money.ts';
import { callKey, callOptions } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { JobStatusBadge, JobTypeBadge } from '#web/ui/lists/status-badges.tsx';
import { useNear } from '#web/ui/lists/use-near.ts';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { SafeHtml } from '#web/ui/safe-html.tsx';
import type { BidStatus } from './cards/bid-badges.tsx';
import { HunterRecord, SaveButton } from './cards/job-card.tsx';

type Props = {
  jobId: string;
  onApplied: (bidId: string) => void;
  /** True when shown beside the list that leads to it. */
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
        corner
        title={job?.title ?? words.common.places.job}
        actions={job && <SaveButton job={job} named />}
        text={
          job && (
            <span className="flex flex-wrap items-center gap-2">
              {beside ? <SkillBadge job={job} /> : <Posted job={job} />}
              <JobTypeBadge type={job.job_type} />
            </span>
          )
        }
      />
      <QueryView
        query={query}
        about="job"
        errorTitle={words.jobs.page.failed}
        waiting={<SkeletonList rows={3} className="h-48" />}
      >
        {(reply) => <JobDetails job={reply.job} onApplied={onApplied} beside={beside} />}
      </QueryView>
    </div>
  );
}

function Posted({ job }: { job: Job }) {
  return (
    <span>
      {words.common.labels.posted} <TimeAgo at={job.created_at} /> ·{' '}
      {words.common.counted.bids(job.bids_count)}
    </span>
  );
}

function SkillBadge({ job }: { job: Job }) {
  return <Badge tone="active">{words.common.named.of(job.skill)}</Badge>;
}

/** Milliseconds: longer than an answer counts as fresh. */
const AGED_MS = 60_000;

type Lists = InfiniteData<Partial<Reply<typeof jobs.listOpen> & Reply<typeof jobs.listInvited>>>;

/** A listed job is complete: it opens from the cached list, also without a network, and is refetched unless the list is fresh. */
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

type PartProps = Pick<Props, 'onApplied'> & { job: Job };

/** Two columns where there is room; else one, in the order in which people decide: what, for how much, how, for whom. */
function JobDetails({ job, onApplied, beside }: PartProps & { beside: boolean }) {
  const [asked, setAsked] = useState(0);
  const write = () => {
    document.getElementById(FORM_ID)?.scrollIntoView();
    setAsked(asked + 1);
  };
  const whyNot = useWhyNotApply(job);
  const Part = beside ? PlainPart : Card;
  return (
    <div className="flex flex-col gap-5 @4xl:grid @4xl:grid-cols-[1fr_20rem] @4xl:items-start">
      <div className="contents min-w-0 gap-5 @4xl:grid @4xl:grid-cols-1">
        <Part
          title={words.common.labels.jobBrief}
          actions={!beside && <SkillBadge job={job} />}
          className="order-1 @4xl:order-none"
        >
          <SafeHtml html={job.job_description} className="max-w-prose" />
        </Part>
        <Part className="order-3 @4xl:order-none">
          <MilestoneLines milestones={job.milestones} price={job.price_budget} />
        </Part>
        {!whyNot && (
          <Part title={words.jobs.apply.heading} className="order-5 @4xl:order-none">
            <ApplyPlace job={job} onApplied={onApplied} asked={asked} />
          </Part>
        )}
      </div>
      <div className="contents gap-5 @4xl:grid @4xl:grid-cols-1">
        <Part title={words.common.money.title} className="order-2 @4xl:order-none">
          <JobMoney job={job} whole={!beside || whyNot !== null} />
          {whyNot ?? (
            <div className="mt-4 hidden @4xl:block">
              <Button onClick={write} wide>
                {words.jobs.apply.write}
              </Button>
            </div>
          )}
        </Part>
        <Part title={words.jobs.hunter.heading} className="order-4 @4xl:order-none">
          <HunterRecord hunter={job.user} />
        </Part>
      </div>
      {!whyNot && <WriteBar job={job} beside={beside} onWrite={write} />}
    </div>
  );
}

/** `whole` adds the net pay, which the bar beside the list already shows. */
function JobMoney({ job, whole }: { job: Job; whole: boolean }) {
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
        {...(whole && { total: { label: words.jobs.page.net, naira: job.net_pay, good: true } })}
      />
      <p className="mt-3 text-sm text-soft">{words.jobs.page.netLead}</p>
    </>
  );
}

type BarProps = { job: Job; beside: boolean; onWrite: () => void };

/** In one column the form is far below: this bar leads to it, at the bottom of the page (at the top beside the list), until it is in view. */
function WriteBar({ job, beside, onWrite }: BarProps) {
  const [atForm, setAtForm] = useState(false);
  useEffect(() => {
    const form = document.getElementById(FORM_ID);
    const observer = new IntersectionObserver(
      (entries) => setAtForm(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '0px 0px -200px' },
    );
    if (form) observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      data-foot={beside ? undefined : ''}
      className={cx(
        'sticky z-20 flex items-center justify-between gap-3 border-line bg-card py-2 @4xl:hidden',
        beside ? 'top-0 -mx-5 border-y px-5' : 'above-bar order-last -mx-4 -mb-10 border-t px-4',
        atForm && 'invisible',
      )}
    >
      <p className="min-w-0 text-sm text-soft">
        {words.jobs.page.net}{' '}
        <b className="block text-lg leading-6 text-leaf tabular-nums">{showNaira(job.net_pay)}</b>
      </p>
      <Button onClick={onWrite}>{words.jobs.apply.write}</Button>
    </div>
  );
}

const FORM_ID = 'apply';

/** Notes for bids that are over; a talent can bid only once for a job (rules 2). */
const NOTE_OF: Partial<Record<BidStatus, string>> = {
  withdrawn: words.jobs.page.withdrawn,
  rejected: words.jobs.page.rejected,
};

/** Explains, in place of the button, why this reader may not bid; null when they may. */
function useWhyNotApply(job: Job) {
  const { user } = usePerson();
  const own = job.job_bids.find((bid) => bid.user_id === user.id);
  if (own) {
    return (
      <Note title={NOTE_OF[own.status] ?? words.jobs.page.applied}>
        <ButtonLink to={paths.ownBid} params={{ id: own.id }} wide>
          {words.jobs.page.viewBid}
        </ButtonLink>
      </Note>
    );
  }
  if (job.user_id === user.id) return <Note title={words.jobs.page.own} />;
  if (job.status === 'bidding') return null;
  return (
    <Note title={words.jobs.page.closed}>
      <JobStatusBadge status={job.status} />
    </Note>
  );
}

function Note({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

type PlainPartProps = Pick<ComponentProps<typeof Card>, 'title' | 'children' | 'className'>;

/** A section beside a list: a line above it, and no frame. */
function PlainPart({ title, children, className }: PlainPartProps) {
  return (
    <section
      className={cx(
        'border-line not-[.order-1]:border-t not-[.order-1]:pt-5 [&_ol>li]:border-0 [&_ol>li]:p-0',
        className,
      )}
    >
      {title && <h3 className="mb-3 text-lg leading-7">{title}</h3>}
      {children}
    </section>
  );
}

const FORM = later(async () => (await import('./parts/apply-form.tsx')).ApplyForm);

/** Root margin: the form is fetched this far below the screen, so that it is there for a person who reads on. */
const NEAR = '0px 0px 240px';

/** Where a talent applies: the form loads when scrolled near or reached by keyboard. `asked` counts presses of the button that leads here. */
function ApplyPlace({ job, onApplied, asked }: PartProps & { asked: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [pressed, setPressed] = useState(false);
  const wanted = pressed || asked > 0;
  const { part: ApplyForm, failure, retry } = useLater(FORM, near || wanted);
  const here = ApplyForm !== null;
  useNear(place, () => setNear(true), { margin: NEAR });
  useEffect(() => {
    if (here && (pressed || asked > 0)) place.current?.querySelector('textarea')?.focus();
  }, [here, pressed, asked]);
  return (
    <div ref={place} id={FORM_ID} className="min-h-80 scroll-mt-32">
      {ApplyForm && <ApplyForm job={job} onApplied={onApplied} />}
      {!ApplyForm && failure !== null && (
        <ErrorBox error={failure} title={words.jobs.apply.failed} onRetry={retry} />
      )}
      {!ApplyForm && failure === null && (
        <Button busy={near || wanted} onClick={() => setPressed(true)} onFocus={() => setPressed(true)}>
          {words.jobs.apply.write}
        </Button>
      )}
    </div>
  );
}
