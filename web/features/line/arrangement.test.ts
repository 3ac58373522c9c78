/** How tiles are placed, and in which order a talent's other pieces come. */
import { expect, test } from 'vitest';
import type { Piece } from '#contract/gigs/line.ts';
import { FOOT, masonry, otherPiecesOf, UNITS } from './arrangement.ts';

test('a tile goes into the column that ends highest; later ones move none', () => {
  const shapes = [1, 0.75, 0.75, 9];
  const places = masonry(shapes, 2);
  expect(places.map(({ column }) => column)).toEqual([0, 1, 1, 0]);
  const rows = Math.round((0.75 + FOOT) * UNITS);
  expect(places[2]).toEqual({ column: 1, span: 1, row: rows, rows });
  expect(places[3]?.rows, 'cut where it is far too high').toBe(Math.round((1.2 + FOOT) * UNITS));
  expect(masonry([...shapes, 1, 1], 2).slice(0, 4)).toEqual(places);
});

test('of four columns a tile is twice as wide where two of them are level, at the left and at the right in turn', () => {
  const places = masonry(
    Array.from({ length: 14 }, () => 0.75),
    4,
  );
  expect(places.filter(({ span }) => span === 2)).toEqual([
    { column: 0, span: 2, row: 0, rows: Math.round((1.5 + FOOT) * UNITS) },
    {
      column: 2,
      span: 2,
      row: 3 * Math.round((0.75 + FOOT) * UNITS),
      rows: Math.round((1.5 + FOOT) * UNITS),
    },
  ]);
  expect(places.map(({ column }) => column)).toEqual([0, 2, 3, 2, 3, 0, 1, 2, 3, 0, 1, 2, 0, 1]);
  const uneven = masonry([0.75, 1, ...places.map(() => 0.75)], 4);
  expect(
    uneven.filter(({ span }) => span === 2),
    'none where columns are not level',
  ).toHaveLength(1);
});

test('beside a work come the other pieces of its gig, then those of other gigs', () => {
  const piece = (gig: string, title: string): Piece => ({
    ...{ gig, title, price_from: 1, delivery_days: 1, cover: { kind: 'image' } },
  });
  const all = [piece('a', 'a1'), piece('a', 'a2'), piece('b', 'b1'), piece('b', 'b2')];
  expect(otherPiecesOf(all, 'b').map(({ title }) => title)).toEqual(['b2', 'a1', 'a2']);
  expect(otherPiecesOf(all, 'gone').map(({ title }) => title)).toEqual(['a1', 'a2', 'b1', 'b2']);
});
