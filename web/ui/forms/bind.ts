/** Binds a field of `ui/` to a form by `control` and `name`. */
import type { FocusEvent, ReactNode } from 'react';
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { afterPress } from '../../lib/forms/after-press.ts';

export type Binding<V extends FieldValues, O extends FieldValues> = {
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

/** What a bound field needs of the form: the controlled value with its events, and the message. */
export function useBound<V extends FieldValues, O extends FieldValues>({ control, name }: Binding<V, O>) {
  const { field, fieldState } = useController({ control, name });
  // A field that the press itself takes away is not left: to the form it would be there again.
  const onBlur = (event?: FocusEvent) =>
    afterPress(() => event?.target.isConnected === false || field.onBlur());
  return { field: { ...field, onBlur } as ControllerRenderProps, error: fieldState.error?.message };
}

/** The same with a value that a text control takes. */
export function textual({ value, ...field }: ControllerRenderProps) {
  return { ...field, value: value === null || value === undefined ? '' : String(value) };
}
