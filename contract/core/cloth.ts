/** The brand's cloth pattern, in the style of starch-resist dyeing: its squares and motifs, for every place that draws it. */

/** Side length of one square. */
export const CLOTH_CELL = 64;
export const CLOTH_COLUMNS = 4;

/** No motif appears twice in a row or a column, so no line of cloth repeats the one above. */
const ROWS = [
  ['sun', 'water', 'leaf', 'mat'],
  ['comb', 'bird', 'eye', 'drum'],
  ['leaf', 'mat', 'sun', 'water'],
  ['eye', 'drum', 'comb', 'bird'],
] as const;
export const CLOTH_ROWS = ROWS.length;

type Motif = (typeof ROWS)[number][number];
/** A `washed` square was dipped less often, so it is lighter. */
export type ClothSquare = { motif: Motif; x: number; y: number; washed: boolean };

export const CLOTH_SQUARES: readonly ClothSquare[] = ROWS.flatMap((row, y) =>
  row.map((motif, x) => ({ motif, x: x * CLOTH_CELL, y: y * CLOTH_CELL, washed: (x + y) % 2 === 1 })),
);

/** The dotted seams of a square. */
export const CLOTH_SEAMS = 'M0 .5h64M.5 0v64';

/** The motif drawn in starch on each square, as an SVG path. */
export const CLOTH_DRAWINGS: Record<Motif, string> = {
  sun: 'M32 20a12 12 0 1 1-.2 0M32 26.5a5.6 5.6 0 1 1-.1 0M32 6v7M32 51v7M6 32h7M51 32h7M13.4 13.8l4.8 4.7M46 45.6l4.8 4.9M50.4 13.4l-4.7 5M18.3 45.7l-4.9 4.7M22 8l2 6M40 50l2.2 6M56 22l-6 2M14 40l-6 2.2M42 8l-2 6M24 50l-2 6M8 22l6 2M50 40l6 2',
  water:
    'M8 12q6 6 12 0t12 0 12 0 12 0M8 20q6 6 12 .2t12 0 12 0 12-.2M8 28.4q6 5.6 12 0t12 0 12 0 12 .2M8 36.3q6 6 12 0t12 0 12 0 12 0M8 44.2q6 6 12 .2t12 0 12 0 12 0M8 52q6 6 12 0t12 0 12 0 12 .2',
  leaf: 'M32 7c15 13 15 36 0 50C17 43 17 20 32 7zM32 15v34M32 24l7-6M32 24l-7-6M32 33l9-7M32 33l-9-7M32 42l7-6M32 42l-7-6M10 10c5 5 5 11 0 16M54 10c-5 5-5 11 0 16M10 38c5 5 5 11 0 16M54 38c-5 5-5 11 0 16',
  mat: 'M9 9h46v46H9zM20.5 9v46M32 9v46M43.5 9v46M9 20.5h46M9 32h46M9 43.5h46M14.7 14.7h.1M26.2 26.2h.1M37.8 37.8h.1M49.2 49.2h.1M37.8 14.7h.1M49.2 26.2h.1M14.7 37.8h.1M26.2 49.2h.1',
  comb: 'M14 10h36v12H14zM18 22v30M23.6 22v32M29.2 22v33M34.8 22v33M40.4 22v32M46 22v30M20 16h.1M26 16h.1M32 16h.1M38 16h.1M44 16h.1',
  bird: 'M8 40c9-1 12-18 25-18 9 0 12 6 15 9l8 1.5-7 4c-1 9-9 17-19 17-9 0-14-6-22-13.5zM42 29h.1M22 38c5 5 12 5 17-1M22 44c5 4 10 4 15 0M28 53v5M34 52.5v5.5M25 58h6M31 58h6M14 14h.1M20 11h.1M26 14h.1M50 50h.1M54 45h.1M54 54h.1',
  eye: 'M8 32c8-13 16-19 24-19s16 6 24 19c-8 13-16 19-24 19S16 45 8 32zM32 22a10 10 0 1 1-.2 0M32 28.5a3.5 3.5 0 1 1-.1 0M10 12h.1M16 9h.1M54 12h.1M48 9h.1M10 52h.1M16 55h.1M54 52h.1M48 55h.1',
  drum: 'M16 10h32L38 32l10 22H16l10-22zM26 32h12M20 10l8 22M28 10l2.6 22M36 10l-2.6 22M44 10l-8 22M20 54l8-22M28 54l2.6-22M36 54l-2.6-22M44 54l-8-22M8 20v24M56 20v24',
};
