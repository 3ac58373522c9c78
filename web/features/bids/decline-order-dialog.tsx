/** The talent declines an agreement with a reason, which the hunter reads. */
import { bids } from '#contract/bids/bids.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { screens } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

type Props = { order: OrderRow; onClose(): void };

const READY = [
  screens.bids.theDatesDoNotWorkFor,
  screens.bids.iCanNotAgreeToThese,
  screens.bids.iHaveTakenOtherWorkMeanwhile,
];

/** Mount it when it opens. */
export function DeclineOrderDialog({ order, onClose }: Props) {
  return (
    <ReasonDialog
      schema={bids.declineOrder.body}
      name="reason"
      draft={`decline-order.${order.job_id}`}
      endpoint={bids.declineOrder}
      input={(typed) => ({ params: { id: order.job_id }, body: { reason: typed } })}
      onDone={() =>
        notify.info(screens.bids.orderDeclined, 'usual', screens.bids.wasToldYourReason(order.user.name))
      }
      onClose={onClose}
      title={screens.bids.declineOrder}
      text={
        order.gig
          ? screens.bids.decliningCancelsTheOrder
          : screens.bids.nothingIsPaidYetSoDeclining(order.title)
      }
      confirm={screens.bids.declineOrder}
      danger
      label={screens.common.yourReason}
      hint={screens.common.readsThis(order.user.name)}
      ready={READY}
    />
  );
}
