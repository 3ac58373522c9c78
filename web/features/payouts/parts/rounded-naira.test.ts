/** Amounts above the bars of a chart. */
import { expect, test } from 'vitest';
import { showNairaRound } from './rounded-naira.ts';

test.each([
  [950, 'N950'],
  [162_000, 'N162K'],
  [294_975, 'N295K'],
  [1_540_000, 'N1.5M'],
])('%s naira is %s where there is little space', (naira, shown) => {
  expect(showNairaRound(naira)).toBe(shown);
});
