/** Runs a part of the Vitest suite and counts what passed and failed. */
import { join, relative } from 'node:path';
import { countReport, type PartResult, type TestOutcome } from './count-report.ts';
import { ROOT } from './root.ts';
import { NODE_FLAGS, runInForeground } from './runtime.mjs';
import { testEnvironment } from './test-environment.ts';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages?: string[] }[];
  }[];
};

/** PGlite engines come and go in several threads, and Node sometimes crashes while freeing their compiled code; this keeps the code. */
const KEEP_COMPILED = '--no-wasm-code-gc';

/**
 * Runs Vitest with the given arguments; progress and failures go to the terminal. A file that cannot be loaded
 * counts as one failure.
 */
export function runVitest(args: readonly string[], env: Record<string, string> = {}): Promise<PartResult> {
  return countReport('vitest', countVitest, (report) =>
    runInForeground(
      process.execPath,
      [
        ...[...NODE_FLAGS, KEEP_COMPILED, join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ],
      { cwd: ROOT, env: testEnvironment(env) },
    ),
  );
}

function countVitest({ testResults }: VitestReport): PartResult {
  const result = { passed: 0, failed: 0, tests: [] as TestOutcome[] };
  for (const { name: file, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    result.passed += assertionResults.filter((test) => test.status === 'passed').length;
    result.failed += failed === 0 && status === 'failed' ? 1 : failed;
    const path = relative(ROOT, file);
    if (failed === 0 && status === 'failed') result.tests.push({ name: path, ms: 0, failure: message ?? '' });
    for (const { fullName, duration = 0, failureMessages, ...test } of assertionResults) {
      const failure = test.status === 'failed' ? (failureMessages ?? []).join('\n') : undefined;
      result.tests.push({ name: `${path}: ${fullName}`, ms: duration, failure });
    }
  }
  return result;
}
