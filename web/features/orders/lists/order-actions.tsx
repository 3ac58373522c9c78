/** The buttons for what can be done with an order. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Button, ButtonLink, type ButtonVariant } from '#web/ui/basics/button.tsx';
import { isFurtherRound, isOpen, orderableRound, wasFunded } from '../order-steps.ts';
import { canWithdrawOrder, PayLink, StartButton } from '../parts/order-buttons.tsx';
import type { OpenOrderAction, OrderAction } from '../parts/order-dialog-host.tsx';

const NEXT = later(async () => (await import('../parts/order-next.tsx')).OrderNext);

type OrderActionsProps = {
  order: OrderDetail;
  side: Side;
  open: OpenOrderAction;
  /** Actions that are shown elsewhere on the page. */
  apart: readonly OrderAction[];
};
/** Turns that the talent takes in the proof room. */
const ROOM_TURNS: readonly OrderDetail['turn']['doing'][] = ['answer-remarks', 'answer-questions'];

type ActionButton = readonly [action: OrderAction, label: string, when: boolean, variant?: ButtonVariant];

/** The reader's actions, exactly as the server's `can` says, the main one first; the answer to the work has its own bar. */
export function OrderActions({ order, side, open, apart }: OrderActionsProps) {
  const buttons = (side === 'hunter' ? hunterActions(order) : talentActions(order)).filter(
    ([action, , when]) => when && !apart.includes(action),
  );
  const pays = side === 'hunter' && ['offered', 'agreed'].includes(order.status);
  const starts = order.can.includes('start');
  const toRoom = order.turn.who === side && ROOM_TURNS.includes(order.turn.doing);
  const ended = side === 'hunter' && (order.status === 'accepted' || wasCancelledUnpaid(order));
  const { part: Next } = useLater(NEXT, ended);
  if (buttons.length === 0 && !pays && !starts && !toRoom && !ended) return null;
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      {pays && <PayLink order={order} />}
      {starts && <StartButton jobId={order.job_id} />}
      {toRoom && (
        <ButtonLink to={paths.proofRoom} params={{ id: order.job_id }}>
          {words.orders.shared.remarks}
        </ButtonLink>
      )}
      {buttons.map(([action, label, , variant]) => (
        <Button key={action} variant={variant} onClick={() => open(action, order)}>
          {label}
        </Button>
      ))}
      {ended && (Next ? <Next order={order} /> : <div aria-hidden className="min-h-11" />)}
    </div>
  );
}

/** True for a cancelled order from a gig that was never paid. */
function wasCancelledUnpaid(order: OrderDetail): boolean {
  return order.status === 'cancelled' && order.gig !== null && !wasFunded(order) && !isFurtherRound(order);
}

function talentActions(order: OrderDetail): ActionButton[] {
  const { can, withdrawable } = order;
  const inParts = can.includes('submit-milestone') && order.milestones.some(isOpen);
  return [
    ['acceptOrder', words.common.fixed.acceptOrder, can.includes('accept-offer')],
    ['declineOrder', words.orders.fixed.decline, can.includes('decline-offer'), 'secondary'],
    ['withdrawOrder', words.common.actions.cancelAgreement, can.includes('leave'), 'secondary'],
    ['submitMilestone', words.orders.submitMilestone.open, inParts],
    [
      'submitProject',
      words.orders.fixed.submitProject,
      can.includes('submit'),
      inParts ? 'secondary' : 'primary',
    ],
    ['payout', words.common.actions.withdrawAmount(showNaira(withdrawable)), withdrawable > 0],
    ['review', words.common.actions.addReview, can.includes('review'), 'secondary'],
    ['requestExtension', words.orders.moreTime.ask, can.includes('request-extension'), 'secondary'],
  ];
}

function hunterActions(order: OrderDetail): ActionButton[] {
  const { can, withdrawable } = order;
  return [
    ['answerExtension', words.orders.moreTime.answer, can.includes('grant-extension')],
    ['withdrawOrder', words.common.actions.cancelAgreement, canWithdrawOrder(order), 'secondary'],
    ['payout', words.common.actions.withdrawAmount(showNaira(withdrawable)), withdrawable > 0],
    [
      'review',
      words.common.actions.addReview,
      can.includes('review'),
      withdrawable > 0 ? 'secondary' : 'primary',
    ],
    [
      'askForChanges',
      words.room.further.again,
      order.status === 'accepted' && orderableRound(order) !== null,
      'secondary',
    ],
  ];
}

/** Disputing and cancelling, kept apart from the order's main actions. */
export function OrderExits({ order, open }: Pick<OrderActionsProps, 'order' | 'open'>) {
  const may = order.can;
  if (!may.includes('dispute') && !may.includes('cancel')) return null;
  return (
    <div className="px-4 sm:px-5 max-lg:order-6">
      <p className="text-sm text-soft">{words.orders.page.wrong}</p>
      <div className="-mx-3 flex flex-wrap">
        {may.includes('dispute') && (
          <Button variant="quiet" size="sm" onClick={() => open('openDispute', order)}>
            {words.common.actions.openDispute}
          </Button>
        )}
        {may.includes('cancel') && (
          <Button variant="quiet" size="sm" onClick={() => open('cancelOrder', order)}>
            {words.orders.shared.cancelOrder}
          </Button>
        )}
      </div>
    </div>
  );
}
