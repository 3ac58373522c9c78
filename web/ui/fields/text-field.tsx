/** Fields for text, e-mail, numbers, days, long text and choices from a list: native controls in the common frame. */

import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { showNumber } from '../../lib/dates.ts';
import { CONTROL, Field, type FieldTexts } from './field.tsx';
import { typedWhole } from './typed-whole.ts';

type Native<T extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<T>, 'id' | 'className'> &
  FieldTexts;

/** Text, e-mail, telephone, search: give `type`, `autoComplete` and `inputMode` as they fit. */
export function TextField({ label, hint, error, optional, hideLabel, className, ...input }: Native<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(control) => <input type="text" {...input} {...control} className={CONTROL} />}
    </Field>
  );
}

/** Whole naira of a filter as text with a number keyboard; value and change are strings of digits. */
export function NumberField({ value, onChange, onBlur, ...props }: Native<'input'>) {
  const [rest, setRest] = useState('');
  return (
    <TextField
      {...props}
      value={value === undefined ? value : `${value}${rest}`}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => {
        const [digits, more] = typedWhole(event.target.value);
        setRest(more);
        event.target.value = digits;
        onChange?.(event);
        event.target.value = digits + more;
      }}
      onBlur={(event) => {
        setRest('');
        [event.target.value] = typedWhole(event.target.value);
        onBlur?.(event);
      }}
    />
  );
}

/** A calendar day; value and change are `2026-11-21`. `min` and `max` likewise. */
export function DateField(props: Native<'input'>) {
  return <TextField {...props} type="date" />;
}

/** Long text that grows with what is typed; with `maxLength` a counter is below it. */
export function TextareaField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  maxLength,
  rows = 4,
  ...area
}: Native<'textarea'>) {
  const length = String(area.value ?? '').length;
  return (
    <Field {...{ label, error, optional, hideLabel, className }} hint={withCounter(hint, length, maxLength)}>
      {(control) => (
        <textarea
          rows={rows}
          maxLength={maxLength}
          {...area}
          {...control}
          className={cx(CONTROL, 'field-sizing-content min-h-24 resize-y leading-6')}
        />
      )}
    </Field>
  );
}

function withCounter(hint: ReactNode, length: number, maxLength: number | undefined) {
  if (!maxLength) return hint;
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint}</span>
      <span className={cx('ml-auto tabular-nums', length >= maxLength && 'font-semibold text-brick')}>
        {showNumber(length)} / {showNumber(maxLength)}
      </span>
    </span>
  );
}

export type Option = { value: string; label: string; disabled?: boolean };

/** A native list of choices; `placeholder` is the first, empty choice, and `children` are groups of choices after the options. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options = [],
  placeholder,
  children,
  ...select
}: Native<'select'> & { options?: readonly Option[]; placeholder?: string }) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={cx(CONTROL, 'select-arrow appearance-none pr-10 text-ellipsis')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}
