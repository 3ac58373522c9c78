/** The page of one order, the same for both sides: where the money is, whose turn it is, what happened (rules 9.11, 9.16). */
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showLongMoment, showMoment } from '#web/lib/dates.ts';
import { useLater } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Skeleton, SkeletonList } from '#web/ui/basics/skeleton.tsx';
import { FileLink } from '#web/ui/pieces/file-link.tsx';
import { Stepper } from '#web/ui/pieces/stepper.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { MilestoneCard } from './lists/milestone-card.tsx';
import { OrderDialogHost } from './lists/order-dialog-host.tsx';
import type { DisputePanel, OpenOrderAction, OrderDialogs } from './order-dialogs.ts';
import { useOrderSide } from './order-side.ts';
import { stepsOf } from './order-steps.ts';
import { OrderActions } from './parts/order-actions.tsx';
import { OrderBrief, OrderFacts, OrderItems } from './parts/order-facts.tsx';
import { OrderHead } from './parts/order-head.tsx';
import { OrderLedger } from './parts/order-ledger.tsx';
import { OrderMoney } from './parts/order-money.tsx';
import { OrderReviews } from './parts/order-reviews.tsx';
import { WaiveButton } from './parts/waive-button.tsx';
import { WithdrawExtension } from './parts/withdraw-extension.tsx';

/** Links to files are signed for 10 minutes; they are renewed before that while the page is looked at. */
const RENEW_MS = 8 * 60_000;

type Props = { jobId: string; dialogs: OrderDialogs; disputePanel: DisputePanel };

export function OrderScreen({ jobId, dialogs, disputePanel }: Props) {
  const query = useQuery({
    ...callOptions(orders.getSubmitted, { params: { id: jobId } }),
    refetchInterval: RENEW_MS,
  });
  return (
    <>
      <PageHeader title={words.orders.fixed.pageTitle} back />
      <QueryView
        query={query}
        errorTitle={words.orders.page.loadFailed}
        waiting={<SkeletonList rows={3} className="h-44" />}
      >
        {({ submission }) => (
          <OrderDialogHost dialogs={dialogs}>
            {(open) => <OrderPage order={submission} open={open} disputePanel={disputePanel} />}
          </OrderDialogHost>
        )}
      </QueryView>
    </>
  );
}

type PageProps = { order: OrderDetail; open: OpenOrderAction; disputePanel: DisputePanel };

function OrderPage({ order, open, disputePanel }: PageProps) {
  const side = useOrderSide(order);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <OrderHead order={order} side={side} actions={<OrderActions order={order} side={side} open={open} />} />
      <ExtensionCard order={order} />
      {wasDisputed(order) && <DisputeSlot panel={disputePanel} given={{ order, side }} />}
      <Card as="div">
        <Stepper label={words.orders.steps.label} steps={stepsOf(order)} />
      </Card>
      <div className="grid items-start gap-4 max-lg:contents sm:gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents sm:gap-5">
          <OrderDelivery order={order} className="max-lg:order-2" />
          <Card
            title={words.common.milestones.title}
            className="max-lg:order-3"
            actions={order.board && <BoardLink id={order.board} side={side} />}
          >
            <ol className="grid gap-3">
              {order.milestones.map((milestone) => (
                <MilestoneCard key={milestone.id} milestone={milestone} order={order}>
                  <WaiveButton milestone={milestone} order={order} />
                </MilestoneCard>
              ))}
            </ol>
          </Card>
          <OrderBrief order={order} className="max-lg:order-4" />
          <OrderReviews order={order} className="max-lg:order-6" />
          <OrderHistory order={order} className="max-lg:order-7" />
        </div>
        <div className="grid gap-4 sm:gap-5 max-lg:contents">
          <OrderMoney order={order} side={side} className="max-lg:order-1" />
          <OrderLedger order={order} side={side} className="max-lg:order-5" />
          <OrderFacts order={order} className="max-lg:order-5" />
        </div>
      </div>
      <OrderItems order={order} className="max-lg:order-4" />
    </div>
  );
}

// The way from an order to its board on the project tracker.

/** `id` is the tracked order's. */
function BoardLink({ id, side }: { id: string; side: Side }) {
  return (
    <ButtonLink to={paths.board[side]} params={{ id }} size="sm" variant="secondary" className="min-h-11">
      {words.common.fixed.projectTracker}
    </ButtonLink>
  );
}

// Where an order's page shows its dispute; the code comes only for orders that ever had one.

/** True when a dispute is open or was. */
function wasDisputed({ history }: OrderDetail): boolean {
  return history.some(({ name }) => name === 'job.dispute');
}

type DisputeSlotProps = { panel: DisputePanel; given: { order: OrderDetail; side: Side } };

function DisputeSlot({ panel, given }: DisputeSlotProps) {
  const { part: Part, failure, retry } = useLater(panel);
  if (Part) return <Part {...given} />;
  if (failure) return <ErrorBox error={failure} title={words.orders.page.disputeFailed} onRetry={retry} />;
  return <Skeleton className="h-44 w-full" />;
}

/** An open request for more time on the order's page: how many days, why, and until when it can be answered. */
function ExtensionCard({ order }: { order: OrderDetail }) {
  const { extension } = order;
  if (extension?.state !== 'open' || order.status !== 'active') return null;
  return (
    <Card>
      <div className="flex gap-3">
        <CalendarClock aria-hidden size={24} className="mt-0.5 shrink-0 text-link" />
        <div className="grid gap-1">
          <h2 className="text-lg leading-7">
            {words.orders.moreTime.asksFor(
              order.creative.name,
              words.common.counted.moreDays(extension.days),
            )}
          </h2>
          <p className="whitespace-pre-wrap wrap-anywhere">{extension.reason}</p>
          <p className="text-sm text-soft">
            {words.orders.moreTime.requestedAt(
              showMoment(extension.requested_at),
              words.orders.moreTime.lapses(showMoment(extension.lapses_at)),
            )}
          </p>
          <WithdrawExtension order={order} />
        </div>
      </div>
    </Card>
  );
}

type OrderDeliveryProps = { order: OrderDetail; className?: string };
type Round = OrderDetail['job_submissions'][number];

/** What was delivered, newest round first: when, the comment, the attachment, and the answer to it. */
function OrderDelivery({ order, className }: OrderDeliveryProps) {
  const rounds = order.job_submissions;
  return (
    <Card title={words.orders.submissions.title} className={className}>
      {rounds.length === 0 ? (
        <p className="text-soft">{words.common.fixed.noSubmittedJob}</p>
      ) : (
        <ol className="grid gap-5">
          {rounds.map((round, index) => (
            <DeliveryRound
              key={round.id}
              round={round}
              accepted={
                index === 0 && order.status === 'accepted' && order.money.division.kind === 'acceptance'
              }
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

function DeliveryRound({ round, accepted }: { round: Round; accepted: boolean }) {
  return (
    <li className="grid gap-2 border-line not-last:border-b not-last:pb-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <strong className="font-semibold">{words.orders.submissions.round(round.round)}</strong>
          <span className="text-soft">
            {' '}
            {words.orders.submissions.submittedAt(showLongMoment(round.created_at))}
          </span>
        </p>
        {accepted && <Badge tone="good">{words.orders.shared.accepted}</Badge>}
        {round.declined_at && <Badge tone="bad">{words.orders.submissions.declined}</Badge>}
      </div>
      <p className="whitespace-pre-wrap wrap-anywhere">{round.comment}</p>
      {round.file ? (
        <FileLink file={round.file} />
      ) : (
        <p className="text-soft">{`${words.common.labels.attachment}${colon} ${words.common.fixed.noSubmittedJob}`}</p>
      )}
      {round.decline_reason && (
        <div className="rounded bg-brick-wash p-3">
          <p className="font-semibold text-brick">
            {words.orders.shared.changesRequested}
            {round.declined_at && <span className="font-normal"> · {showMoment(round.declined_at)}</span>}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{round.decline_reason}</p>
        </div>
      )}
    </li>
  );
}

type OrderHistoryProps = { order: OrderDetail; className?: string };

/** Everything that happened to an order, newest first, as both parties read it. */
function OrderHistory({ order, className }: OrderHistoryProps) {
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
