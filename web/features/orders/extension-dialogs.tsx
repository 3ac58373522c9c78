/** More time: the talent asks for it, the hunter grants it or keeps the dates. */
import { deadlines, EXTENSION_DAYS_MAX } from '#contract/orders/deadlines.ts';
import { counted, screens, words } from '#contract/words.ts';
import { daysLater, showDay, showMoment } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { applyRefusal } from '#web/lib/forms/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Facts } from '#web/ui/basics/card.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormNumber, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import type { OrderDialogProps } from './order-dialogs.ts';

const w = words.deadline;

export function RequestExtensionDialog({ order, onClose }: OrderDialogProps) {
  const { control, submit, busy } = useFormCall({
    schema: deadlines.requestExtension.body,
    start: { days: '', reason: '' },
    draft: `extension.${order.job_id}`,
    endpoint: deadlines.requestExtension,
    input: ({ days, reason }) => ({ params: { id: order.job_id }, body: { days, reason } }),
    onDone({ extension }) {
      notify.good(w.requested, 'usual', w.lapses(showMoment(extension.lapses_at)));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.orders.askForMoreTime}
      text={screens.orders.has48HoursToAnswerYour(order.user.name)}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.orders.askForMoreTime}
    >
      <FormNumber
        control={control}
        name="days"
        label={screens.orders.howManyMoreDays}
        hint={screens.orders.from1ToTheyMoveThe(EXTENSION_DAYS_MAX)}
        min={1}
        max={EXTENSION_DAYS_MAX}
        asText
      />
      <FormTextarea
        control={control}
        name="reason"
        label={screens.orders.why}
        hint={screens.orders.readsThisYouCanAskThree(order.user.name)}
        rows={4}
        maxLength={500}
      />
    </FormDialog>
  );
}

export function AnswerExtensionDialog({ order, onClose }: OrderDialogProps) {
  const { extension } = order;
  const params = { id: order.job_id };
  const { form, control, submit, busy } = useFormCall({
    schema: deadlines.grantExtension.body,
    start: { answer: '' },
    draft: `answer-extension.${order.job_id}`,
    endpoint: deadlines.grantExtension,
    input: ({ answer }) => ({ params, body: { answer } }),
    onDone() {
      notify.good(w.granted, 'usual', screens.common.wasTold(order.creative.name));
      onClose();
    },
  });
  const refuse = useMutationCall(deadlines.refuseExtension);
  const keepDates = form.handleSubmit(({ answer }) =>
    refuse.mutate(
      { params, body: { answer } },
      {
        onSuccess() {
          notify.info(w.refused, 'usual', screens.common.wasTold(order.creative.name));
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  if (!extension) return null;
  const days = counted.moreDays(extension.days);
  return (
    <FormDialog
      onClose={onClose}
      title={screens.orders.asksFor(order.creative.name, days)}
      text={w.lapses(showMoment(extension.lapses_at))}
      busy={busy || refuse.isPending}
      control={control}
      onSubmit={submit}
      confirm={screens.orders.grant(counted.days(extension.days))}
      binding
      cancel={screens.orders.keepTheDates}
      onCancel={() => void keepDates()}
    >
      <blockquote className="rounded bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">
        {extension.reason}
      </blockquote>
      <Facts
        items={[
          [screens.common.price, screens.orders.staysTheSame],
          [screens.orders.endDateNow, order.end_date ? showDay(order.end_date) : '–'],
          [
            screens.orders.ifGranted,
            order.end_date ? showDay(daysLater(order.end_date, extension.days)) : '–',
          ],
        ]}
      />
      <p className="text-soft">{screens.orders.grantingMovesTheMilestonesThatAre(order.creative.name)}</p>
      <FormTextarea
        control={control}
        name="answer"
        label={screens.orders.yourAnswer}
        optional
        hint={screens.common.readsThis(order.creative.name)}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
