/** Radio buttons and check boxes with large touch areas. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { FieldNotes, type FieldTexts, GroupField } from '../fields/field.tsx';

type Choice = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Above the label, where the choices are tiles. */
  picture?: ReactNode;
  disabled?: boolean;
};

type RadioProps = FieldTexts & {
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly Choice[];
  /** Side by side where there is space; tiles are three in a row, each with its picture. */
  inline?: boolean;
  tiles?: boolean;
  ref?: ComponentProps<'input'>['ref'];
};

/** One of a few; with hints each choice is a card. */
export function RadioField({
  name,
  value,
  onChange,
  onBlur,
  options,
  inline = false,
  tiles = false,
  ref,
  ...texts
}: RadioProps) {
  return (
    <GroupField {...texts}>
      <div className={tiles ? 'grid grid-cols-3 gap-2' : inline ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(choiceClass, tiles ? tileClass : rowClass, !tiles && (inline ? 'px-2.5' : 'px-3'))}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className={tiles ? 'absolute inset-0 size-full cursor-pointer opacity-0' : 'tick mt-0.5'}
            />
            {option.picture}
            <span className={tiles ? 'text-sm leading-5 wrap-anywhere' : ''}>
              <span className="block">{option.label}</span>
              {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupField>
  );
}

const rowClass = 'flex min-h-11 items-start gap-3 py-2.5 leading-6';
const tileClass =
  'relative grid min-h-26 content-start justify-items-center gap-1.5 p-2 pt-4 text-center has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const choiceClass = cx(
  'cursor-pointer rounded border border-control bg-card',
  'hover:border-primary has-checked:border-primary has-checked:bg-wash has-checked:text-on-wash has-disabled:cursor-not-allowed has-disabled:opacity-60',
);

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'value'> & {
  label: ReactNode;
  error?: string | undefined;
  className?: string;
};

/** A single yes: `checked` and `onChange` as of the native element. */
export function CheckboxField({ label, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-0.5"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
