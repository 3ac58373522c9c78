/** Binds a field of `ui/` to a form by `control` and `name`; what leaving it shows waits until a press has ended. */
import type { ComponentType, FocusEvent, ReactNode } from 'react';
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';

type Binding<V extends FieldValues, O extends FieldValues> = {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
};
export type BoundProps<
  C extends (props: never) => ReactNode,
  V extends FieldValues,
  O extends FieldValues,
> = Omit<
  Parameters<C>[0],
  'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'ref' | 'checked' | 'defaultValue'
> &
  Binding<V, O>;

type BoundFieldProps<V extends FieldValues, O extends FieldValues> = Binding<V, O> & {
  as: (props: never) => ReactNode;
};

/** A field of `ui/` that takes text, with its value, message and focus from the form. */
export function BoundField<V extends FieldValues, O extends FieldValues>({
  as,
  control,
  name,
  ...rest
}: BoundFieldProps<V, O>) {
  const { field, error } = useBound({ control, name });
  const Field = as as ComponentType<object>;
  return <Field {...rest} {...textual(field)} {...{ error }} />;
}

/** What a bound field needs of the form: the controlled value with its events, and the message. */
export function useBound<V extends FieldValues, O extends FieldValues>({ control, name }: Binding<V, O>) {
  const { field, fieldState } = useController({ control, name });
  // A field that the press itself removed does not count as blurred: that would register it with the form again.
  const onBlur = (event?: FocusEvent) =>
    afterPress(() => event?.target.isConnected === false || field.onBlur());
  return { field: { ...field, onBlur } as ControllerRenderProps, error: fieldState.error?.message };
}

/** The same with a value that a text control takes. */
export function textual({ value, ...field }: ControllerRenderProps) {
  return { ...field, value: value === null || value === undefined ? '' : String(value) };
}

// The page must not move during a press: a message shown on blur would push away the button being pressed.
let pressed = false;
const waiting = new Set<() => unknown>();

if (typeof document !== 'undefined') {
  // A touch fires mousedown as well, after which the field loses the focus.
  document.addEventListener('mousedown', () => (pressed = true), true);
  for (const name of ['mouseup', 'dragend', 'pointercancel']) document.addEventListener(name, release, true);
  addEventListener('blur', release);
}

function release(): void {
  pressed = false;
  // The click follows in the same task.
  setTimeout(runWaiting);
}

function runWaiting(): void {
  const actions = [...waiting];
  waiting.clear();
  for (const action of actions) action();
}

/** Runs now, or right after the click while something is being pressed. */
export function afterPress(action: () => unknown): void {
  if (pressed) waiting.add(action);
  else action();
}
