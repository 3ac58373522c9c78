/** Tells the operators what is wrong with a person's messages. */
import * as z from 'zod/mini';
import { text } from '#contract/core/common.ts';
import { messages } from '#contract/messages/messages.ts';
import { screens, words } from '#contract/words.ts';
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
      notify.good(screens.messages.reported, 'usual', screens.messages.thankYouWeReadEveryReport);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.messages.reportOf(person.name)}
      text={screens.messages.theOperatorsReadYourReasonAnd}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.messages.report}
    >
      <FormTextarea
        control={control}
        name="reason"
        label={screens.messages.whatIsWrong}
        maxLength={REASON_MAX}
        rows={4}
      />
    </FormDialog>
  );
}
