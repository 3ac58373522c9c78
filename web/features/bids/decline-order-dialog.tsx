/** The talent declines an agreement with a reason, which the hunter reads. */
import { bids } from '#contract/bids/bids.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { screens } from '#contract/words.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { notify } from '#web/ui/toast.tsx';
import { ReasonField } from './reason-field.tsx';

type Props = { order: OrderRow; onClose(): void };

const READY = [
  screens.bids.theDatesDoNotWorkFor,
  screens.bids.iCanNotAgreeToThese,
  screens.bids.iHaveTakenOtherWorkMeanwhile,
];

/** Mount it when it opens. */
export function DeclineOrderDialog({ order, onClose }: Props) {
  const { control, submit, busy } = useFormCall({
    schema: bids.declineOrder.body,
    start: { reason: '' },
    draft: `decline-order.${order.job_id}`,
    endpoint: bids.declineOrder,
    input: (body) => ({ params: { id: order.job_id }, body }),
    onDone() {
      notify.info(screens.bids.orderDeclined, 'usual', screens.bids.wasToldYourReason(order.user.name));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.bids.declineOrder}
      text={
        order.gig
          ? screens.bids.decliningCancelsTheOrder
          : screens.bids.nothingIsPaidYetSoDeclining(order.title)
      }
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.bids.declineOrder}
      danger
    >
      <ReasonField
        control={control}
        name="reason"
        label={screens.common.yourReason}
        hint={screens.common.readsThis(order.user.name)}
        ready={READY}
      />
    </FormDialog>
  );
}
