/** A part that grew slower than the others fails the run, on the kind of machine it was recorded on. */
import { expect, test } from 'vitest';
import { slowest, tooSlow } from './ratchet.ts';

const record = {
  machine: 'two cores',
  runs: [80, 100, 120].map((seconds) => ({ parts: { check: seconds, faults: seconds, browser: seconds } })),
};

/** Returns the number of parts that are too slow; parts not named take 100 s. */
function judge(parts: Record<string, number>, machine = 'two cores', known = record): number {
  return tooSlow({ parts: { check: 100, faults: 100, browser: 100, ...parts } }, known, machine).length;
}

test('a part may take a quarter and five seconds more than its slowest record', () => {
  expect(judge({ browser: 155 })).toBe(0);
  expect(judge({ browser: 155.1 })).toBe(1);
});

test('a machine on which most parts are slower gets as much more time; a faster one keeps the limit', () => {
  expect(judge({ check: 240, faults: 240, browser: 305 })).toBe(0);
  expect(judge({ check: 240, faults: 240, browser: 305.1 })).toBe(1);
  expect(judge({ check: 50, faults: 50, browser: 155 })).toBe(0);
});

test('another kind of machine, or a part without a record, is not judged', () => {
  expect(judge({ browser: 999 }, 'eight cores')).toBe(0);
  expect(judge({ 'new part': 999 })).toBe(0);
});

test('two runs are too few to judge by', () => {
  expect(judge({ browser: 999 }, 'two cores', { ...record, runs: record.runs.slice(1) })).toBe(0);
});

test('the slowest tests come first', () => {
  const tests = [3, 1, 2].map((ms) => ({ name: `test ${ms}`, ms: ms * 1000 }));
  expect(slowest(tests, 2)).toEqual(['     3.0 s  test 3', '     2.0 s  test 2']);
});
