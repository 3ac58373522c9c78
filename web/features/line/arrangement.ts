/** Where the tiles of the wall stand, and in which order the pieces of a talent come. Pure. */
import type { Piece } from '#contract/gigs/line.ts';

/** What else a talent shows: of this gig first, but for its cover. */
export function besides(pieces: readonly Piece[], gig: string): Piece[] {
  const [, ...own] = pieces.filter((piece) => piece.gig === gig);
  return [...own, ...pieces.filter((piece) => piece.gig !== gig)];
}

/** How many rows a tile is high that is a column wide. */
export const UNITS = 40;
const LOWEST = 0.5;
const HIGHEST = 1.2;

/** With four columns so many tiles have one that is two columns wide. */
const LARGE_EVERY = 9;

/** `span` is the columns that it is wide. */
export type Place = { column: number; span: 1 | 2; row: number; rows: number };

/** What stands below a picture is as high as so much of a column, however wide the tile is. */
export const FOOT = 0.33;

/**
 * Each shape (height by width, without its foot) into the column that ends highest, so that the order is kept as it is
 * read. Where two of four columns are level one tile is as wide as both, at the left and at the right in turn. Pure.
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
