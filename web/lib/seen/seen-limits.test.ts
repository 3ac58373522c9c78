/** How much a device keeps of what was seen. */
import { expect, test } from 'vitest';
import { MOST_ANSWERS, MOST_BYTES, overflow } from './seen-limits.ts';

const answer = (id: string, at: number, bytes = 10) => ({ id, at, bytes });

test('as many as fit stay', () => {
  expect(overflow([answer('a', 1), answer('b', 2)])).toEqual([]);
});

test('of too many the oldest go', () => {
  const all = Array.from({ length: MOST_ANSWERS + 2 }, (_, at) => answer(`${at}`, at));
  expect(overflow(all)).toEqual(['1', '0']);
});

test('of too large ones the oldest go', () => {
  const half = MOST_BYTES / 2;
  expect(overflow([answer('new', 3, half), answer('old', 1, half), answer('middle', 2, half)])).toEqual([
    'old',
  ]);
});
