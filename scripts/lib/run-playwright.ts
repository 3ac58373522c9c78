/** Runs the browser tests and counts what passed and failed. */
import { join } from 'node:path';
import { countReport } from './count-report.ts';
import type { PartResult } from './part.ts';
import { ROOT } from './root.ts';
import { NODE_FLAGS, runInForeground } from './runtime.mjs';
import { testEnvironment } from './test-environment.ts';

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

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

function countPlaywright({ stats, errors }: PlaywrightReport): PartResult {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
