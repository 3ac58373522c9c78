/** Asks for the password, then lets the browser download the copy of everything. */
import { ownData } from '#contract/own-data.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormPassword } from '#web/ui/password-field.tsx';
import { notify } from '#web/ui/toast.tsx';

/** Mount it when it opens. */
export function CopyDialog({ onClose }: { onClose(): void }) {
  const { control, submit, busy } = useFormCall({
    schema: ownData.export.body,
    start: { password: '' },
    draft: 'own-data.copy',
    endpoint: ownData.export,
    input: (body) => ({ body }),
    onDone({ link }) {
      location.assign(link);
      notify.good('Your download has begun', 'usual', 'With many files it takes a while.');
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Download my data"
      text="It is everything that you ever wrote and sent here, so we ask once more whether it is you."
      size="sm"
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm="Download"
    >
      <FormPassword control={control} name="password" label="Your password" />
    </FormDialog>
  );
}
