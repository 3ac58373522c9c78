/** The `next` of a search, and when an order is walked. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gigSorts } from '#contract/gigs/sorts.ts';
import { newId } from '#server/core/security/ids.ts';
import { isWalkable, WALK_MAX } from './queries.ts';
import { type Cursor, readCursor, writeCursor } from './rules.ts';

const cursor: fc.Arbitrary<Cursor> = fc.record({
  sort: fc.constantFrom(...gigSorts),
  tier: fc.integer({ min: 0, max: 3 }),
  sort_key: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  tie_key: fc.bigInt({ min: 0n, max: 65_535n }),
  id: fc.constant(newId()),
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
      sort_key: 1n,
      tie_key: 2n,
      id: newId(),
      corrected: null,
    });
    expect(readCursor(text, 'newest')).toBeNull();
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const parts = ['rating', 0, '1', '2', newId(), null];
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

test('an order is walked where enough of its next gigs should fit, and never for few', () => {
  expect(isWalkable(500_000, 1_000_000, 21)).toBe(true);
  expect(isWalkable(WALK_MAX, WALK_MAX, 1)).toBe(false);
  expect(isWalkable(5_000, 1_000_000, 21)).toBe(false);
  expect(isWalkable(100_000, 1_000_000, 501)).toBe(false);
});
