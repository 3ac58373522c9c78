/** The talent declines an agreement with a reason, which the hunter reads. */
import { useId } from 'react';
import { bids } from '#contract/bids.ts';
import type { OrderRow } from '#contract/orders.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-fields.tsx';
import { notify } from '#web/ui/toast.tsx';
import { ReasonField } from './reason-field.tsx';
import { useOrderRefresh } from './use-order-refresh.ts';

type Props = { order: OrderRow; open: boolean; onClose(): void; onDone(): void };

const READY = [
  'The dates do not work for me.',
  'I can not agree to these terms.',
  'I have taken other work meanwhile.',
];

/** `onClose`, then `onDone` are called after the talent declined. */
export function DeclineOrderDialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ order, onClose, onDone }: Props) {
  const id = useId();
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
          onDone();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Decline order"
      text={`Nothing is paid yet, so declining costs nothing. Your bid for ${order.title} is taken back with it; you can not bid for this job again.`}
      busy={decline.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={decline.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={id} busy={decline.isPending}>
            Decline order
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <ReasonField
          control={form.control}
          name="reason"
          label="Your reason"
          hint={`${order.user.name} reads this.`}
          ready={READY}
        />
        <FormError control={form.control} />
      </form>
    </Dialog>
  );
}
