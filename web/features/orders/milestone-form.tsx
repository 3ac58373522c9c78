/** The form with which a talent hands in one milestone: title, comment, and a file if there is one. */
import { orders } from '#contract/orders.ts';
import { screens, words } from '#contract/words.ts';
import { NetworkFailure } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { useFileSending } from '#web/lib/file-sending.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { FormError, FormText, FormTextarea } from '#web/ui/form-fields.tsx';
import { notify } from '#web/ui/toast.tsx';
import type { Milestone } from './milestone-state.tsx';

type Props = { milestone: Milestone; onDone: () => void };

export function MilestoneForm({ milestone, onDone }: Props) {
  const form = useContractForm(orders.submitMilestone.body, {
    title: milestone.title,
    milestone_id: milestone.id,
    comment: '',
  });
  const draft = useDraft(form, `milestone.${milestone.id}`);
  const sending = useFileSending();
  const send = useMutationCall(orders.submitMilestone, { onSettled: sending.end });
  const submit = form.handleSubmit((body) =>
    send.mutate(
      { body, ...sending.begin() },
      {
        onSuccess: () => {
          draft.clear();
          notify.good(words.toast.milestoneSubmitted, 'long');
          onDone();
        },
        onError: (error) => {
          if (!(error instanceof NetworkFailure && error.reason === 'cancelled')) applyRefusal(form, error);
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormText control={form.control} name="title" label={screens.common.title} maxLength={120} />
      <FormTextarea
        control={form.control}
        name="comment"
        label={screens.common.comment}
        optional
        rows={3}
        maxLength={2000}
      />
      <FileField
        label={screens.common.file}
        optional
        rule={orders.submitMilestone.upload}
        value={sending.file}
        onChange={sending.setFile}
        progress={sending.part}
        onCancel={sending.cancel}
      />
      <FormError control={form.control} />
      <Button type="submit" busy={send.isPending} className="justify-self-start max-sm:w-full">
        {screens.orders.submitMilestone}
      </Button>
    </form>
  );
}
