/** How often each number of stars was given, as bars; with `onChoose` a bar shows only those reviews. */
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { Stars } from './lists/stars.tsx';

type Props = {
  average: number;
  count: number;
  /** 5, 4, 3, 2 and 1 stars, in this order. */
  histogram: readonly { rating: number; count: number }[];
  /** The stars whose reviews are in view; null for all. */
  chosen?: number | null;
  onChoose?: (rating: number | null) => void;
};

export function RatingHistogram({ average, count, histogram, chosen = null, onChoose }: Props) {
  const most = Math.max(1, ...histogram.map((row) => row.count));
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex items-center gap-4 sm:grid sm:justify-items-center sm:gap-1">
        <p className="font-display text-5xl leading-none font-bold tabular-nums" aria-hidden>
          {average.toFixed(1)}
        </p>
        <div className="grid gap-1 sm:justify-items-center">
          <Stars rating={average} size={18} />
          <p className="text-sm text-soft">{words.common.counted.reviews(count)}</p>
        </div>
      </div>
      <ul aria-label={words.common.stars.histogram}>
        {histogram.map((row) => (
          <li key={row.rating}>
            <Bar
              row={row}
              part={row.count / most}
              pressed={chosen === row.rating}
              onPress={onChoose && (() => onChoose(chosen === row.rating ? null : row.rating))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = {
  row: { rating: number; count: number };
  part: number;
  pressed: boolean;
  onPress: (() => void) | undefined;
};

function Bar({ row, part, pressed, onPress }: BarProps): ReactNode {
  const said = `${words.common.counted.stars(row.rating)}${colon} ${words.common.counted.reviews(row.count)}`;
  const inside = (
    <>
      <span className="sr-only">{said}</span>
      <span aria-hidden className="inline-flex w-8 shrink-0 items-center gap-1 tabular-nums">
        {row.rating}
        <Star size={14} fill="currentColor" className="text-star" />
      </span>
      <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-star" style={{ width: `${part * 100}%` }} />
      </span>
      <span aria-hidden className="w-8 shrink-0 text-right text-sm text-soft tabular-nums">
        {row.count}
      </span>
    </>
  );
  if (!onPress || row.count === 0) return <p className="flex min-h-8 items-center gap-3 px-2">{inside}</p>;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'flex min-h-8 w-full items-center gap-3 rounded px-2 hover:bg-wash pointer-coarse:min-h-11',
        pressed && 'bg-wash',
      )}
    >
      {inside}
    </button>
  );
}
