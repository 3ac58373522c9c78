/** The authenticator app: password, key and first code switch it on; password and a code switch it off. */
import { useState } from 'react';
import { appCodeForm, secondFactor, switchOffForm } from '#contract/accounts/second-factor.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { AuthenticatorKey } from '#web/ui/authenticator-key.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { PasswordCall } from '#web/ui/password-call.tsx';
import { CodeField } from './code-field.tsx';
import { ShownCodes } from './codes.tsx';

const w = words.secondFactor.settings;
type Key = Reply<typeof secondFactor.setUpApp>;

/** Mount it to open it. */
export function AppDialog({ onClose }: { onClose(): void }) {
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <ShownCodes codes={codes} onClose={onClose} />;
  if (key)
    return (
      <KeyStep given={key} onClose={onClose} onDone={(shown) => (shown ? setCodes(shown) : onClose())} />
    );
  return (
    <PasswordCall
      endpoint={secondFactor.setUpApp}
      input={(body) => ({ body })}
      onDone={setKey}
      title={w.setUp}
      text={w.passwordText}
      confirm={w.next}
      onClose={onClose}
    />
  );
}

type KeyProps = { given: Key; onClose(): void; onDone(codes: readonly string[] | null): void };

function KeyStep({ given, onClose, onDone }: KeyProps) {
  const { control, submit, busy } = useFormCall({
    schema: appCodeForm,
    start: { code: '' },
    endpoint: secondFactor.confirmApp,
    input: (body) => ({ body }),
    onDone: (reply) => onDone(reply.recovery_codes),
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.setUp}
      text={w.scan}
      size="sm"
      onSubmit={submit}
      confirm={w.switchOn}
    >
      <AuthenticatorKey given={given} />
      <FormText
        control={control}
        name="code"
        label={w.enterCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </FormDialog>
  );
}

/** Mount it to open it. */
export function AppOffDialog({ onClose }: { onClose(): void }) {
  const [recovery, setRecovery] = useState(false);
  const { control, submit, busy } = useFormCall({
    schema: switchOffForm,
    start: { password: '', code: '' },
    endpoint: secondFactor.removeApp,
    input: (body) => ({ body }),
    onDone() {
      notify.good(w.switchedOff);
      onClose();
    },
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.switchOff}
      text={w.switchOffText}
      size="sm"
      onSubmit={submit}
      confirm={w.switchOff}
      danger
    >
      <FormPassword control={control} name="password" label={words.common.labels.yourPassword} />
      <CodeField control={control} recovery={recovery} onChange={setRecovery} />
    </FormDialog>
  );
}
