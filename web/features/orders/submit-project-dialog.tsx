/** The talent submits the whole project: a comment, a file, and a warning about milestones that are still open. */
import { TriangleAlert } from 'lucide-react';
import { orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import { useFileSending } from '#web/lib/upload/file-sending.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';
import type { OrderDialogProps } from './order-dialogs.ts';
import { isOpen } from './parts/milestone-state.tsx';

export function SubmitProjectDialog({ order, onClose }: OrderDialogProps) {
  const sending = useFileSending();
  const { control, submit, busy } = useFormCall({
    schema: orders.submit.body,
    start: { comment: '' },
    draft: `submit.${order.job_id}`,
    endpoint: orders.submit,
    input: (body) => ({ params: { id: order.job_id }, body, ...sending.begin() }),
    onSettled: sending.end,
    onDone() {
      notify.good(words.notifications.fixed.submitted, 'long', words.orders.submit.doneText(order.user.name));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.orders.fixed.submitProject}
      text={order.title}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.orders.fixed.submitConfirm}
      cancel={words.orders.submit.notYet}
    >
      <OpenMilestones order={order} />
      <FormTextarea
        control={control}
        name="comment"
        label={words.common.labels.comments}
        placeholder={words.orders.fixed.comment}
        maxLength={2000}
      />
      <FileField
        label={words.common.labels.attachment}
        optional
        rule={orders.submit.upload}
        value={sending.file}
        onChange={sending.setFile}
        progress={sending.part}
        onCancel={sending.cancel}
      />
    </FormDialog>
  );
}

/** Milestones that were not handed in can still become missed when the work is sent back. */
function OpenMilestones({ order }: { order: OrderDialogProps['order'] }) {
  const open = order.milestones.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <div className="flex gap-3 rounded bg-ochre-wash p-3 text-ink">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-ochre" />
      <div>
        <p className="font-semibold">
          {words.orders.submit.openMilestones(words.common.counted.milestones(open.length))}
        </p>
        <ul className="list-disc pl-5">
          {open.map((milestone) => (
            <li key={milestone.id}>
              {milestone.title}
              {milestone.state === 'missed'
                ? words.orders.submit.missed(showNaira(penaltyOf(order.price_budget, milestone.penalty)))
                : words.orders.submit.open(showNaira(penaltyOf(order.price_budget, milestone.penalty)))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
