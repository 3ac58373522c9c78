/** The `next` of a search, and how an order is scanned. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { gigSorts } from '#contract/gig-sorts.ts';
import { newId } from '#server/core/ids.ts';
import { type Cursor, readCursor, scansOf, topScans, writeCursor } from './rules.ts';

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

describe('the scans of an order', () => {
  const mark = (n: number) => `q.${String(n).padStart(5, '0')}`;
  const wide = (n: number) => `Q.${String(Math.floor(n / 16)).padStart(5, '0')}`;
  const parts = (gigs: Record<number, number>) =>
    Object.entries(gigs)
      .map(([n, count]) => ({ term: mark(Number(n)), gigs: count }))
      .reverse();

  const fitting = { terms: [], words: '', row: sql`true`, all: 10_000, part: 0.2, isShort: false };

  test('take sparse parts together, and leave what is not needed to the last', () => {
    const order = parts({ 20: 900, 33: 900, 34: 900, 64: 3, 65: 4, 70: 5 });
    const found = ["('Q.00004')", "('q.00034')", "('q.00033')"];
    expect(scansOf(fitting, 20, order, [], true)).toEqual([
      ...found,
      "(!(('Q.00004' | 'q.00034' | 'q.00033')))",
    ]);
    expect(scansOf(fitting, 2000, order, [], true)).toEqual([...found, "('Q.00001')"]);
    expect(scansOf(fitting, 20, [], [], true)).toEqual([]);
  });

  test('begin with all of a height where the best are few', () => {
    const order = parts({ 20: 900, 33: 900, 34: 900, 64: 3, 65: 40, 70: 500 });
    const tops = [4, 3, 2, 1].map((n) => ({ term: `top.0000${n}`, gigs: [0, 3243, 2343, 543, 543][n] ?? 0 }));
    expect(scansOf(fitting, 20, order, tops, true)[0]).toBe("('top.00004')");
    expect(scansOf(fitting, 100, order, tops, true)).toEqual(["('top.00002')", "('Q.00001')"]);
    expect(topScans(fitting, 200, tops)).toEqual(["('top.00002')", "(!(('top.00002')))"]);
    expect(topScans(fitting, 60, tops)).toEqual([
      "('top.00004')",
      "(('top.00001') & (!('top.00004')))",
      "(!(('top.00001')))",
    ]);
    expect(topScans(fitting, 2000, tops)).toEqual(['']);
  });

  test('ask the index for what is rare, and leave to the row what nearly all have', () => {
    const terms = [
      { text: "'logo'", gigs: 800 },
      { text: "'days.3'", gigs: 3_000 },
      { text: "'l.en'", gigs: 9_900 },
    ];
    expect(topScans({ ...fitting, terms, isShort: true }, 10, [])).toEqual(["('logo') & ('days.3')"]);
  });

  test('find every gig exactly once, and every part in its order', () => {
    const order = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 80 });
    const part = fc.double({ min: 0.001, max: 1, noNaN: true });
    const count = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(
        order,
        part,
        count,
        fc.boolean(),
        fc.boolean(),
        (numbers, share, wanted, isAll, hasTops) => {
          const falling = numbers.sort((a, b) => b - a);
          const all = falling.map((n) => ({ term: mark(n), gigs: (n * 7) % 40 }));
          const tops = Array.from({ length: hasTops ? 19 : 0 }, (_, at) => 18 - at).map((height) => ({
            term: `top.${String(height).padStart(5, '0')}`,
            gigs: falling.filter((n) => n >= height * 16).reduce((sum, n) => sum + ((n * 7) % 40), 0),
          }));
          const scans = scansOf({ ...fitting, part: share }, wanted, all, tops, isAll);
          const named = (scan: string, n: number) =>
            scan.includes(`'${mark(n)}'`) ||
            scan.includes(`'${wide(n)}'`) ||
            [...scan.matchAll(/'top\.(\d+)'/g)].some(([, height]) => n >= Number(height) * 16);
          const finds = (scan: string, n: number) => named(scan, n) !== scan.startsWith('(!');
          const places = falling.map((n) => scans.flatMap((scan, at) => (finds(scan, n) ? [at] : [])));
          for (const at of places) expect(at).toHaveLength(1);
          expect(places.flat()).toEqual(places.flat().sort((a, b) => a - b));
          if (!isAll) expect(scans.at(-1)).toMatch(/^\(!/);
        },
      ),
    );
  });
});
