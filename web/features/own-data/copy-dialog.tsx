/** Asks for the password, then lets the browser download the copy of everything. */
import { ownData } from '#contract/own-data/own-data.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';

/** Mount it when it opens. */
export function CopyDialog({ onClose }: { onClose(): void }) {
  const { control, submit, busy } = useFormCall({
    schema: ownData.export.body,
    start: { password: '' },
    endpoint: ownData.export,
    input: (body) => ({ body }),
    onDone({ link }) {
      location.assign(link);
      notify.good(words.accounts.copy.started, 'usual', words.accounts.copy.startedHint);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.accounts.copy.open}
      text={words.accounts.copy.dialogText}
      size="sm"
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.common.actions.download}
    >
      <FormPassword control={control} name="password" label={words.common.labels.yourPassword} />
    </FormDialog>
  );
}
