/** A password field with a button that reveals the password. */
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { CONTROL, Field, type FieldTexts } from '../fields/field.tsx';
import { BoundField, type BoundProps } from '../forms/bind.tsx';

/** `autoComplete` defaults to `current-password`; use `new-password` where one is chosen. */
export function PasswordField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & FieldTexts) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, hideLabel, className }}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(CONTROL, 'pr-12')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={words.common.actions.show(label.toLowerCase())}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-soft hover:text-ink"
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  );
}

export function FormPassword<V extends FieldValues, O extends FieldValues>(
  props: BoundProps<typeof PasswordField, V, O>,
) {
  return <BoundField {...props} as={PasswordField} />;
}
