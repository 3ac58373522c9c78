/** The fields of `ui/`, bound to a form by `control` and `name`: value, message and focus are handled here. */
import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { Button } from '../basics/button.tsx';
import { ErrorNote } from '../basics/error-box.tsx';
import { DateField, SelectField, TextareaField, TextField } from '../fields/text-field.tsx';
import { typedWhole } from '../fields/typed-whole.ts';
import { BoundField, type BoundProps, textual, useBound } from './bind.tsx';
import { RadioField } from './choice-fields.tsx';

/** `<FormText control={form.control} name="email" label="Email" type="email" autoComplete="email" />` */
export function FormText<V extends FieldValues, O extends FieldValues>(
  props: BoundProps<typeof TextField, V, O>,
) {
  return <BoundField {...props} as={TextField} />;
}

export function FormTextarea<V extends FieldValues, O extends FieldValues>(
  props: BoundProps<typeof TextareaField, V, O>,
) {
  return <BoundField {...props} as={TextareaField} />;
}

export function FormSelect<V extends FieldValues, O extends FieldValues>(
  props: BoundProps<typeof SelectField, V, O>,
) {
  return <BoundField {...props} as={SelectField} />;
}

export function FormDate<V extends FieldValues, O extends FieldValues>(
  props: BoundProps<typeof DateField, V, O>,
) {
  return <BoundField {...props} as={DateField} />;
}

export function FormRadio<V extends FieldValues, O extends FieldValues>(
  props: BoundProps<typeof RadioField, V, O>,
) {
  return <BoundField {...props} as={RadioField} />;
}

/** The value is a string of digits. Anything else is text, which the schema refuses. */
export function FormNumber<V extends FieldValues, O extends FieldValues>({
  control,
  name,
  maxLength,
  ...rest
}: BoundProps<typeof TextField, V, O>) {
  const { field, error } = useBound({ control, name });
  return (
    <TextField
      {...(rest as ComponentProps<typeof TextField>)}
      {...textual(field)}
      inputMode="numeric"
      autoComplete="off"
      // With room for the fraction that is then refused.
      maxLength={maxLength && maxLength + 2}
      onChange={({ target }) => field.onChange(typedWhole(target.value).join(''))}
      onBlur={({ target }) => {
        const [digits, more] = typedWhole(target.value);
        // A fraction or a minus is not dropped: the number would be another one. It stays, and is refused.
        if (more && !/[1-9]/.test(more)) field.onChange(digits);
        field.onBlur();
      }}
      error={error}
    />
  );
}

/** The message that belongs to no field (set by `applyRefusal`), above the submit button. */
export function FormError<V extends FieldValues, O extends FieldValues>({
  control,
}: {
  control: Control<V, unknown, O>;
}) {
  const { errors } = useFormState({ control });
  const message = errors.root?.server?.message;
  return message ? <ErrorNote text={message} /> : null;
}

/** Says that an earlier draft was restored, and offers to discard it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded bg-wash py-1.5 pr-1.5 pl-3 text-on-wash">
      <History size={18} className="shrink-0" />
      <p className="min-w-40 flex-1">{words.common.restored.text}</p>
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        {words.common.actions.discard}
      </Button>
    </div>
  );
}
