/** The talent declines an agreement with a reason, which the hunter reads. */
import { bids } from '#contract/bids.ts';
import type { OrderRow } from '#contract/orders.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { notify } from '#web/ui/toast.tsx';
import { ReasonField } from './reason-field.tsx';
import { useOrderRefresh } from './use-order-refresh.ts';

type Props = { order: OrderRow; onClose(): void };

const READY = [
  'The dates do not work for me.',
  'I can not agree to these terms.',
  'I have taken other work meanwhile.',
];

/** Mount it when it opens. */
export function DeclineOrderDialog({ order, onClose }: Props) {
  const refresh = useOrderRefresh();
  const { control, submit, busy } = useFormCall({
    schema: bids.declineOrder.body,
    start: { reason: '' },
    draft: `decline-order.${order.job_id}`,
    endpoint: bids.declineOrder,
    input: (body) => ({ params: { id: order.job_id }, body }),
    onSettled: refresh,
    onDone() {
      notify.info('Order declined', 'usual', `${order.user.name} was told your reason.`);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Decline order"
      text={`Nothing is paid yet, so declining costs nothing. Your bid for ${order.title} is taken back with it; you can not bid for this job again.`}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm="Decline order"
      danger
    >
      <ReasonField
        control={control}
        name="reason"
        label="Your reason"
        hint={`${order.user.name} reads this.`}
        ready={READY}
      />
    </FormDialog>
  );
}
