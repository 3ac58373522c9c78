/** A dialog that asks for the password again, before one call. */
import type { ReactNode } from 'react';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { passwordForm } from '#contract/own-data/own-data.ts';
import { words } from '#contract/words.ts';
import { type InputOf, useFormCall } from '../lib/forms/form-call.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormPassword } from './password/password-field.tsx';

type Props<E extends Endpoint> = {
  endpoint: E;
  input: (body: { password: string }) => InputOf<E>;
  onDone: (reply: Reply<E>) => void;
  onClose: () => void;
  title: string;
  text: ReactNode;
  /** The action as a verb: "End session". */
  confirm: string;
  danger?: boolean;
};

/** Mount it to open it; `onDone` closes it. */
export function PasswordCall<E extends Endpoint>({ endpoint, input, onDone, ...dialog }: Props<E>) {
  const { control, submit, busy } = useFormCall({
    schema: passwordForm,
    start: { password: '' },
    ...{ endpoint, input, onDone },
  });
  return (
    <FormDialog {...dialog} {...{ control, busy }} size="sm" onSubmit={submit}>
      <FormPassword control={control} name="password" label={words.common.labels.yourPassword} />
    </FormDialog>
  );
}
