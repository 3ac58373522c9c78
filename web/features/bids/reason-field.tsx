/** A reason that the other person will read: a few ready sentences to press, and room for own words. */
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { screens } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { FormTextarea } from '#web/ui/form-fields.tsx';

type Props<V extends FieldValues, O extends FieldValues> = {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
  label: string;
  hint?: string;
  /** Ready sentences; pressing one puts it into the text, pressing it again takes it out. */
  ready: readonly string[];
};

const REASON_MAX = 500;

export function ReasonField<V extends FieldValues, O extends FieldValues>(props: Props<V, O>) {
  const { control, name, label, hint, ready } = props;
  const { field } = useController({ control, name });
  const typed = String(field.value ?? '');
  return (
    <div className="grid gap-3">
      <ul aria-label={screens.bids.readySentences} className="flex flex-wrap gap-2">
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
      <FormTextarea control={control} name={name} label={label} hint={hint} rows={3} maxLength={REASON_MAX} />
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
