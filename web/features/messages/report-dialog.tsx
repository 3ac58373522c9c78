/** Tells the operators what is wrong with a person's messages. */
import * as z from 'zod/mini';
import { text } from '#contract/common.ts';
import { messages } from '#contract/messages.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/form-fields.tsx';
import { notify } from '#web/ui/toast.tsx';

const REASON_MAX = 500;
const reported = z.strictObject({ reason: text(REASON_MAX, words.message.reportReason) });

type Props = { person: { id: string; name: string }; onClose: () => void };

/** Mount it to open it. */
export function ReportDialog({ person, onClose }: Props) {
  const form = useContractForm(reported, { reason: '' });
  const draft = useDraft(form, `report.${person.id}`);
  const report = useMutationCall(messages.report);
  const submit = form.handleSubmit((body) =>
    report.mutate(
      { params: { id: person.id }, body },
      {
        onSuccess: () => {
          draft.clear();
          notify.good('Reported', 'usual', 'Thank you. We read every report.');
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={`Report ${person.name}`}
      text="The operators read your reason and the messages of this conversation. The other person is not told."
      busy={report.isPending}
      control={form.control}
      onSubmit={submit}
      confirm="Report"
    >
      <FormTextarea
        control={form.control}
        name="reason"
        label="What is wrong?"
        maxLength={REASON_MAX}
        rows={4}
      />
    </FormDialog>
  );
}
