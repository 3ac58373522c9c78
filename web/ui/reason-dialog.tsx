/** Asks for a reason, or other words that the other person will read: a few ready sentences to press, and a field for one's own. */
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { REASON_MAX } from '#contract/core/limits.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { type InputOf, useFormCall } from '../lib/forms/form-call.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormTextarea } from './forms/form-fields.tsx';

type OneField = z.ZodMiniType<Record<string, string>, Record<string, string>>;

type DialogProps<E extends Endpoint> = {
  /** The form's schema, with one field of this name. */
  schema: OneField;
  name: string;
  draft: string;
  endpoint: E;
  input: (typed: string) => InputOf<E>;
  onDone: (reply: Reply<E>) => void;
  onClose: () => void;
  title: string;
  text: ReactNode;
  /** The button's text: "Reject bid". */
  confirm: string;
  danger?: boolean;
  binding?: boolean;
  /** Shown above the field. */
  children?: ReactNode;
} & Look;

/** Mount it when it opens. */
export function ReasonDialog<E extends Endpoint>(props: DialogProps<E>) {
  const { schema, name, draft, endpoint, input, onDone, label, hint, ready, maxLength, rows, ...frame } =
    props;
  const { control, submit, busy } = useFormCall({
    schema,
    start: { [name]: '' },
    draft,
    endpoint,
    input: (values) => input(values[name] ?? ''),
    onDone(reply: Reply<E>) {
      onDone(reply);
      frame.onClose();
    },
  });
  return (
    <FormDialog {...frame} busy={busy} control={control} onSubmit={submit}>
      {frame.children}
      <ReasonField {...{ control, name, label, hint, ready, maxLength, rows }} />
    </FormDialog>
  );
}

type Look = {
  label: string;
  hint?: string | undefined;
  /** Ready sentences; pressing one puts it into the text, pressing it again takes it out. */
  ready?: readonly string[] | undefined;
  maxLength?: number | undefined;
  rows?: number | undefined;
};

type Props<V extends FieldValues, O extends FieldValues> = Look & {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
};

export function ReasonField<V extends FieldValues, O extends FieldValues>(props: Props<V, O>) {
  const { control, name, label, hint, ready = [], maxLength = REASON_MAX, rows = 3 } = props;
  const { field } = useController({ control, name });
  const typed = String(field.value ?? '');
  return (
    <div className="grid gap-3">
      {ready.length > 0 && (
        <ul aria-label={words.jobs.reasons.label} className="flex flex-wrap gap-2">
          {ready.map((sentence) => (
            <li key={sentence}>
              <button
                type="button"
                aria-pressed={typed.includes(sentence)}
                onClick={() => field.onChange(toggleSentence(typed, sentence))}
                className={chipClass(typed.includes(sentence))}
              >
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormTextarea {...{ control, name, label, hint, rows, maxLength }} />
    </div>
  );
}

function toggleSentence(typed: string, sentence: string): string {
  if (typed.includes(sentence)) return typed.replace(sentence, '').replaceAll(/ {2,}/g, ' ').trim();
  return `${typed.trim()} ${sentence}`.trim();
}

function chipClass(pressed: boolean) {
  return cx(
    'min-h-11 rounded-full border px-4 py-2 text-left text-sm font-medium transition-colors',
    pressed
      ? 'border-primary bg-wash text-on-wash'
      : 'border-control bg-card text-ink hover:border-primary hover:bg-wash',
  );
}
