/** What is typed becomes whole naira, and the fee shown is the fee taken. */
import { expect, test } from 'vitest';
import { afterFee, nairaDigits } from './money.ts';

test.each([
  ['N50,000', '50000'],
  ['007', '7'],
  ['0', '0'],
  ['abc', ''],
  ['-5', '5'],
])('%s is typed as %s', (typed, digits) => {
  expect(nairaDigits(typed)).toBe(digits);
});

test('the fee is a tenth, rounded down to the kobo in favour of the talent', () => {
  expect(afterFee(100_000)).toEqual({ fee: 10_000, net: 90_000 });
  expect(afterFee(100_001)).toEqual({ fee: 10_000.1, net: 90_000.9 });
  expect(afterFee(0.19)).toEqual({ fee: 0.01, net: 0.18 });
});
