/** The `next` of a search, and the marks that name a stretch of an order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gigSorts } from '#contract/gig-search.ts';
import { newId } from '#server/core/ids.ts';
import { type Cursor, marksOf, readCursor, writeCursor } from './rules.ts';

const cursor: fc.Arbitrary<Cursor> = fc.record({
  sort: fc.constantFrom(...gigSorts),
  tier: fc.integer({ min: 0, max: 3 }),
  k1: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  k2: fc.bigInt({ min: 0n, max: 65_535n }),
  id: fc.constant(newId()),
  count: fc.nat(),
  more: fc.boolean(),
  corrected: fc.option(fc.string({ unit: 'grapheme', maxLength: 100 })),
});

describe('the next of a page', () => {
  test('says what it was made of, in the letters of an address', () => {
    fc.assert(
      fc.property(cursor, (one) => {
        const text = writeCursor(one);
        expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(readCursor(text, one.sort)).toEqual(one);
      }),
    );
  });

  test('of another order, or made by hand, begins at the start', () => {
    const text = writeCursor({
      sort: 'rating',
      tier: 0,
      k1: 1n,
      k2: 2n,
      id: newId(),
      count: 3,
      more: false,
      corrected: null,
    });
    expect(readCursor(text, 'newest')).toBeNull();
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const parts = ['rating', 0, '1', '2', newId(), 3, false, null];
    const wrong = [
      parts.slice(1),
      parts.with(1, 9),
      parts.with(2, 'x'),
      parts.with(2, '9'.repeat(19)),
      parts.with(4, 'x'),
    ];
    for (const one of [...wrong, {}, null, 1]) expect(readCursor(made(one), 'rating')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (any) => {
        expect(readCursor(any, 'rating')).toBeNull();
      }),
    );
  });
});

describe('a stretch of an order', () => {
  const part = (n: number) => `q.${String(n).padStart(5, '0')}`;
  const parts = (...numbers: number[]) => numbers.map(part);

  test('is named by wide marks, but where the stretch ends within one', () => {
    const all = parts(70, 65, 64, 40, 33, 20);
    expect(marksOf(all, { before: null, behind: null })).toEqual(['Q.00004', 'Q.00002', 'Q.00001']);
    expect(marksOf(all, { before: null, behind: part(19) })).toEqual(['Q.00004', 'Q.00002', part(20)]);
    expect(marksOf(all, { before: part(71), behind: part(3) })).toEqual([
      ...parts(70, 65, 64),
      'Q.00002',
      'Q.00001',
    ]);
  });

  test('names its parts and no other of the order', () => {
    const order = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(order, fc.nat(), fc.nat(), (numbers, one, two) => {
        const falling = numbers.sort((a, b) => b - a);
        const [from, to] = [one % numbers.length, two % numbers.length].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const chosen = falling.slice(from, to + 1);
        const marks = marksOf(parts(...chosen), {
          before: from > 0 ? part(falling[from - 1] ?? 0) : null,
          behind: to + 1 < falling.length ? part(falling[to + 1] ?? 0) : null,
        });
        const named = falling.filter(
          (n) =>
            marks.includes(part(n)) || marks.includes(`Q.${String(Math.floor(n / 16)).padStart(5, '0')}`),
        );
        expect(named).toEqual(chosen);
      }),
    );
  });
});
