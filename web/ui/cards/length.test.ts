/** How lengths are written and said. */
import { expect, test } from 'vitest';
import { sayLength, showLength } from './length.ts';

test.each([
  [0, '0:00'],
  [0.1, '0:01'],
  [6.6, '0:07'],
  [59.7, '1:00'],
  [200, '3:20'],
  [3725, '1:02:05'],
  [-1, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(showLength(seconds)).toBe(shown);
});

test.each([
  [0, '0 seconds'],
  [0.2, '1 second'],
  [1, '1 second'],
  [60, '1 minute'],
  [200, '3 minutes 20 seconds'],
])('%d seconds are said as %s', (seconds, said) => {
  expect(sayLength(seconds)).toBe(said);
});
