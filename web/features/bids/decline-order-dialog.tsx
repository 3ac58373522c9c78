/** The talent declines an agreement with a reason, which the hunter reads. */
import { bids } from '#contract/bids.ts';
import type { OrderRow } from '#contract/orders.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
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
  const form = useContractForm(bids.declineOrder.body, { reason: '' });
  const draft = useDraft(form, `decline-order.${order.job_id}`);
  const decline = useMutationCall(bids.declineOrder, { onSettled: refresh });
  const submit = form.handleSubmit((body) =>
    decline.mutate(
      { params: { id: order.job_id }, body },
      {
        onSuccess: () => {
          draft.clear();
          notify.info('Order declined', 'usual', `${order.user.name} was told your reason.`);
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <FormDialog
      onClose={onClose}
      title="Decline order"
      text={`Nothing is paid yet, so declining costs nothing. Your bid for ${order.title} is taken back with it; you can not bid for this job again.`}
      busy={decline.isPending}
      control={form.control}
      onSubmit={submit}
      confirm="Decline order"
      danger
    >
      <ReasonField
        control={form.control}
        name="reason"
        label="Your reason"
        hint={`${order.user.name} reads this.`}
        ready={READY}
      />
    </FormDialog>
  );
}
