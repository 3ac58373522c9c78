/** Ratings of 1 to 5 as stars, to choose with mouse, touch or keys; apart from the ones to read, which need no form. */
import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { type FieldTexts, GroupField } from './fields/field.tsx';
import { type BoundProps, useBound } from './forms/bind.ts';

const FIVE = [1, 2, 3, 4, 5] as const;

type InputProps = FieldTexts & {
  name: string;
  value: number;
  onChange: (rating: number) => void;
  onBlur?: () => void;
  ref?: ComponentProps<'input'>['ref'];
};

/** `value` 0 is nothing chosen. They are radio buttons: arrow keys choose. */
export function StarsField({ name, value, onChange, onBlur, ref, ...texts }: InputProps) {
  return (
    <GroupField {...texts}>
      <div className="inline-flex w-max">
        {FIVE.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded text-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              ref={star === 1 ? ref : undefined}
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              onBlur={onBlur}
              className="sr-only"
            />
            <Star size={30} aria-hidden className={star <= value ? 'fill-star text-star' : undefined} />
            <span className="sr-only">{words.common.counted.stars(star)}</span>
          </label>
        ))}
      </div>
    </GroupField>
  );
}

/** The value is 1 to 5, 0 for none. */
export function FormStars<V extends FieldValues, O extends FieldValues>({
  control,
  name,
  ...rest
}: BoundProps<typeof StarsField, V, O>) {
  const { field, error } = useBound({ control, name });
  return (
    <StarsField
      {...(rest as ComponentProps<typeof StarsField>)}
      {...field}
      value={field.value ?? 0}
      error={error}
    />
  );
}
