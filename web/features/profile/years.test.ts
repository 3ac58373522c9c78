/** Which years a qualification may name. */
import { expect, test } from 'vitest';
import { yearOptions } from './years.ts';

const TODAY = '2026-11-21';
const values = (from: string | number | null) => yearOptions(from, TODAY).map(({ value }) => value);

test('years run from the current one back to 1960', () => {
  expect(values('').at(0)).toBe('2026');
  expect(values('').at(-1)).toBe('1960');
  expect(values('')).toHaveLength(67);
});

test('the last year is not offered before the first', () => {
  expect(values('2024')).toEqual(['2026', '2025', '2024']);
  expect(values(1930)).toHaveLength(67);
});
