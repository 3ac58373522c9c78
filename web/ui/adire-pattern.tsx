/** A cloth pattern of our own in the manner of starch-resist dyeing: squares of drawn motifs. Never behind text. */
import { useId } from 'react';
import {
  CLOTH_CELL,
  CLOTH_COLUMNS,
  CLOTH_DRAWINGS,
  CLOTH_ROWS,
  CLOTH_SEAMS,
  CLOTH_SQUARES,
  type ClothSquare,
} from '#contract/cloth.ts';
import { cx } from '#web/lib/cx.ts';

/** Fills its box; a motif is 64 px wide, times `scale`. Give height and width by classes. */
export function AdirePattern({ className, scale = 1 }: { className?: string; scale?: number }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={cx('block bg-night text-on-night', className)}>
      <defs>
        <pattern
          id={id}
          width={CLOTH_CELL * CLOTH_COLUMNS}
          height={CLOTH_CELL * CLOTH_ROWS}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          {CLOTH_SQUARES.map((square) => (
            <Motif key={`${square.x} ${square.y}`} {...square} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function Motif({ motif, x, y, washed }: ClothSquare) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {washed && <path d="M0 0h64v64H0z" className="fill-indigo" stroke="none" />}
      <path d={CLOTH_SEAMS} strokeWidth="1.2" strokeDasharray=".1 5.3" opacity=".7" />
      <path d={CLOTH_DRAWINGS[motif]} opacity=".92" />
    </g>
  );
}
