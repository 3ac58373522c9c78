/** A price in whole naira: takes digits only and sets the thousands separators while one types. */
import type { ChangeEvent, ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { decimals, thousands } from '#contract/words/en/language.ts';
import { cx } from '#web/lib/cx.ts';
import { nairaDigits } from '#web/lib/money.ts';
import { CONTROL, Field, type FieldTexts } from './fields/field.tsx';
import { BoundField, type BoundProps } from './forms/bind.tsx';

/** Of the shown text, separators counted (rules 11). */
const MAX_LENGTH = 12;

type Props = FieldTexts & {
  /** Digits without separators, `''` for none. */
  value: string;
  onChange: (digits: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  ref?: ComponentProps<'input'>['ref'];
};

function NairaField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onChange,
  ref,
  ...input
}: Props) {
  const shown = groupDigits(value);
  /** The field is set at once, so that nothing moves the caret afterwards. */
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent;
    const digits = typedNaira(target.value, inputType !== 'insertText');
    const digitsAfter = target.value.slice(target.selectionStart ?? 0).replaceAll(/\D/g, '').length;
    const fits = groupDigits(digits).length <= MAX_LENGTH;
    target.value = fits ? groupDigits(digits) : shown;
    const caret = caretBefore(target.value, digitsAfter, inputType === 'deleteContentForward');
    target.setSelectionRange(caret, caret);
    if (fits && digits !== value) onChange(digits);
  };
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <div className="relative">
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center font-semibold text-soft"
          >
            N
          </span>
          <input
            {...input}
            {...control}
            ref={ref}
            type="text"
            value={shown}
            onChange={take}
            inputMode="numeric"
            autoComplete="off"
            className={cx(CONTROL, 'pl-10 tabular-nums')}
          />
        </div>
      )}
    </Field>
  );
}

/** The value is the digits as text, as `wholeNaira` of the contract takes them. */
export function FormNaira<V extends FieldValues, O extends FieldValues>(
  props: BoundProps<typeof NairaField, V, O>,
) {
  return <BoundField as={NairaField} {...props} />;
}

/** `150000` as `150,000`; nothing as nothing. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
}

/** In a language with a comma before the kobo, a dot may be there too. */
const KOBO = decimals === '.' ? /\.\d*\s*$/ : /[.,]\d{0,2}\s*$/;

/** The whole naira of what was typed or pasted; kobo that came with a paste (`50,000.00`) are left out. */
export function typedNaira(typed: string, pasted: boolean): string {
  return nairaDigits(pasted ? typed.replace(KOBO, '') : typed);
}

/**
 * Where the caret is in `shown` when so many digits follow it. Beside a separator it is before it, so that
 * Backspace goes on; `forward`, for Delete, puts it behind.
 */
export function caretBefore(shown: string, digitsAfter: number, forward = false): number {
  let caret = shown.length;
  for (let left = digitsAfter; left > 0 && caret > 0; caret -= 1) {
    if (shown[caret - 1] !== thousands) left -= 1;
  }
  return !forward && shown[caret - 1] === thousands ? caret - 1 : caret;
}
