/** A length of adire cloth with the trades of the market drawn on it; it fills its box and is never behind text. */
import { useId } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Motif, type MotifName } from './trade-motifs.tsx';

/** Four by four squares, so that no row or column shows a motif twice. */
const SQUARES: readonly (readonly MotifName[])[] = [
  ['eye', 'comb', 'drum', 'leaf'],
  ['sun', 'nib', 'cube', 'bounce'],
  ['drum', 'leaf', 'eye', 'comb'],
  ['cube', 'bounce', 'sun', 'nib'],
];
const CELL = 56;
const REPEAT = CELL * 4;

/** `square` is the width of one square in pixels. */
export function Cloth({ square, className }: { square: number; className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={cx('block bg-night text-on-night', className)}>
      <defs>
        <pattern
          id={id}
          width={REPEAT}
          height={REPEAT}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${square / CELL})`}
        >
          <g
            fill="none"
            stroke="currentColor"
            strokeWidth="1.35"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {SQUARES.map((row, y) =>
              row.map((name, x) => (
                <g key={`${name}-${x.toString()}`} transform={`translate(${x * CELL} ${y * CELL})`}>
                  <path d="M0 0h56v56H0z" strokeWidth="1.7" strokeDasharray="0.01 4" />
                  <g transform="translate(8 8) scale(0.8333)">
                    <Motif name={name} />
                  </g>
                </g>
              )),
            )}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
