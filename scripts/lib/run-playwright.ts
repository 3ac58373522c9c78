/** Runs the browser tests and counts what passed and failed. */
import { join } from 'node:path';
import { countReport, type PartResult, type TestOutcome } from './count-report.ts';
import { ROOT } from './root.ts';
import { NODE_FLAGS, runInForeground } from './runtime.mjs';
import { testEnvironment } from './test-environment.ts';

type Suite = {
  suites?: Suite[];
  specs: { file: string; title: string; tests: Tried[] }[];
};
type Tried = {
  projectName: string;
  status: string;
  results: { duration: number; errors?: { message?: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
};

/** Runs Playwright with the given arguments; progress and failures go to the terminal. */
export function runPlaywright(args: readonly string[], reporter: string): Promise<PartResult> {
  return countReport('playwright', countPlaywright, (report) =>
    runInForeground(
      process.execPath,
      [
        ...[...NODE_FLAGS, join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test'],
        ...[`--reporter=${reporter},json`, ...args],
      ],
      { cwd: ROOT, env: testEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }) },
    ),
  );
}

function countPlaywright({ stats, errors, suites }: PlaywrightReport): PartResult {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: suites.flatMap(outcomesOf),
  };
}

function outcomesOf({ suites = [], specs }: Suite): TestOutcome[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `e2e/${file}: ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failure: status === 'unexpected' || status === 'flaky' ? messagesOf(results) : undefined,
    })),
  );
  return [...own, ...suites.flatMap(outcomesOf)];
}

function messagesOf(results: Tried['results']): string {
  return results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n');
}
