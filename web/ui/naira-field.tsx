/** A price in whole naira: accepts only digits and adds thousands separators while typing. */
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { thousands } from '#contract/words/en/language.ts';
import { cx } from '#web/lib/cx.ts';
import { nairaDigits } from '#web/lib/money.ts';
import { CONTROL, Field, type FieldTexts } from './fields/field.tsx';
import { typedWhole } from './fields/typed-whole.ts';
import { BoundField, type BoundProps } from './forms/bind.tsx';

/** Of the displayed text, including separators (rules 11). */
const MAX_LENGTH = 12;

type Props = FieldTexts & {
  /** Digits without separators, `''` for none. */
  value: string;
  onChange: (digits: string) => void;
  onBlur?: ComponentProps<'input'>['onBlur'];
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
  onBlur,
  ref,
  ...input
}: Props) {
  const [kobo, setKobo] = useState('');
  const shown = groupDigits(value) + kobo;
  /** Sets the field at once, so that React does not move the caret afterwards. */
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent;
    const after = target.value.slice(target.selectionStart ?? 0).replaceAll(thousands, '').length;
    // A point typed between digits ends nothing.
    const ends = kobo !== '' || after === 0 || inputType !== 'insertText';
    const [digits, more] = typedNaira(target.value, ends);
    const fits = groupDigits(digits).length <= MAX_LENGTH;
    target.value = fits ? groupDigits(digits) + more : shown;
    const caret = caretBefore(target.value, after, inputType === 'deleteContentForward');
    target.setSelectionRange(caret, caret);
    if (fits) setKobo(more);
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
            onBlur={(event) => {
              setKobo('');
              onBlur?.(event);
            }}
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
  return <BoundField {...props} as={NairaField} />;
}

/** `150000` as `150,000`; an empty text stays empty. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
}

/** The whole naira of a typed or pasted amount, and the kobo if they end it (`50,000.00`). */
export function typedNaira(typed: string, ends: boolean): [digits: string, kobo: string] {
  const [whole, kobo] = ends ? typedWhole(typed) : [typed, ''];
  return [nairaDigits(whole), kobo];
}

/**
 * The caret position in `shown` that has this many digits after it. At a separator it is placed before it, so that
 * Backspace works; `forward`, for Delete, places it after.
 */
export function caretBefore(shown: string, digitsAfter: number, forward = false): number {
  let caret = shown.length;
  for (let left = digitsAfter; left > 0 && caret > 0; caret -= 1) {
    if (shown[caret - 1] !== thousands) left -= 1;
  }
  return !forward && shown[caret - 1] === thousands ? caret - 1 : caret;
}
