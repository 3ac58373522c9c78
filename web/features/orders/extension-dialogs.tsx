/** More time: the talent asks for it, the hunter grants it or keeps the dates. */

import { REASON_MAX } from '#contract/core/limits.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { ANSWER_MAX, deadlines, EXTENSION_DAYS_MAX } from '#contract/orders/deadlines.ts';
import { endIfGranted, isStillDue } from '#contract/orders/extension.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { lagosDay, sayDay, sayMoment } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { applyRefusal } from '#web/lib/forms/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Facts } from '#web/ui/basics/card.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormNumber, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import type { OrderDialogProps } from './order-side.ts';

export function RequestExtensionDialog({ order, onClose }: OrderDialogProps) {
  const { control, submit, busy } = useFormCall({
    schema: deadlines.requestExtension.body,
    start: { days: '', reason: '' },
    draft: `extension.${order.job_id}`,
    endpoint: deadlines.requestExtension,
    input: ({ days, reason }) => ({ params: { id: order.job_id }, body: { days, reason } }),
    onDone({ extension }) {
      notify.good(
        words.orders.moreTime.requested,
        'usual',
        words.orders.moreTime.lapses(sayMoment(extension.lapses_at)),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.orders.moreTime.ask}
      text={words.orders.moreTime.askLead(firstNameOf(order.user.name))}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.orders.moreTime.ask}
    >
      <FormNumber
        control={control}
        name="days"
        label={words.orders.moreTime.daysLabel}
        hint={words.orders.moreTime.daysHint(EXTENSION_DAYS_MAX)}
        min={1}
        max={EXTENSION_DAYS_MAX}
      />
      <FormTextarea
        control={control}
        name="reason"
        label={words.orders.moreTime.reasonLabel}
        hint={words.orders.moreTime.reasonHint(firstNameOf(order.user.name))}
        rows={4}
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}

export function AnswerExtensionDialog({ order, onClose }: OrderDialogProps) {
  const { extension } = order;
  const params = { id: order.job_id };
  const { form, control, submit, busy, forget } = useFormCall({
    schema: deadlines.grantExtension.body,
    start: { answer: '' },
    draft: `answer-extension.${order.job_id}`,
    endpoint: deadlines.grantExtension,
    input: ({ answer }) => ({ params, body: { answer } }),
    onDone() {
      notify.good(
        words.orders.moreTime.granted,
        'usual',
        words.common.people.notified(firstNameOf(order.creative.name)),
      );
      onClose();
    },
  });
  const refuse = useMutationCall(deadlines.refuseExtension);
  const keepDates = form.handleSubmit(({ answer }) =>
    refuse.mutate(
      { params, body: { answer } },
      {
        onSuccess() {
          forget();
          notify.info(
            words.orders.moreTime.refused,
            'usual',
            words.common.people.notified(firstNameOf(order.creative.name)),
          );
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  if (!extension) return null;
  const days = words.common.counted.moreDays(extension.days);
  return (
    <FormDialog
      onClose={onClose}
      title={words.orders.moreTime.asksFor(firstNameOf(order.creative.name), days)}
      text={words.orders.moreTime.lapses(sayMoment(extension.lapses_at))}
      busy={busy || refuse.isPending}
      control={control}
      onSubmit={submit}
      confirm={words.orders.moreTime.grant(words.common.counted.days(extension.days))}
      binding
      cancel={words.orders.moreTime.keepDates}
      onCancel={() => void keepDates()}
    >
      <blockquote className="rounded bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">
        {extension.reason}
      </blockquote>
      <Facts
        items={[
          [words.common.labels.price, words.orders.moreTime.priceStays],
          [words.orders.moreTime.endNow, order.end_date ? sayDay(order.end_date) : '–'],
          [words.orders.moreTime.endIfGranted, grantedEnd(order, extension.days)],
        ]}
      />
      <p className="text-soft">{words.orders.moreTime.answerLead(firstNameOf(order.creative.name))}</p>
      <FormTextarea
        control={control}
        name="answer"
        label={words.orders.moreTime.answerLabel}
        optional
        hint={words.common.people.willRead(firstNameOf(order.creative.name))}
        rows={3}
        maxLength={ANSWER_MAX}
      />
    </FormDialog>
  );
}

/** The end date if this many days are granted now, as text. */
function grantedEnd({ end_date, milestones }: OrderRow, days: number): string {
  const due = milestones.filter(isStillDue).flatMap(({ due_at }) => (due_at ? [lagosDay(due_at)] : []));
  return end_date ? sayDay(endIfGranted(end_date, due, days)) : '–';
}
