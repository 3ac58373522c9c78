/** Passkey dialogs: add one on this device after entering the password, rename it, remove it. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  PASSKEY_NAME_MAX,
  type Passkey,
  passkeyNameForm,
  secondFactor,
} from '#contract/accounts/second-factor.ts';
import { passwordForm } from '#contract/own-data/own-data.ts';
import { words } from '#contract/words.ts';
import { useFormCall, useSubmitForm } from '#web/lib/forms/form-call.ts';
import { applyRefusal } from '#web/lib/forms/forms.ts';
import { refresh } from '#web/lib/query.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { PasswordCall } from '#web/ui/password-call.tsx';
import { ShownCodes } from './codes.tsx';
import { makePasskey, passkeyMessage } from './passkey-calls.ts';

const w = words.secondFactor.settings;
const newPasskeyForm = z.extend(passwordForm, passkeyNameForm.shape);

/** Mount it to open it. */
export function AddPasskeyDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { control, submit, busy } = useSubmitForm({
    schema: newPasskeyForm,
    start: { name: '', password: '' },
    onSubmit: ({ name, password }) => makePasskey(name, password),
    onDone({ recovery_codes }) {
      notify.good(w.passkeyAdded);
      void refresh(client, ['second-factor']);
      if (recovery_codes) setCodes(recovery_codes);
      else onClose();
    },
    refuse(form, error) {
      if (error instanceof ApiRefusal && error.errors.password) return applyRefusal(form, error);
      form.setError('root.server', { message: passkeyMessage(error, w.passkeyFailed) });
    },
  });
  if (codes) return <ShownCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.addPasskey}
      text={w.addPasskeyText}
      size="sm"
      onSubmit={submit}
      confirm={w.next}
    >
      <FormText
        control={control}
        name="name"
        label={w.passkeyName}
        hint={w.passkeyNameHint}
        maxLength={PASSKEY_NAME_MAX}
      />
      <FormPassword control={control} name="password" label={words.common.labels.yourPassword} />
    </FormDialog>
  );
}

type OneProps = { passkey: Passkey; onClose(): void };

/** Mount it to open it. */
export function NamePasskeyDialog({ passkey, onClose }: OneProps) {
  const { control, submit, busy } = useFormCall({
    schema: passkeyNameForm,
    start: { name: passkey.name },
    endpoint: secondFactor.namePasskey,
    input: (body) => ({ body: { ...body, passkey_id: passkey.id } }),
    onDone() {
      notify.good(w.passkeyNamed);
      onClose();
    },
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.rename}
      size="sm"
      onSubmit={submit}
      confirm={w.rename}
    >
      <FormText control={control} name="name" label={w.passkeyName} maxLength={PASSKEY_NAME_MAX} />
    </FormDialog>
  );
}

/** Mount it to open it. */
export function RemovePasskeyDialog({ passkey, onClose }: OneProps) {
  return (
    <PasswordCall
      endpoint={secondFactor.removePasskey}
      input={({ password }) => ({ body: { passkey_id: passkey.id, password } })}
      onDone={() => {
        notify.good(w.passkeyRemoved);
        onClose();
      }}
      title={w.removeTitle(passkey.name)}
      text={w.removeText}
      confirm={words.common.actions.remove}
      danger
      onClose={onClose}
    />
  );
}
