/** Runs a part of the Vitest suite and counts what passed and failed. */
import { join, relative } from 'node:path';
import { countReport, type PartResult, type TimedTest } from './count-report.ts';
import { ROOT } from './root.ts';
import { NODE_FLAGS, runInForeground } from './runtime.mjs';
import { testEnvironment } from './test-environment.ts';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; duration?: number }[];
  }[];
};

/** Engines of PGlite come and go in several threads: while Node frees their compiled code it ends itself now and then. It keeps it. */
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
  const result = { passed: 0, failed: 0, tests: [] as TimedTest[] };
  for (const { name: file, status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    result.passed += assertionResults.filter((test) => test.status === 'passed').length;
    result.failed += failed === 0 && status === 'failed' ? 1 : failed;
    for (const { fullName, duration = 0 } of assertionResults)
      result.tests.push({ name: `${relative(ROOT, file)}: ${fullName}`, ms: duration });
  }
  return result;
}
