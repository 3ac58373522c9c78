/** Either side cancels an order that is paid for, after seeing how the money would be divided. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { orders } from '#contract/orders.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DivisionLines } from '#web/ui/division-lines.tsx';
import { FormError, FormTextarea } from '#web/ui/form-fields.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { notify } from '#web/ui/toast.tsx';
import type { OrderDialogProps } from './order-dialogs.ts';
import { otherParty, useOrderSide } from './order-side.ts';
import { useOrdersRefresh } from './use-order-lists.ts';

export function CancelOrderDialog(props: OrderDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ order, onClose, onDone }: OrderDialogProps) {
  const id = useId();
  const side = useOrderSide(order);
  const other = otherParty(order, side).name;
  const refresh = useOrdersRefresh();
  const params = { id: order.job_id };
  const preview = useQuery({
    ...callOptions(orders.previewCancel, { params, query: { as: side } }),
    staleTime: 0,
  });
  const form = useContractForm(orders.cancel.body, { reason: '' });
  const cancel = useMutationCall(orders.cancel);
  const submit = form.handleSubmit((body) =>
    cancel.mutate(
      { params, body },
      {
        onSuccess: () => {
          notify.info('Order cancelled', 'usual', `${other} was told your reason. The money is divided.`);
          refresh();
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
      title="Cancel order"
      text={`${order.title}. A cancelled order can not be taken up again.`}
      busy={cancel.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={cancel.isPending} onClick={onClose}>
            Keep the order
          </Button>
          <Button variant="danger" type="submit" form={id} busy={cancel.isPending} disabled={!preview.data}>
            Cancel order
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <section className="rounded bg-sunken p-4">
          <h3 className="mb-3 text-lg leading-7">How the money is divided</h3>
          <QueryView
            query={preview}
            errorTitle="The division could not be loaded"
            waiting={<Skeleton className="h-28 w-full" />}
          >
            {({ division }) => <DivisionLines division={division} side={side} other={other} cancelled />}
          </QueryView>
        </section>
        <FormTextarea
          control={form.control}
          name="reason"
          label="Your reason"
          hint={`${other} reads this.`}
          rows={3}
          maxLength={1000}
        />
        <FormError control={form.control} />
      </form>
    </Dialog>
  );
}
