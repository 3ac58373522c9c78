/** A failed test run cannot look like a successful one. */
import { writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { countReport, failuresOf, type PartResult } from './count-report.ts';

function runThat(code: number, report: PartResult | null): Promise<PartResult> {
  vi.spyOn(console, 'log').mockReturnValue();
  return countReport<PartResult>(
    'runner',
    (counted) => counted,
    async (file) => {
      if (report) writeFileSync(file, JSON.stringify(report));
      return code;
    },
  );
}

test.each([
  ['all well', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['failed tests', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['a bad end without a failed test', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['no tests at all', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['no report', 0, null, { passed: 0, failed: 1 }],
])('%s', async (_, code, report, expected) => {
  expect(await runThat(code, report)).toEqual(expected);
});

test('what failed is named again at the end, without the colours of a terminal', () => {
  const tests = [
    { name: 'a.test.ts: good', ms: 1 },
    { name: 'a.test.ts: bad', ms: 1, failure: '\u001b[31mexpected 1\u001b[39m' },
  ];
  expect(failuresOf({ passed: 1, failed: 1, tests })).toEqual(['FAILED a.test.ts: bad', 'expected 1']);
});
