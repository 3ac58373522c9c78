/** What the reader can do with an order now: exactly what the server's `can` says, the main deed first. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Button, ButtonLink, type ButtonVariant } from '#web/ui/basics/button.tsx';
import { mayWithdraw } from '../lists/hunter-tables.tsx';
import { StartButton } from '../lists/start-button.tsx';
import type { Deed, OpenDeed } from '../order-dialogs.ts';
import { wasFunded } from '../order-steps.ts';
import { PayLink } from './pay-link.tsx';

type Props = { order: OrderDetail; side: Side; open: OpenDeed };
type DeedButton = { deed: Deed; label: string; variant?: ButtonVariant; when: boolean };

export function OrderActions({ order, side, open }: Props) {
  const buttons = (side === 'hunter' ? hunterDeeds(order) : talentDeeds(order)).filter((one) => one.when);
  const pays = side === 'hunter' && ['offered', 'agreed'].includes(order.status);
  const starts = order.can.includes('start');
  const ended = side === 'hunter' && order.status === 'cancelled' && !wasFunded(order) && order.gig;
  if (buttons.length === 0 && !pays && !starts && !ended) return null;
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      {pays && <PayLink order={order} />}
      {starts && <StartButton jobId={order.job_id} />}
      {buttons.map(({ deed, label, variant }) => (
        <Button key={deed} variant={variant} onClick={() => open(deed, order)}>
          {label}
        </Button>
      ))}
      {ended && <NextOrder gig={ended} />}
    </div>
  );
}

/** What a hunter can do whose order from a gig came to nothing. */
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

function talentDeeds(order: OrderDetail): DeedButton[] {
  const { can, withdrawable } = order;
  return [
    { deed: 'acceptOrder', label: words.common.fixed.acceptOrder, when: can.includes('accept-offer') },
    {
      deed: 'declineOrder',
      label: words.orders.fixed.decline,
      variant: 'secondary',
      when: can.includes('decline-offer'),
    },
    {
      deed: 'withdrawOrder',
      label: words.common.actions.cancelAgreement,
      variant: 'secondary',
      when: can.includes('leave'),
    },
    { deed: 'submitProject', label: words.orders.fixed.submitProject, when: can.includes('submit') },
    {
      deed: 'submitMilestone',
      label: words.orders.submitMilestone.open,
      variant: 'secondary',
      when: can.includes('submit-milestone'),
    },
    {
      deed: 'payout',
      label: words.common.actions.withdrawAmount(showNaira(withdrawable)),
      when: withdrawable > 0,
    },
    {
      deed: 'review',
      label: words.common.actions.addReview,
      variant: 'secondary',
      when: can.includes('review'),
    },
    {
      deed: 'requestExtension',
      label: words.orders.moreTime.ask,
      variant: 'secondary',
      when: can.includes('request-extension'),
    },
    ...endingDeeds(order),
  ];
}

/** The ways out, never the main deed. */
function endingDeeds({ can }: OrderDetail): DeedButton[] {
  return [
    {
      deed: 'openDispute',
      label: words.common.actions.openDispute,
      variant: 'quiet',
      when: can.includes('dispute'),
    },
    {
      deed: 'cancelOrder',
      label: words.orders.shared.cancelOrder,
      variant: 'quiet',
      when: can.includes('cancel'),
    },
  ];
}

function hunterDeeds(order: OrderDetail): DeedButton[] {
  const { can, withdrawable } = order;
  return [
    {
      deed: 'answerExtension',
      label: words.orders.moreTime.answer,
      when: can.includes('grant-extension'),
    },
    { deed: 'acceptWork', label: words.common.fixed.accept, when: can.includes('accept') },
    {
      deed: 'declineWork',
      label: words.orders.fixed.decline,
      variant: 'secondary',
      when: can.includes('decline'),
    },
    {
      deed: 'withdrawOrder',
      label: words.common.actions.cancelAgreement,
      variant: 'secondary',
      when: mayWithdraw(order),
    },
    {
      deed: 'payout',
      label: words.common.actions.withdrawAmount(showNaira(withdrawable)),
      when: withdrawable > 0,
    },
    {
      deed: 'review',
      label: words.common.actions.addReview,
      variant: withdrawable > 0 ? 'secondary' : 'primary',
      when: can.includes('review'),
    },
    ...endingDeeds(order),
  ];
}
