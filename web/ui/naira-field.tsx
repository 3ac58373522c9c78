/** A price in whole naira: takes digits only and sets the thousands separators while one types. */
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NumericFormat } from 'react-number-format';
import { cx } from '#web/lib/cx.ts';
import { type BoundProps, textual, useBound } from './bind.ts';
import { CONTROL, Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts & {
  /** Digits without separators, `''` for none. */
  value: string;
  onChange: (digits: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  /** Most characters of the shown text, separators counted (specification 5: 12 for the price budget). */
  maxLength?: number;
  ref?: ComponentProps<'input'>['ref'];
};

export function NairaField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onChange,
  maxLength,
  ref,
  ...input
}: Props) {
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
          <NumericFormat
            {...input}
            {...control}
            getInputRef={ref}
            value={value}
            onValueChange={(values) => values.value !== value && onChange(values.value)}
            valueIsNumericString
            thousandSeparator=","
            decimalScale={0}
            allowNegative={false}
            allowLeadingZeros={false}
            inputMode="numeric"
            autoComplete="off"
            isAllowed={({ formattedValue }) => !maxLength || formattedValue.length <= maxLength}
            className={cx(CONTROL, 'pl-10 tabular-nums')}
          />
        </div>
      )}
    </Field>
  );
}

/** The value is the digits as text, as `wholeNaira` of the contract takes them. */
export function FormNaira<V extends FieldValues, O extends FieldValues>({
  control,
  name,
  ...rest
}: BoundProps<typeof NairaField, V, O>) {
  const { field, error } = useBound({ control, name });
  return <NairaField {...(rest as ComponentProps<typeof NairaField>)} {...textual(field)} error={error} />;
}
