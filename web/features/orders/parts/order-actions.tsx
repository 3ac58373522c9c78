/** What the reader can do with an order now: exactly what the server's `can` says, the main action first. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Button, ButtonLink, type ButtonVariant } from '#web/ui/basics/button.tsx';
import { mayWithdraw } from '../lists/hunter-tables.tsx';
import { StartButton } from '../lists/start-button.tsx';
import type { OpenOrderAction, OrderAction } from '../order-dialogs.ts';
import { wasFunded } from '../order-steps.ts';
import { PayLink } from './pay-link.tsx';

type Props = { order: OrderDetail; side: Side; open: OpenOrderAction };
type OrderActionButton = { action: OrderAction; label: string; variant?: ButtonVariant; when: boolean };

export function OrderActions({ order, side, open }: Props) {
  const buttons = (side === 'hunter' ? hunterActions(order) : talentActions(order)).filter((one) => one.when);
  const pays = side === 'hunter' && ['offered', 'agreed'].includes(order.status);
  const starts = order.can.includes('start');
  const ended = side === 'hunter' && order.status === 'cancelled' && !wasFunded(order) && order.gig;
  if (buttons.length === 0 && !pays && !starts && !ended) return null;
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      {pays && <PayLink order={order} />}
      {starts && <StartButton jobId={order.job_id} />}
      {buttons.map(({ action, label, variant }) => (
        <Button key={action} variant={variant} onClick={() => open(action, order)}>
          {label}
        </Button>
      ))}
      {ended && <NextOrder gig={ended} />}
    </div>
  );
}

/** What a hunter can do whose order from a gig has ended. */
function NextOrder({ gig }: { gig: NonNullable<OrderDetail['gig']> }) {
  return (
    <>
      {gig.package && (
        <ButtonLink to={paths.createJob} search={{ gig: gig.id, package: gig.package }}>
          {words.orders.next.orderAgain}
        </ButtonLink>
      )}
      <ButtonLink to={paths.gigSearch} search={{ category: gig.category }} variant="secondary">
        {words.orders.next.similarGigs}
      </ButtonLink>
      <ButtonLink to={paths.createJob} variant="quiet">
        {words.orders.next.postJob}
      </ButtonLink>
    </>
  );
}

function talentActions(order: OrderDetail): OrderActionButton[] {
  const { can, withdrawable } = order;
  return [
    { action: 'acceptOrder', label: words.common.fixed.acceptOrder, when: can.includes('accept-offer') },
    {
      action: 'declineOrder',
      label: words.orders.fixed.decline,
      variant: 'secondary',
      when: can.includes('decline-offer'),
    },
    {
      action: 'withdrawOrder',
      label: words.common.actions.cancelAgreement,
      variant: 'secondary',
      when: can.includes('leave'),
    },
    { action: 'submitProject', label: words.orders.fixed.submitProject, when: can.includes('submit') },
    {
      action: 'submitMilestone',
      label: words.orders.submitMilestone.open,
      variant: 'secondary',
      when: can.includes('submit-milestone'),
    },
    {
      action: 'payout',
      label: words.common.actions.withdrawAmount(showNaira(withdrawable)),
      when: withdrawable > 0,
    },
    {
      action: 'review',
      label: words.common.actions.addReview,
      variant: 'secondary',
      when: can.includes('review'),
    },
    {
      action: 'requestExtension',
      label: words.orders.moreTime.ask,
      variant: 'secondary',
      when: can.includes('request-extension'),
    },
    ...endingActions(order),
  ];
}

/** The ways out, never the main action. */
function endingActions({ can }: OrderDetail): OrderActionButton[] {
  return [
    {
      action: 'openDispute',
      label: words.common.actions.openDispute,
      variant: 'quiet',
      when: can.includes('dispute'),
    },
    {
      action: 'cancelOrder',
      label: words.orders.shared.cancelOrder,
      variant: 'quiet',
      when: can.includes('cancel'),
    },
  ];
}

function hunterActions(order: OrderDetail): OrderActionButton[] {
  const { can, withdrawable } = order;
  return [
    {
      action: 'answerExtension',
      label: words.orders.moreTime.answer,
      when: can.includes('grant-extension'),
    },
    { action: 'acceptWork', label: words.common.fixed.accept, when: can.includes('accept') },
    {
      action: 'declineWork',
      label: words.orders.fixed.decline,
      variant: 'secondary',
      when: can.includes('decline'),
    },
    {
      action: 'withdrawOrder',
      label: words.common.actions.cancelAgreement,
      variant: 'secondary',
      when: mayWithdraw(order),
    },
    {
      action: 'payout',
      label: words.common.actions.withdrawAmount(showNaira(withdrawable)),
      when: withdrawable > 0,
    },
    {
      action: 'review',
      label: words.common.actions.addReview,
      variant: withdrawable > 0 ? 'secondary' : 'primary',
      when: can.includes('review'),
    },
    ...endingActions(order),
  ];
}
