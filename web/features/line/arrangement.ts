/** Where the tiles of the wall are placed, and in which order the pieces of a talent come. Pure. */
import type { Piece } from '#contract/gigs/line.ts';

/** The talent's other pieces: those of this gig first, without its cover. */
export function otherPiecesOf(pieces: readonly Piece[], gig: string): Piece[] {
  const [, ...own] = pieces.filter((piece) => piece.gig === gig);
  return [...own, ...pieces.filter((piece) => piece.gig !== gig)];
}

/** Number of grid rows that are as high as one column is wide. */
export const UNITS = 40;
const LOWEST = 0.5;
const HIGHEST = 1.2;

/** With four columns, at most one in this many tiles is two columns wide. */
const LARGE_EVERY = 9;

/** `span` is the width in columns. */
export type Place = { column: number; span: 1 | 2; row: number; rows: number };

/** Height of the foot below a picture, as a fraction of a column's width, however wide the tile is. */
export const FOOT = 0.36;

/**
 * Places each shape (height divided by width, without its foot) in the column that ends highest, which keeps the reading order.
 * With four columns, a tile where two are level is as wide as both, at the left and the right in turn. Pure.
 */
export function masonry(shapes: readonly number[], columns: number): Place[] {
  const ends = Array.from({ length: columns }, () => 0);
  let next = 0;
  let left = true;
  return shapes.map((shape, index) => {
    const row = Math.min(...ends);
    const side = left ? 0 : 2;
    const isLarge = columns === 4 && index >= next && ends[side] === row && ends[side + 1] === row;
    const span = isLarge ? 2 : 1;
    const column = isLarge ? side : ends.indexOf(row);
    const rows = Math.round((span * Math.min(HIGHEST, Math.max(LOWEST, shape)) + FOOT) * UNITS);
    ends.fill(row + rows, column, column + span);
    if (isLarge) {
      next = index + LARGE_EVERY;
      left = !left;
    }
    return { column, span, row, rows };
  });
}
