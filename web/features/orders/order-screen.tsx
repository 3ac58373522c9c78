/** The page of one order, the same for both sides: where the money is, whose turn it is, what happened (rules 9.11, 9.16). */
import { useQuery } from '@tanstack/react-query';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SkeletonList } from '#web/ui/basics/skeleton.tsx';
import { Stepper } from '#web/ui/pieces/stepper.tsx';
import { BoardLink } from './board-link.tsx';
import { DisputeSlot, wasDisputed } from './dispute-slot.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { MilestoneCard } from './lists/milestone-card.tsx';
import { OrderDialogHost } from './lists/order-dialog-host.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import type { DisputePanel, OpenDeed, OrderDialogs } from './order-dialogs.ts';
import { OrderBrief, OrderFacts, OrderItems } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderReviews } from './order-reviews.tsx';
import { useOrderSide } from './order-side.ts';
import { stepsOf } from './order-steps.ts';
import { WaiveButton } from './waive-button.tsx';

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

type PageProps = { order: OrderDetail; open: OpenDeed; disputePanel: DisputePanel };

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
