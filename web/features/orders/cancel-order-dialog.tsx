/** Either side cancels an order that is paid for, after seeing how the money would be divided. */
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { LONG_REASON_MAX } from '#contract/core/limits.ts';
import { shownDivisionOf } from '#contract/escrow/division.ts';
import { orders } from '#contract/orders/orders.ts';
import { otherParty } from '#contract/orders/sides.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { applyRefusal } from '#web/lib/forms/forms.ts';
import { callOptions } from '#web/lib/query.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { DivisionLines, isDivisionOutdated } from '#web/ui/division-lines.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { type OrderDialogProps, useOrderSide } from './order-side.ts';

const reasonForm = z.pick(orders.cancel.body, { reason: true });

export function CancelOrderDialog({ order, onClose }: OrderDialogProps) {
  const side = useOrderSide(order);
  const other = otherParty(order, side).name;
  const params = { id: order.job_id };
  const preview = useQuery({
    ...callOptions(orders.previewCancel, { params, query: { as: side } }),
    staleTime: 0,
  });
  const refused =
    preview.error instanceof ApiRefusal && preview.error.status === 409 && preview.error.message;
  const { control, submit, busy } = useFormCall({
    schema: reasonForm,
    start: { reason: '' },
    draft: `cancel.${order.job_id}`,
    endpoint: orders.cancel,
    input: ({ reason }) => ({
      params,
      body: { reason, ...(preview.data && { expected: shownDivisionOf(preview.data.division) }) },
    }),
    onDone() {
      notify.info(words.common.status.orderCancelled, 'usual', words.orders.cancel.doneText(other));
      onClose();
    },
    refuse(form, error) {
      applyRefusal(form, error);
      if (isDivisionOutdated(error)) void preview.refetch();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.orders.shared.cancelOrder}
      text={words.orders.cancel.lead(order.title)}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.orders.shared.cancelOrder}
      cancel={words.orders.cancel.keep}
      danger
      disabled={!preview.data || refused !== false}
      binding
      className="gap-5"
    >
      {refused ? (
        <ErrorNote text={refused} />
      ) : (
        <section className="rounded bg-sunken p-4">
          <h3 className="mb-3 text-lg leading-7">{words.orders.cancel.division}</h3>
          <QueryView
            query={preview}
            errorTitle={words.common.failed.division}
            waiting={<Skeleton className="h-28 w-full" />}
          >
            {({ division, rule }) => (
              <div className="grid gap-3">
                <DivisionLines division={division} side={side} other={other} />
                <p className="text-sm text-soft">{words.orders.cancelRules[rule](other)}</p>
              </div>
            )}
          </QueryView>
        </section>
      )}
      <FormTextarea
        control={control}
        name="reason"
        label={words.common.labels.reason}
        hint={words.common.people.willRead(other)}
        rows={3}
        maxLength={LONG_REASON_MAX}
      />
    </FormDialog>
  );
}
