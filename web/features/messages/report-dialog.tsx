/** Reports a person's messages to the operators. */
import * as z from 'zod/mini';
import { text } from '#contract/core/common.ts';
import { messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

const REASON_MAX = 500;
const reported = z.strictObject({ reason: text(REASON_MAX, words.messages.errors.reportReason) });

type Props = { person: { id: string; name: string }; onClose: () => void };

/** Mount it to open it. */
export function ReportDialog({ person, onClose }: Props) {
  return (
    <ReasonDialog
      schema={reported}
      name="reason"
      draft={`report.${person.id}`}
      endpoint={messages.report}
      input={(typed) => ({ params: { id: person.id }, body: { reason: typed } })}
      onDone={() => notify.good(words.messages.report.done, 'usual', words.messages.report.doneText)}
      onClose={onClose}
      title={words.messages.report.title(person.name)}
      text={words.messages.report.lead}
      confirm={words.messages.report.confirm}
      label={words.messages.report.reason}
      maxLength={REASON_MAX}
      rows={4}
    />
  );
}
