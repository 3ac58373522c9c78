/** The parts of addresses and names that the tracker makes itself. */
import { expect, test } from 'vitest';
import { titlePart } from './tracker-words.ts';

test.each([
  ['Logo for “Ẹ̀kọ́” / 2nd round', 'Logo-for-Ẹ-kọ-2nd-round'],
  ['../..', 'order'],
  ['?a=b#c', 'a-b-c'],
])('the title %s is %s in an address', (title, part) => {
  expect(titlePart(title)).toBe(part);
});
