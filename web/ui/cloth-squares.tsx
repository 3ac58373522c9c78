/** The drawn motifs of the cloth pattern, for `adire-pattern.tsx`. */
import { useId } from 'react';
import {
  CLOTH_CELL,
  CLOTH_COLUMNS,
  CLOTH_DRAWINGS,
  CLOTH_ROWS,
  CLOTH_SEAMS,
  CLOTH_SQUARES,
  type ClothSquare,
} from '#contract/core/cloth.ts';

/** What fills an `svg`; a motif is 64 px wide. */
export function ClothSquares() {
  const id = useId();
  return (
    <>
      <defs>
        <pattern
          id={id}
          width={CLOTH_CELL * CLOTH_COLUMNS}
          height={CLOTH_CELL * CLOTH_ROWS}
          patternUnits="userSpaceOnUse"
        >
          {CLOTH_SQUARES.map((square) => (
            <Motif key={`${square.x} ${square.y}`} {...square} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
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
