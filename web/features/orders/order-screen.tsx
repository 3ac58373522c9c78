/** The page of one order, the same for both sides: where the money is, whose turn it is, what happened (rules 9.11, 9.16). */
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions, RENEW_LINKS_MS } from '#web/lib/query.ts';
import { isNotFound } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import { Skeleton, SkeletonList } from '#web/ui/basics/loading.tsx';
import { BackButton } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { OrderActions, OrderExits } from './lists/order-actions.tsx';
import { useOrderSide } from './order-side.ts';
import { isToAnswer, roundToOfferFirst } from './order-steps.ts';
import {
  type DisputePanel,
  type OpenOrderAction,
  OrderDialogHost,
  type OrderDialogs,
} from './parts/order-dialog-host.tsx';
import { OrderHead, OrderParty } from './parts/order-head.tsx';
import { OrderLedger, OrderMoney } from './parts/order-money.tsx';
import { OrderWork } from './parts/order-work.tsx';

const ROUNDS = later(async () => (await import('./parts/round-links.tsx')).RoundLinks);
const REVIEWS = later(async () => (await import('./parts/order-reviews.tsx')).OrderReviews);

const EXTENSION = later(async () => (await import('./parts/extension-card.tsx')).ExtensionCard);
const MILESTONES = later(async () => (await import('./parts/order-milestones.tsx')).OrderMilestones);
const ITEMS = later(async () => (await import('./parts/order-items.tsx')).OrderItems);
const TERMS = later(async () => (await import('./parts/order-terms.tsx')).OrderTerms);
const ACCEPTANCE = later(async () => (await import('./parts/order-acceptance.tsx')).AcceptanceCard);

type Props = { jobId: string; dialogs: OrderDialogs; disputePanel: DisputePanel };

export function OrderScreen({ jobId, dialogs, disputePanel }: Props) {
  const query = useQuery({
    ...callOptions(orders.getSubmitted, { params: { id: jobId } }),
    refetchInterval: RENEW_LINKS_MS,
  });
  const order = query.data?.submission;
  if (order && isNotFound(query.error)) return <TakesBidsAgain order={order} />;
  return (
    <>
      <OrderTitle order={order} failed={query.isError} />
      <QueryView
        query={query}
        about="order"
        errorTitle={words.orders.page.loadFailed}
        waiting={<SkeletonList rows={3} className="h-44" />}
      >
        {({ submission }) => (
          <OrderDialogHost dialogs={dialogs} orders={[submission]}>
            {(open) => <OrderPage order={submission} open={open} disputePanel={disputePanel} />}
          </OrderDialogHost>
        )}
      </QueryView>
    </>
  );
}

/** Leaves the page of an agreement that was declined, cancelled or has lapsed: the job has no talent any more. */
function TakesBidsAgain({ order }: { order: OrderDetail }) {
  const side = useOrderSide(order);
  if (side === 'hunter') return <Navigate to={paths.bidsOfJob} params={{ id: order.job_id }} replace />;
  if (!order.bid_id) return <Navigate to={paths.talentOrders} replace />;
  return <Navigate to={paths.ownBid} params={{ id: order.bid_id }} replace />;
}

/** The order's own title; until it is known the line above it is the heading. */
function OrderTitle({ order, failed }: { order: OrderDetail | undefined; failed: boolean }) {
  const Line = order ? 'p' : 'h1';
  return (
    <header className="mb-5 grid justify-items-start gap-1 max-sm:mb-3">
      <div className="flex flex-wrap items-center gap-x-3 max-sm:-mb-2 sm:contents">
        <BackButton />
        <Line className="text-sm font-normal text-soft max-sm:-mt-6">{words.orders.fixed.pageTitle}</Line>
      </div>
      {order ? (
        <>
          <h1 className="named wrap-anywhere">{order.title}</h1>
          <OrderParty order={order} />
          <RoundsOf order={order} />
        </>
      ) : (
        !failed && <Skeleton className="h-18 w-full max-w-md" />
      )}
    </header>
  );
}

/** Links to the other rounds of this work; most orders have none. */
function RoundsOf({ order }: { order: OrderDetail }) {
  const side = useOrderSide(order);
  const some = order.rounds.length > 0;
  const { part: Part } = useLater(ROUNDS, some);
  if (Part) return <Part order={order} side={side} />;
  return some && <div aria-hidden className="min-h-11" />;
}

type ActionProps = { order: OrderDetail; open: OpenOrderAction };
type PageProps = ActionProps & { disputePanel: DisputePanel };

/** One column on phones, most important first: submitted work, if any, then milestones, money and history. */
function OrderPage({ order, open, disputePanel }: PageProps) {
  const side = useOrderSide(order);
  const answers = isToAnswer(order);
  const earned = side === 'talent' && order.status === 'accepted';
  const over = order.status === 'submitted' || order.status === 'accepted';
  const offered = order.can.includes('accept-offer');
  const given = { order, open };
  useScrollToTopWhen(side === 'hunter' && order.status === 'accepted');
  const actions = <OrderActions {...given} side={side} apart={earned ? ['payout'] : []} />;
  const work = <OrderWork order={order} className={order.job_submissions[0] ? '' : 'max-lg:order-3'} />;
  return (
    <div className="flex flex-col gap-4 *:min-w-0 sm:gap-5">
      <OrderHead
        {...{ order, side, brief: over }}
        withdraw={earned && <WithdrawButton {...given} />}
        actions={!answers && actions}
      />
      {order.extension?.state === 'open' && order.status === 'active' && (
        <WhenNear part={EXTENSION} given={{ order }} />
      )}
      {wasDisputed(order) && (
        <LazyPart
          part={disputePanel}
          given={{ order, side }}
          title={words.orders.page.disputeFailed}
          waiting={<Skeleton className="h-44 w-full" />}
        />
      )}
      <div className="gap-4 max-lg:contents sm:gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents sm:gap-5">
          {order.job_submissions[0] && work}
          <AnswerBar {...given} />
          {answers && actions}
          {order.acceptance.length > 0 && <WhenNear part={ACCEPTANCE} given={{ order }} />}
          {offered && <OrderBrief order={order} />}
          <div className="max-lg:order-1">
            <WhenNear part={MILESTONES} given={{ ...given, side }} onlyNear={order.status === 'accepted'} />
          </div>
          {!order.job_submissions[0] && work}
          {!offered && <OrderBrief order={order} className="max-lg:order-6" />}
          {order.status === 'accepted' && (
            <div className="max-lg:order-4">
              <WhenNear part={REVIEWS} given={{ order }} />
            </div>
          )}
          <OrderHistory order={order} className="max-lg:order-5" />
        </div>
        <div className="grid gap-4 sm:gap-5 max-lg:contents">
          <OrderMoney order={order} side={side} className="max-lg:order-2" />
          <OrderLedger order={order} side={side} className="max-lg:order-3" />
          <OrderExits {...given} />
        </div>
      </div>
      <div className="max-lg:order-6">
        <WhenNear part={ITEMS} given={{ order }} onlyNear />
      </div>
    </div>
  );
}

/** Accept or ask for changes, always in reach: on phones above the bottom bar, else under the work. */
function AnswerBar({ order, open }: ActionProps) {
  const releases = useId();
  if (!isToAnswer(order)) return null;
  const round = roundToOfferFirst(order);
  return (
    <div
      data-foot
      className="above-bar sticky z-20 flex flex-row-reverse gap-3 border-line bg-card max-lg:order-last max-lg:-mx-4 max-lg:-mb-10 max-lg:border-t max-lg:px-4 max-lg:py-2 lg:rounded-t lg:border lg:p-3 lg:shadow-soft"
    >
      {order.can.includes('accept') && (
        <Button onClick={() => open('acceptWork', order)} aria-describedby={releases} className="flex-1">
          <span className="grid py-1 leading-5">
            {words.common.fixed.accept}
            <span id={releases} aria-hidden className="text-xs font-normal wrap-anywhere">
              {words.orders.acceptWork.releases(showNaira(order.price_budget))}
            </span>
          </span>
        </Button>
      )}
      {order.can.includes('decline') && (
        <Button variant="secondary" onClick={() => open('askForChanges', order)} className="flex-1">
          {round ? (
            words.room.further.order(round.number, showNaira(round.price))
          ) : (
            <span className="grid py-1 leading-5">
              {words.orders.declineMilestone.open}
              <span className="text-xs font-normal">{words.orders.fixed.decline}</span>
            </span>
          )}
        </Button>
      )}
    </div>
  );
}

/** Shown beside the earnings; nothing when all of them are already withdrawn. */
function WithdrawButton({ order, open }: ActionProps) {
  if (order.withdrawable <= 0) return null;
  return (
    <Button onClick={() => open('payout', order)} className="max-sm:w-full">
      {words.common.actions.withdrawAmount(showNaira(order.withdrawable))}
    </Button>
  );
}

/** Scrolls to the head of the page, with its drawn cloth, when `condition` becomes true. */
function useScrollToTopWhen(condition: boolean) {
  const before = useRef(condition);
  useEffect(() => {
    if (condition && !before.current) window.scrollTo({ top: 0 });
    before.current = condition;
  }, [condition]);
}

/** True when a dispute is open or was. */
function wasDisputed({ history }: OrderDetail): boolean {
  return history.some(({ name }) => name === 'job.dispute');
}

type OrderPartProps = { order: OrderDetail; className?: string };

/** Collapsible; open by default for the person deciding whether to accept the offer. */
function OrderBrief({ order, className }: OrderPartProps) {
  const [open, setOpen] = useState(order.can.includes('accept-offer'));
  return (
    <Card as="div" className={className}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 text-lg leading-7 font-semibold">
          {words.orders.page.brief}
        </summary>
        {open && <WhenNear part={TERMS} given={{ order }} room="min-h-24" />}
      </details>
    </Card>
  );
}

/** The history of an order, newest first, the same for both parties. */
function OrderHistory({ order, className }: OrderPartProps) {
  const entries = order.history.toReversed();
  return (
    <Card title={words.orders.page.history} className={className}>
      {entries.length > 0 ? (
        <Timeline label={words.orders.page.historyLabel} entries={entries} />
      ) : (
        <p className="text-soft">{words.orders.page.historyEmpty}</p>
      )}
    </Card>
  );
}
