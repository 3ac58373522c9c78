/** The dialogs for copying one's own data, after the password, and for deleting the account. */
import * as z from 'zod/mini';
import { ownData, passwordForm } from '#contract/own-data/own-data.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { useSubmitForm } from '#web/lib/forms/form-call.ts';
import { leaveDeleted } from '#web/lib/logout.ts';
import { expectEnd } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { PasswordCall } from '#web/ui/password-call.tsx';

/** Mount it when it opens. */
export function CopyDialog({ onClose }: { onClose(): void }) {
  return (
    <PasswordCall
      endpoint={ownData.export}
      input={(body) => ({ body })}
      onDone={({ link }) => {
        location.assign(link);
        notify.good(words.accounts.copy.started, 'usual', words.accounts.copy.startedHint);
        onClose();
      }}
      title={words.accounts.copy.open}
      text={words.accounts.copy.dialogText}
      confirm={words.common.actions.download}
      onClose={onClose}
    />
  );
}

const schema = z.extend(passwordForm, {
  typed: z
    .string()
    .check(
      z.refine(
        (text) => text.trim().toLowerCase() === words.accounts.deletion.word,
        words.accounts.errors.deleteWord,
      ),
    ),
});

/** Mount it when it opens. */
export function DeleteDialog({ onClose }: { onClose(): void }) {
  const { control, submit, busy } = useSubmitForm({
    schema,
    start: { typed: '', password: '' },
    onSubmit: removeAccount,
    // Nothing to do: the page is being left.
    onDone: () => undefined,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.accounts.deletion.open}
      text={words.accounts.deletion.dialogText}
      size="sm"
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.accounts.deletion.confirm}
      danger
    >
      <FormText
        control={control}
        name="typed"
        label={words.accounts.deletion.wordLabel(words.accounts.deletion.word)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword control={control} name="password" label={words.common.labels.yourPassword} />
    </FormDialog>
  );
}

/** Leaves inside the action itself: ending the session may unmount the screen, and callbacks of an unmounted screen do not run. */
async function removeAccount({ password }: { password: string }): Promise<void> {
  const goOn = expectEnd();
  try {
    await call(ownData.remove, { body: { password } });
    await leaveDeleted();
  } catch (error) {
    goOn();
    throw error;
  }
}
