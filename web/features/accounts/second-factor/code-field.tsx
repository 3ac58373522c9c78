/** The code field (authenticator app or recovery code) and the passkey button beside it. */
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { passkeyMessage } from './passkey-calls.ts';

const w = words.secondFactor.login;

type Props<V extends FieldValues, O extends FieldValues> = {
  control: Control<V, unknown, O>;
  /** True to ask for a recovery code instead of an app code; people without the app have only recovery codes. */
  recovery: boolean;
  /** Absent where there is no choice. */
  onChange?: ((recovery: boolean) => void) | undefined;
};

/** Bound to the form's `code` value. */
export function CodeField<V extends FieldValues, O extends FieldValues>(props: Props<V, O>) {
  const { control, recovery, onChange } = props;
  const name = 'code' as FieldPath<V>;
  return (
    <div className="grid gap-1">
      {recovery ? (
        <FormText
          control={control}
          name={name}
          label={w.recoveryCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={14}
        />
      ) : (
        <FormText
          control={control}
          name={name}
          label={w.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
      )}
      {onChange && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => onChange(!recovery)}>
          {recovery ? w.useApp : w.useRecovery}
        </Button>
      )}
    </div>
  );
}

type PasskeyProps<R> = {
  label: string;
  act: () => Promise<R>;
  onDone: (reply: R) => void;
  variant?: 'primary' | 'secondary';
};

/** Asks the device for a passkey and shows any error below the button. */
export function PasskeyButton<R>({ label, act, onDone, variant = 'secondary' }: PasskeyProps<R>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setError(null);
    try {
      onDone(await act());
    } catch (failure) {
      setError(passkeyMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <Button
        wide
        variant={variant}
        busy={busy}
        icon={<Fingerprint size={18} />}
        onClick={() => void press()}
      >
        {label}
      </Button>
      {error && <ErrorNote text={error} />}
    </div>
  );
}
