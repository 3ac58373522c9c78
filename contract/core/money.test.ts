/** Conversion to and from naira: no kobo is lost on the way to the screen and back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromNaira, showNaira, toNaira } from './money.ts';

describe('money', () => {
  it('reads and writes naira without losing a kobo', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_900n }), (amount) => {
        expect(fromNaira(toNaira(amount))).toBe(amount);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each(['1e3', '0x10', ' 5', '1,000', '1.005', 'NaN', '', '٥'])('refuses %j', (text) => {
    expect(() => fromNaira(text)).toThrow(RangeError);
  });

  it.each([
    [50_000, 'N50,000'],
    [0, 'N0'],
    [999, 'N999'],
    [83_700.84, 'N83,700.84'],
    [999_999_999_999, 'N999,999,999,999'],
    [-1_500.5, '-N1,500.50'],
  ])('shows %d as %s', (naira, text) => {
    expect(showNaira(naira)).toBe(text);
  });
});
