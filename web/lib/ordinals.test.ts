/** Milestones are counted in words. */
import { expect, test } from 'vitest';
import { milestoneName, ordinal } from './ordinals.ts';

test('places are counted in words, up to the fifth', () => {
  expect([1, 4].map(milestoneName)).toEqual(['First milestone', 'Fourth milestone']);
  expect([5, 6].map(ordinal)).toEqual(['Fifth', '6']);
});
