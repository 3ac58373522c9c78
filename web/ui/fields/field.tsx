/** The frame of every field: label above, hint and message below, and the attributes for screen readers. */
import { type ReactNode, useId } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds "(optional)" after the label; fields are required by default. */
  optional?: boolean;
  /** Hides the label except for screen readers. */
  hideLabel?: boolean;
  className?: string | undefined;
};

/** Attributes for the control inside. */
export type ControlAttributes = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

/** The look of text-like controls; 16 px, so that phones do not zoom in. */
export const CONTROL =
  'block w-full min-h-11 rounded border border-control bg-card px-3 py-2 text-base text-ink placeholder:text-soft ' +
  'hover:border-primary focus-visible:outline-offset-0 aria-invalid:border-brick disabled:cursor-not-allowed disabled:opacity-60';

export function Field({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldTexts & { children: (control: ControlAttributes) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-soft"> {words.common.labels.optional}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Hint and message under a control; the message is announced when it appears. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-brick">
            {error}
          </p>
        )}
      </div>
    </>
  );
}

/** The same frame for a group of controls (radio buttons, stars): a fieldset with its legend. */
export function GroupField({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldTexts & { children: ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      className={cx('m-0 min-w-0 border-0 p-0', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 p-0 text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-soft"> {words.common.labels.optional}</span>}
      </legend>
      <div className="grid gap-1.5">
        {children}
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}
