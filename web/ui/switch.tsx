/** An on/off switch that takes effect at once. */
import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { checked: boolean };

/** `checked` and `onChange` as on the native element; name it by `aria-label` or `aria-labelledby`. */
export function Switch(props: Props) {
  return (
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className={switchClass} />
  );
}

/** The knob is drawn by `before`; `after` extends the touch area to 44 px. */
const switchClass = cx(
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control bg-card transition-colors',
  'before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-control before:transition-transform',
  'after:absolute after:-inset-x-1 after:-inset-y-2.5',
  'checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-on-primary',
  'disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden motion-reduce:before:transition-none',
);
