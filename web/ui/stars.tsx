/** Ratings of 1 to 5: stars to read, and stars to choose with mouse, touch or keys. */
import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useBound } from './bind.ts';
import { type FieldTexts, GroupField } from './field.tsx';

const FIVE = [1, 2, 3, 4, 5] as const;

/** Read-only; halves are shown. `count` adds the number of reviews. */
export function Stars({ rating, count, size = 16 }: { rating: number; count?: number; size?: number }) {
  const shown = rating.toFixed(1).replace(/\.0$/, '');
  return (
    <span className="inline-flex items-center gap-1.5">
      <span role="img" aria-label={`${shown} of 5 stars`} className="relative inline-flex text-control">
        <Row size={size} />
        <span
          aria-hidden
          className="absolute inset-y-0 left-0 overflow-hidden text-star"
          style={{ width: `${(rating / 5) * 100}%` }}
        >
          <Row size={size} filled />
        </span>
      </span>
      {count !== undefined && (
        <span className="text-sm text-soft">
          <span className="font-semibold text-ink">{shown}</span> ({count.toLocaleString('en-US')})
        </span>
      )}
    </span>
  );
}

function Row({ size, filled = false }: { size: number; filled?: boolean }) {
  return (
    <span aria-hidden className="inline-flex w-max gap-0.5">
      {FIVE.map((value) => (
        <Star key={value} size={size} fill={filled ? 'currentColor' : 'none'} className="shrink-0" />
      ))}
    </span>
  );
}

type InputProps = FieldTexts & {
  name: string;
  value: number;
  onChange: (rating: number) => void;
  onBlur?: () => void;
};

/** `value` 0 is nothing chosen. They are radio buttons: arrow keys choose. */
export function StarsField({ name, value, onChange, onBlur, ...texts }: InputProps) {
  return (
    <GroupField {...texts}>
      <div className="inline-flex w-max">
        {FIVE.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded text-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              onBlur={onBlur}
              className="sr-only"
            />
            <Star size={30} aria-hidden className={star <= value ? 'fill-star text-star' : undefined} />
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
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
  const { ref: _, ...bound } = field;
  return (
    <StarsField
      {...(rest as ComponentProps<typeof StarsField>)}
      {...bound}
      value={field.value ?? 0}
      error={error}
    />
  );
}
