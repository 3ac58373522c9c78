/** Radio buttons and check boxes with large touch areas. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { FieldNotes, type FieldTexts, GroupField } from '../fields/field.tsx';

type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioProps = FieldTexts & {
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly Choice[];
  /** Side by side where there is space. */
  inline?: boolean;
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
  ref,
  ...texts
}: RadioProps) {
  return (
    <GroupField {...texts}>
      <div className={inline ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
        {options.map((option, index) => (
          <label key={option.value} className={cx(choiceClass, inline ? 'px-2.5' : 'px-3')}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="tick mt-0.5"
            />
            <span>
              <span className="block">{option.label}</span>
              {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupField>
  );
}

const choiceClass = cx(
  'flex min-h-11 cursor-pointer items-start gap-3 rounded border border-control bg-card py-2.5 leading-6',
  'hover:border-primary has-checked:border-primary has-checked:bg-wash has-checked:text-on-wash has-disabled:cursor-not-allowed has-disabled:opacity-60',
);

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'value'> & {
  label: ReactNode;
  error?: string | undefined;
  className?: string;
};

/** A single checkbox: `checked` and `onChange` as on the native element. */
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
