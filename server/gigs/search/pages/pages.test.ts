/** The `next` of a search, and how an order is scanned. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { gigSorts } from '#contract/gigs/sorts.ts';
import { newId } from '#server/core/security/ids.ts';
import { type Cursor, partScans, readCursor, type Scan, topScans, writeCursor } from './rules.ts';

const cursor: fc.Arbitrary<Cursor> = fc.record({
  sort: fc.constantFrom(...gigSorts),
  tier: fc.integer({ min: 0, max: 3 }),
  sort_key: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  tie_key: fc.bigInt({ min: 0n, max: 65_535n }),
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
      sort_key: 1n,
      tie_key: 2n,
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

  const fitting = {
    terms: [],
    words: '',
    row: sql`true`,
    all: 10_000,
    part: 0.2,
    most: 0.2,
    qualityTiers: [],
    isShort: false,
  };
  const qualityTiersOf = (gigs: Record<number, number>) =>
    parts(gigs).map((one) => ({ ...one, term: one.term.replace('q.', 'top.') }));
  const asked = (scans: Scan[]) => scans.map((one) => one.scan);

  test('take sparse parts together, and leave what is not needed to the last', () => {
    const order = parts({ 20: 900, 33: 900, 34: 900, 64: 3, 65: 4, 70: 5 });
    const found = ["('Q.00004')", "('q.00034')", "('q.00033')"];
    expect(asked(partScans(fitting, 20, order, true))).toEqual([
      ...found,
      "!(('Q.00004' | 'q.00034' | 'q.00033'))",
    ]);
    expect(asked(partScans(fitting, 2000, order, true))).toEqual([...found, "('Q.00001')"]);
    expect(partScans(fitting, 20, [], true)).toEqual([]);
  });

  test('look through a quality tier that should hold enough, then one of many more, then all others', () => {
    const qualityTiers = qualityTiersOf({ 1: 3343, 2: 2343, 3: 543, 4: 543 });
    const scans = (count: number) => asked(topScans({ ...fitting, qualityTiers }, count, false));
    expect(scans(300)).toEqual(["('top.00002')", "!(('top.00002'))"]);
    expect(scans(80)).toEqual(["('top.00004')", "(('top.00001')) & (!(('top.00004')))", "!(('top.00001'))"]);
    expect(scans(2000)).toEqual(['']);
  });

  test('ask the index for what is rare, and leave to the row what nearly all have', () => {
    const terms = [
      { text: "'logo'", gigs: 800 },
      { text: "'days.3'", gigs: 3_000 },
      { text: "'l.en'", gigs: 9_900 },
    ];
    expect(asked(topScans({ ...fitting, terms, isShort: true }, 10, false))).toEqual([
      "('logo') & ('days.3')",
    ]);
  });

  test('look up in the gig what was found before, where few are looked at', () => {
    const its = { ...fitting, terms: [{ text: "'logo'", gigs: 800 }], words: "'logo'", all: 100_000 };
    const scans = topScans({ ...its, qualityTiers: qualityTiersOf({ 3: 700 }) }, 100, true);
    expect(scans).toEqual([
      { scan: "('top.00003') & ('logo')", words: "'logo'" },
      { scan: "('logo')", words: "('logo') & (!(('top.00003')))" },
    ]);
  });

  test('do not sample a quality tier that is much longer than the rarest list', () => {
    const its = {
      ...fitting,
      terms: [{ text: "'logo'", gigs: 100 }],
      qualityTiers: qualityTiersOf({ 3: 700 }),
    };
    expect(topScans(its, 100, true)).toHaveLength(1);
    expect(topScans(its, 100, false)).toHaveLength(2);
  });

  /** True when a gig with these words and marks is found by the condition. */
  function holds(condition: string, its: ReadonlySet<string>): boolean {
    let text = condition.replace(/'([^']+)'/g, (_, term) => (its.has(term) ? '1' : '0')).replaceAll(' ', '');
    for (let before = ''; text !== before; ) {
      before = text;
      text = text
        .replace(/\((\d)\)/g, '$1')
        .replaceAll('!1', '0')
        .replaceAll('!0', '1');
      text = text.replace(/1&1|1\|[01]|0\|1/, '1').replace(/0&[01]|1&0|0\|0/, '0');
    }
    return text !== '0';
  }

  test('find every gig exactly once, and the better ones first', () => {
    const order = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 80 });
    const part = fc.double({ min: 0.001, max: 1, noNaN: true });
    const count = fc.integer({ min: 1, max: 500 });
    const [isAll, hasWord, isSample] = [fc.boolean(), fc.boolean(), fc.boolean()];
    const marksOf = (n: number) =>
      new Set([mark(n), wide(n), 'logo', ...Array.from({ length: 1 + n / 16 }, (_, at) => tierTerm(at))]);
    const tierTerm = (tier: number) => `top.${String(tier).padStart(5, '0')}`;
    fc.assert(
      fc.property(
        order,
        part,
        count,
        isAll,
        hasWord,
        isSample,
        (numbers, share, wanted, all, word, sample) => {
          const falling = numbers.sort((a, b) => b - a);
          const gigsOf = (found: number[]) => found.reduce((sum, n) => sum + ((n * 7) % 40), 0);
          const its = {
            ...fitting,
            ...(word && {
              words: "'logo'",
              terms: [{ text: "'logo'", gigs: gigsOf(falling), isWord: true }],
            }),
            part: share,
            most: share,
            qualityTiers: Array.from({ length: 19 }, (_, at) => 18 - at).map((tier) => ({
              term: tierTerm(tier),
              gigs: gigsOf(falling.filter((n) => n >= tier * 16)),
            })),
          };
          const inParts = partScans(
            its,
            wanted,
            falling.map((n) => ({ term: mark(n), gigs: gigsOf([n]) })),
            all,
          );
          for (const scans of [inParts, topScans(its, wanted, sample)]) {
            const places = falling.map((n) =>
              scans.flatMap(({ scan, words }, at) =>
                holds(scan, marksOf(n)) && holds(words, marksOf(n)) ? [at] : [],
              ),
            );
            for (const at of places) expect(at).toHaveLength(1);
            expect(places.flat()).toEqual(places.flat().sort((a, b) => a - b));
          }
          if (!all) expect(holds(inParts.at(-1)?.scan ?? '', new Set(['logo']))).toBe(true);
        },
      ),
    );
  });
});
