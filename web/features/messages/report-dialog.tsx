/** Tells the operators what is wrong with a person's messages. */
import * as z from 'zod/mini';
import { text } from '#contract/common.ts';
import { messages } from '#contract/messages.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/form-fields.tsx';
import { notify } from '#web/ui/toast.tsx';

const REASON_MAX = 500;
const reported = z.strictObject({ reason: text(REASON_MAX, words.message.reportReason) });

type Props = { person: { id: string; name: string }; onClose: () => void };

/** Mount it to open it. */
export function ReportDialog({ person, onClose }: Props) {
  const { control, submit, busy } = useFormCall({
    schema: reported,
    start: { reason: '' },
    draft: `report.${person.id}`,
    endpoint: messages.report,
    input: (body) => ({ params: { id: person.id }, body }),
    onDone() {
      notify.good('Reported', 'usual', 'Thank you. We read every report.');
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Report ${person.name}`}
      text="The operators read your reason and the messages of this conversation. The other person is not told."
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm="Report"
    >
      <FormTextarea control={control} name="reason" label="What is wrong?" maxLength={REASON_MAX} rows={4} />
    </FormDialog>
  );
}
