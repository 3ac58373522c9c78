/** The form with which a talent hands in one milestone: title, comment, and a file if there is one. */
import { orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { useFileSending } from '#web/lib/upload/file-sending.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { FormError, FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import type { Milestone } from './milestone-state.tsx';

type Props = { milestone: Milestone; onDone: () => void };

export function MilestoneForm({ milestone, onDone }: Props) {
  const sending = useFileSending();
  const { control, submit, busy } = useFormCall({
    schema: orders.submitMilestone.body,
    start: { title: milestone.title, milestone_id: milestone.id, comment: '' },
    draft: `milestone.${milestone.id}`,
    endpoint: orders.submitMilestone,
    input: (body) => ({ body, ...sending.begin() }),
    onSettled: sending.end,
    onDone() {
      notify.good(words.notifications.fixed.milestoneSubmitted, 'long');
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormText control={control} name="title" label={words.common.labels.title} maxLength={120} />
      <FormTextarea
        control={control}
        name="comment"
        label={words.common.labels.comment}
        optional
        rows={3}
        maxLength={2000}
      />
      <FileField
        label={words.common.labels.file}
        optional
        rule={orders.submitMilestone.upload}
        value={sending.file}
        onChange={sending.setFile}
        progress={sending.part}
        onCancel={sending.cancel}
      />
      <FormError control={control} />
      <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
        {words.orders.submitMilestone.confirm}
      </Button>
    </form>
  );
}
