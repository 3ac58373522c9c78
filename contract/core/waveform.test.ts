/** Waveform bars from samples. */
import { expect, test } from 'vitest';
import { barsOf } from './waveform.ts';

test('a sound that grows louder has growing bars up to 100', () => {
  const bars = barsOf(Float32Array.from({ length: 6400 }, (_, i) => (i / 6400) * (i % 2 ? 1 : -1)));
  expect(bars).toHaveLength(64);
  expect(bars.at(-1)).toBe(100);
  expect(bars.toSorted((a, b) => a - b)).toEqual(bars);
  expect(bars[32]).toBeGreaterThan(45);
  expect(bars[32]).toBeLessThan(55);
});

test('silence and a sound shorter than its bars are no accident', () => {
  expect(barsOf(new Float32Array(1000))).toEqual(Array(64).fill(0));
  const short = barsOf(Float32Array.of(1, 0.5));
  expect(short).toHaveLength(64);
  expect(Math.max(...short)).toBe(100);
});
