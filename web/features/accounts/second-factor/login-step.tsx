/** The second step of logging in: a code, a passkey or a recovery code. */
import { useState } from 'react';
import type { SecondStep } from '#contract/accounts/access.ts';
import type { LoggedIn } from '#contract/accounts/accounts.ts';
import { codeForm, SECOND_STEP_ENDED, secondFactor } from '#contract/accounts/second-factor.ts';
import { words } from '#contract/words.ts';
import { nameOfDevice } from '#web/lib/device.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { applyRefusal } from '#web/lib/forms/forms.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError } from '#web/ui/forms/form-fields.tsx';
import { CodeField, PasskeyButton } from './code-field.tsx';
import { logInWithPasskey } from './passkey-calls.ts';

const w = words.secondFactor.login;

type Props = { step: SecondStep; onIn(reply: LoggedIn): void; onBack(): void };

export function LoginStep({ step, onIn, onBack }: Props) {
  const hasApp = step.factors.includes('app');
  const hasPasskey = step.factors.includes('passkey');
  const [recovery, setRecovery] = useState(!hasApp);
  const { control, submit, busy } = useFormCall({
    schema: codeForm,
    start: { code: '' },
    endpoint: secondFactor.login,
    input: ({ code }) => ({ body: { second_step_token: step.token, code }, device: nameOfDevice() }),
    onDone: onIn,
    refuse(form, error) {
      if (!(error instanceof ApiRefusal && error.code === SECOND_STEP_ENDED))
        return applyRefusal(form, error);
      notify.bad(error.message);
      onBack();
    },
  });
  const leadOf = () => {
    if (!hasApp && hasPasskey) return w.passkeyLead;
    return recovery ? w.recoveryLead : w.lead;
  };
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        <h1 className="display">{w.again}</h1>
        <p className="text-soft">{leadOf()}</p>
      </header>
      {hasPasskey && (
        <PasskeyButton
          label={words.common.actions.usePasskey}
          act={logInWithPasskey}
          onDone={onIn}
          variant={hasApp ? 'secondary' : 'primary'}
        />
      )}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <CodeField control={control} recovery={recovery} onChange={hasApp ? setRecovery : undefined} />
        <FormError control={control} />
        <Button type="submit" wide busy={busy} variant={hasApp ? 'primary' : 'secondary'}>
          {words.common.actions.logIn}
        </Button>
      </form>
      <p className="text-sm text-soft">{w.lost}</p>
      <Button variant="quiet" className="justify-self-start" onClick={onBack}>
        {words.accounts.shared.backToLogIn}
      </Button>
    </div>
  );
}
