/** More time: the talent asks for it, the hunter grants it or keeps the dates. */
import { deadlines, EXTENSION_DAYS_MAX } from '#contract/deadlines.ts';
import { words } from '#contract/words.ts';
import { count, daysLater, showDay, showMoment } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { applyRefusal } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Facts } from '#web/ui/card.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormNumber, FormTextarea } from '#web/ui/form-fields.tsx';
import { notify } from '#web/ui/toast.tsx';
import type { OrderDialogProps } from './order-dialogs.ts';
import { useOrdersRefresh } from './use-order-lists.ts';

const w = words.deadline;

export function RequestExtensionDialog({ order, onClose }: OrderDialogProps) {
  const refresh = useOrdersRefresh();
  const { control, submit, busy } = useFormCall({
    schema: deadlines.requestExtension.body,
    start: { days: '', reason: '' },
    draft: `extension.${order.job_id}`,
    endpoint: deadlines.requestExtension,
    input: ({ days, reason }) => ({ params: { id: order.job_id }, body: { days, reason } }),
    onSettled: refresh,
    onDone({ extension }) {
      notify.good(w.requested, 'usual', w.lapses(showMoment(extension.lapses_at)));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Ask for more time"
      text={`${order.user.name} has 48 hours to answer. Your deadlines stand still until then.`}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm="Ask for more time"
    >
      <FormNumber
        control={control}
        name="days"
        label="How many more days?"
        hint={`From 1 to ${EXTENSION_DAYS_MAX}. They move the milestones that are still due, and the end date.`}
        min={1}
        max={EXTENSION_DAYS_MAX}
        asText
      />
      <FormTextarea
        control={control}
        name="reason"
        label="Why?"
        hint={`${order.user.name} reads this. You can ask three times on one order.`}
        rows={4}
        maxLength={500}
      />
    </FormDialog>
  );
}

export function AnswerExtensionDialog({ order, onClose }: OrderDialogProps) {
  const refresh = useOrdersRefresh();
  const { extension } = order;
  const params = { id: order.job_id };
  const { form, control, submit, busy } = useFormCall({
    schema: deadlines.grantExtension.body,
    start: { answer: '' },
    draft: `answer-extension.${order.job_id}`,
    endpoint: deadlines.grantExtension,
    input: ({ answer }) => ({ params, body: { answer } }),
    onSettled: refresh,
    onDone() {
      notify.good(w.granted, 'usual', `${order.creative.name} was told.`);
      onClose();
    },
  });
  const refuse = useMutationCall(deadlines.refuseExtension, { onSettled: refresh });
  const keepDates = form.handleSubmit(({ answer }) =>
    refuse.mutate(
      { params, body: { answer } },
      {
        onSuccess() {
          notify.info(w.refused, 'usual', `${order.creative.name} was told.`);
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  if (!extension) return null;
  const days = count(extension.days, 'more day');
  return (
    <FormDialog
      onClose={onClose}
      title={`${order.creative.name} asks for ${days}`}
      text={w.lapses(showMoment(extension.lapses_at))}
      busy={busy || refuse.isPending}
      control={control}
      onSubmit={submit}
      confirm={`Grant ${count(extension.days, 'day')}`}
      cancel="Keep the dates"
      onCancel={() => void keepDates()}
    >
      <blockquote className="rounded bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">
        {extension.reason}
      </blockquote>
      <Facts
        items={[
          ['Price', 'stays the same'],
          ['End date now', order.end_date ? showDay(order.end_date) : '–'],
          ['If granted', order.end_date ? showDay(daysLater(order.end_date, extension.days)) : '–'],
        ]}
      />
      <p className="text-soft">
        Granting moves the milestones that are still due, and the end date. If you keep the dates, only the
        time that {order.creative.name} waited for your answer is added.
      </p>
      <FormTextarea
        control={control}
        name="answer"
        label="Your answer"
        optional
        hint={`${order.creative.name} reads this.`}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
