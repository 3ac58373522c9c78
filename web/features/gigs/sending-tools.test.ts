/** Where in a video a poster is looked for. */
import { expect, test } from 'vitest';
import { posterTimes } from './sending-tools.ts';

test('a long film is looked at early first, then later', () => {
  expect(posterTimes(100)).toEqual([0.1, 0.6, 1.5, 3, 15, 30, 50]);
});

test('nothing behind the end of a short one', () => {
  expect(posterTimes(1)).toEqual([0.1, 0.15, 0.3, 0.5, 0.6]);
  expect(posterTimes(0.05)).toEqual([0.0075, 0.015, 0.025]);
  expect(posterTimes(0)).toEqual([0]);
});

test('an unknown length leaves the first seconds', () => {
  expect(posterTimes(Number.POSITIVE_INFINITY)).toEqual([0.1, 0.6, 1.5, 3]);
  expect(posterTimes(Number.NaN)).toEqual([0.1, 0.6, 1.5, 3]);
});
