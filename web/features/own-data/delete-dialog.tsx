/** The last question before an account is deleted: a typed word and the password. */
import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { ownData, passwordForm } from '#contract/own-data.ts';
import { screens, words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { leaveDeleted } from '#web/lib/logout.ts';
import { expectEnd } from '#web/lib/session.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/form-fields.tsx';
import { FormPassword } from '#web/ui/password-field.tsx';

const schema = z.extend(passwordForm, {
  typed: z
    .string()
    .check(z.refine((text) => text.trim().toLowerCase() === words.ownData.typed, words.ownData.typedWrong)),
});

/** Mount it when it opens. */
export function DeleteDialog({ onClose }: { onClose(): void }) {
  const form = useContractForm(schema, { typed: '', password: '' });
  const { control } = form;
  const { isSubmitting } = useFormState({ control });
  // Not by a mutation: those say nothing to a screen that is gone, and the end of the session may take this one away.
  const submit = form.handleSubmit(async ({ password }) => {
    const goOn = expectEnd();
    try {
      await call(ownData.remove, { body: { password } });
      await leaveDeleted();
    } catch (error) {
      goOn();
      applyRefusal(form, error);
    }
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.ownData.deleteMyAccount}
      text={screens.ownData.thisIsForGoodNobodyNot}
      size="sm"
      busy={isSubmitting}
      control={control}
      onSubmit={submit}
      confirm={screens.ownData.deleteForGood}
      danger
    >
      <FormText
        control={control}
        name="typed"
        label={screens.ownData.type(words.ownData.typed)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword control={control} name="password" label={screens.common.yourPassword} />
    </FormDialog>
  );
}
