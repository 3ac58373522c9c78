/** A few ways to look at a list, one of them chosen. */
import { cx } from '#web/lib/cx.ts';

type Props<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

export function Choices<Value extends string>({ label, value, choices, onChoose }: Props<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
          className={cx(
            'min-h-11 rounded-full border border-control px-4 font-semibold',
            choice.value === value ? 'bg-primary text-on-primary' : 'bg-card text-link hover:bg-wash',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
