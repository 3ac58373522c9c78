/** Typed amounts become whole naira, and the fee shown is the fee charged. */
import { expect, test } from 'vitest';
import { afterFee, feeBetween, nairaDigits, nairaOf, penaltyOf } from './money.ts';

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
  expect(afterFee(100_000, 10)).toEqual({ fee: 10_000, net: 90_000 });
  expect(afterFee(100_001, 10)).toEqual({ fee: 10_000.1, net: 90_000.9 });
  expect(afterFee(0.19, 10)).toEqual({ fee: 0.01, net: 0.18 });
});

test('a penalty is its whole percent of the price, rounded down to the kobo', () => {
  expect(penaltyOf(150_000, 5)).toBe(7500);
  expect(penaltyOf(100_001, 7)).toBe(7000.07);
});

test('what lies between price and net pay adds up to the kobo', () => {
  expect(feeBetween(100_001, 90_000.9)).toBe(10_000.1);
});

test.each([
  ['150000', 150_000],
  [150_000, 150_000],
  ['', null],
  ['12.5', null],
  [null, null],
])('%s is read as %s naira', (typed, naira) => {
  expect(nairaOf(typed)).toBe(naira);
});
