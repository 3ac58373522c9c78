/** Writes one message to a person from a profile or a gig (rules 9.7, 9.16), reports a person's messages to the operators, and blocks a person. */
import * as z from 'zod/mini';
import { text } from '#contract/core/common.ts';
import { REASON_MAX } from '#contract/core/limits.ts';
import { MESSAGE_MAX, messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FileField, useFileSending } from '#web/ui/file-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

const oneMessage = z.strictObject({ message: text(MESSAGE_MAX, words.messages.errors.text) });

type Props = {
  to: { id: string; name: string };
  /** What it is about, for the line under the title. */
  about?: string | undefined;
  onClose: () => void;
};

/** Mount it to open it. A message is sent once, even when it is retried after a lost answer. */
export function MessageDialog({ to, about, onClose }: Props) {
  const sending = useFileSending();
  const { control, submit, busy } = useFormCall({
    schema: oneMessage,
    start: { message: '' },
    draft: `message.${to.id}`,
    endpoint: messages.send,
    input: ({ message }) => ({ body: { recipient_id: to.id, message }, ...sending.begin() }),
    onSettled: sending.end,
    onDone() {
      notify.good(words.notifications.fixed.messageSent);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.messages.composer.label(to.name)}
      text={about}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.common.actions.send}
    >
      <FormTextarea
        control={control}
        name="message"
        label={words.common.labels.message}
        maxLength={MESSAGE_MAX}
        rows={5}
      />
      <FileField
        label={words.common.labels.attachment}
        optional
        rule={messages.send.upload}
        sending={sending}
      />
    </FormDialog>
  );
}

const reported = z.strictObject({ reason: text(REASON_MAX, words.messages.errors.reportReason) });

type ReportDialogProps = { person: { id: string; name: string }; onClose: () => void };

/** Mount it to open it. */
export function ReportDialog({ person, onClose }: ReportDialogProps) {
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
      rows={4}
    />
  );
}

type BlockDialogProps = { person: { id: string; name: string }; blocked: boolean; onClose: () => void };

/** Asks before a person is blocked or unblocked, and says what that means. */
export function BlockDialog({ person, blocked, onClose }: BlockDialogProps) {
  return (
    <ConfirmCall
      onClose={onClose}
      endpoint={blocked ? messages.unblock : messages.block}
      input={{ params: { id: person.id } }}
      onDone={() =>
        notify.good(
          blocked ? words.messages.block.undone(person.name) : words.messages.block.done(person.name),
        )
      }
      untilFresh
      title={blocked ? words.messages.block.undoTitle(person.name) : words.messages.block.title(person.name)}
      text={blocked ? words.messages.block.undoText : words.messages.block.text}
      confirm={blocked ? words.messages.block.undo : words.messages.block.confirm}
      danger={!blocked}
    />
  );
}
