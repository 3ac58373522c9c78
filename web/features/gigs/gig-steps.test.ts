/** What the URL of the two steps may contain. */
import { expect, test } from 'vitest';
import { readGigSearch, readStep } from './gig-steps.ts';

const GIG = '0199a100-0000-7000-8000-000000000001';

test('the address keeps the draft and its step', () => {
  expect(readGigSearch({ gig: GIG, step: 'gallery' })).toEqual({ gig: GIG, step: 'gallery' });
  expect(readGigSearch({ gig: GIG, step: 'overview' })).toEqual({ gig: GIG });
});

test('a gallery without a gig does not exist, and what is no id is left out', () => {
  expect(readGigSearch({ step: 'gallery' })).toEqual({});
  expect(readGigSearch({ gig: '../jobs', step: 'gallery' })).toEqual({});
  expect(readGigSearch({ gig: 7 })).toEqual({});
  expect(readStep({ step: 'payment' })).toEqual({});
});
