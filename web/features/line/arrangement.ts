/** Where the tiles of the wall stand, and in which order the pieces of a talent come. Pure. */
import type { Piece } from '#contract/gigs/line.ts';

/** What else a talent shows: of this gig first, but for its cover. */
export function besides(pieces: readonly Piece[], gig: string): Piece[] {
  const [, ...own] = pieces.filter((piece) => piece.gig === gig);
  return [...own, ...pieces.filter((piece) => piece.gig !== gig)];
}

/** How many rows a tile is high that is a column wide. */
export const UNITS = 40;
const LOWEST = 0.6;
const HIGHEST = 1.5;

export type Place = { column: number; row: number; rows: number };

/** Each shape (height by width) into the column that ends highest, so that the order is kept as it is read. Pure. */
export function masonry(shapes: readonly number[], columns: number): Place[] {
  const ends = Array.from({ length: columns }, () => 0);
  return shapes.map((shape) => {
    const row = Math.min(...ends);
    const column = ends.indexOf(row);
    const rows = Math.round(Math.min(HIGHEST, Math.max(LOWEST, shape)) * UNITS);
    ends[column] = row + rows;
    return { column, row, rows };
  });
}
