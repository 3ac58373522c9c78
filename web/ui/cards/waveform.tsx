/** The bars of a sound. */
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

const STEP = 4;
const BAR = 2.6;
const HEIGHT = 100;
/** Minimum height of a bar, so that silence is visible too. */
const LEAST = 4;

/** `bars` of 0 to 100; `part` from 0 to 1 is the share already played. Decorative: state length and kind in words beside it. */
export function Waveform({
  bars,
  part = 1,
  className,
}: {
  bars: readonly number[];
  part?: number;
  className?: string;
}): ReactNode {
  const played = part * bars.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('block', className)}
    >
      {bars.map((bar, index) => {
        const height = Math.max(LEAST, bar);
        return (
          <rect
            key={index.toString()}
            x={index * STEP + (STEP - BAR) / 2}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={1}
            className={index < played ? 'fill-primary' : 'fill-control'}
          />
        );
      })}
    </svg>
  );
}
