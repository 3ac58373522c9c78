/** Runs a part of the Vitest suite and counts what passed and failed. */
import { join } from 'node:path';
import { countReport } from './count-report.ts';
import type { PartResult } from './part.ts';
import { ROOT } from './root.ts';
import { NODE_FLAGS, runInForeground } from './runtime.mjs';
import { testEnvironment } from './test-environment.ts';

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};

/**
 * Runs Vitest with the given arguments; progress and failures go to the terminal. A file that cannot be loaded
 * counts as one failure.
 */
export function runVitest(args: readonly string[], env: Record<string, string> = {}): Promise<PartResult> {
  return countReport('vitest', countVitest, (report) =>
    runInForeground(
      process.execPath,
      [
        ...[...NODE_FLAGS, join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ],
      { cwd: ROOT, env: testEnvironment(env) },
    ),
  );
}

function countVitest({ testResults }: VitestReport): PartResult {
  const count = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    count.passed += assertionResults.filter((test) => test.status === 'passed').length;
    count.failed += failed === 0 && status === 'failed' ? 1 : failed;
  }
  return count;
}
