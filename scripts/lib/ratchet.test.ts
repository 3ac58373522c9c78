/** A part that grew slower fails the run, on the kind of machine it was recorded on and at its speed of today. */
import { expect, test } from 'vitest';
import { slowest, tooSlow } from './ratchet.ts';

const record = {
  machine: 'two cores',
  runs: [80, 100, 300].map((seconds) => ({ probeMs: 200, parts: { browser: seconds } })),
};

function judge(seconds: number, probeMs = 200, machine = 'two cores', name = 'browser'): number {
  return tooSlow({ probeMs, parts: { [name]: seconds } }, record, machine).length;
}

test('a part may take a quarter and five seconds more than its median', () => {
  expect(judge(130)).toBe(0);
  expect(judge(130.1)).toBe(1);
});

test('a machine that is slower today gets as much more time; a faster one keeps the limit', () => {
  expect(judge(250, 400)).toBe(0);
  expect(judge(256, 400)).toBe(1);
  expect(judge(130, 100)).toBe(0);
});

test('another kind of machine, or a part without a record, is not judged', () => {
  expect(judge(999, 200, 'eight cores')).toBe(0);
  expect(judge(999, 200, 'two cores', 'new part')).toBe(0);
});

test('two runs are too few to judge by', () => {
  const few = { ...record, runs: record.runs.slice(1) };
  expect(tooSlow({ probeMs: 200, parts: { browser: 999 } }, few, 'two cores')).toEqual([]);
});

test('the slowest tests come first', () => {
  const tests = [3, 1, 2].map((ms) => ({ name: `test ${ms}`, ms: ms * 1000 }));
  expect(slowest(tests, 2)).toEqual(['     3.0 s  test 3', '     2.0 s  test 2']);
});
