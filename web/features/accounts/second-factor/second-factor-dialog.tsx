/** Asks for the second factor again before money or settings change. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeForm, secondFactor } from '#contract/accounts/second-factor.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { callOptions } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { CodeField, PasskeyButton } from './code-field.tsx';
import { confirmByPasskey } from './passkey-calls.ts';

const w = words.secondFactor.login;

/** Mount it to open it; `onShown` is called once the second factor is confirmed. */
export function SecondFactorDialog({ onClose, onShown }: { onClose(): void; onShown(): void }) {
  const { data } = useQuery(callOptions(secondFactor.get));
  const [chosen, setRecovery] = useState(false);
  const hasApp = data?.authenticator ?? true;
  const { control, submit, busy } = useFormCall({
    schema: codeForm,
    start: { code: '' },
    endpoint: secondFactor.confirm,
    input: (body) => ({ body }),
    onDone: onShown,
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.again}
      text={w.againText}
      size="sm"
      onSubmit={submit}
      confirm={w.confirm}
    >
      {data && data.passkeys.length > 0 && (
        <PasskeyButton label={words.common.actions.usePasskey} act={confirmByPasskey} onDone={onShown} />
      )}
      <CodeField control={control} recovery={chosen || !hasApp} onChange={hasApp ? setRecovery : undefined} />
    </FormDialog>
  );
}
